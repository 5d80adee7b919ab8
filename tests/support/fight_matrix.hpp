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

// Deeds that both ledgers tell in the same words: what happens to the final target
// ----------------------------------------------------------------------------------------------------------

inline void no_own_part(Run&) {}
inline void gains_one(Run& run, char victim) {
  run.hurt(std::string(1, victim), 1);
}
inline void is_shoved(Run& run, char victim) {
  run.hurt(std::string(1, victim), static_cast<int>(run.before[victim].hand.size()));
}
/// Stalk, Flirt.
inline void is_robbed_and_turned(Run& run, char victim) {
  run.say("* pick food");
  run.say("! " + to('A', "retarget ") + to(victim, std::string(1, victim)));
  run.say(to('A', "retarget ") + to(victim, "A"));
  scene::remove(run.after[victim].hand, "food");
  run.after['A'].hand.push_back("food");
  run.after[victim].target = 'A';
}
inline void is_taunted(Run& run, char victim) {
  run.hurt(std::string(1, victim), 1);
  run.after[victim].target = 'A';
}
inline void is_tackled(Run& run, char victim) {
  run.say(to(victim, "drop food"));
  run.hurt(std::string(1, victim), 1);
  scene::remove(run.after[victim].hand, "food");
  run.after.floor.push_back("food");
}
/// The splatter is not for A, whose doing it is.
inline void is_pranked(Run& run, char victim) {
  run.say(to(victim, "self food"));
  run.hurt(std::string(1, victim), 1);
  scene::remove(run.after[victim].hand, "food");
  run.after.trash = {"food"};
  run.hurt(victim == 'C' ? "BD" : "D", 1);
}
/// Own parts, whoever it hits.
inline void draws_food(Run& run) {
  run.after['A'].hand.push_back("food");
}
inline void belches_at_all(Run& run) {
  run.say("A belch condition");
  run.after['A'].hand = {"food"};
  run.after.trash = {"condition"};
  run.hurt("BDE", 1);
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
