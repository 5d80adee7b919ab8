// The ledgers' interaction matrices: every attack on every answer, the defender before and after the
// attacker.
#pragma once

#include <doctest/doctest.h>

#include "tests/support/fight_scene.hpp"
#include "tests/support/tables.hpp"

namespace matrix {

using scene::Scene;
using scene::Words;

/// What the defender shows.
struct Column {
  std::string card;
  std::string character;  ///< the card again, if it is a character action
};

/// One test: the scene before and after, and the lines between.
struct Run {
  Scene before, after;
  Words lines;
  bool defender_first = false;

  Run(Scene whole, bool first, char defender, const Column& column)
      : before(std::move(whole)), defender_first(first) {
    before[defender].plan = column.card + (column.card == "duck" ? " grab throw" : " duck throw");
    before[defender].character = column.character;
  }
  void show(const std::string& card, bool is_character, const Words& hand = {}) {
    before['A'].plan = card + " grab duck";
    before['A'].character = is_character ? card : "";
    before['A'].hand = hand;
  }
  void say(const std::string& line) { lines.push_back(line); }
  void hurt(const std::string& seats, int amount) {
    for (const char seat : seats) after[seat].points += amount;
  }
  void check() const { CHECK(tables::failure_of(scene::table(before, lines, after, defender_first)) == ""); }
};

inline std::string to(char seat, const std::string& rest) {
  return std::string(1, seat) + " " + rest;
}
/// Seats beside C or E.
inline std::string neighbours(char seat) {
  return seat == 'C' ? "BD" : "DA";
}

template <class Columns, class Test>
void each_cell(const Columns& columns, const std::string& row, const Test& test) {
  for (std::size_t i = 0; i < columns.size(); ++i) {
    for (const bool first : {true, false}) {
      const std::string name =
          row + " on " + columns.at(i).card + (first ? ", defender first" : ", attacker first");
      CAPTURE(name);
      test(columns.at(i), i, first);
    }
  }
}

}  // namespace matrix
