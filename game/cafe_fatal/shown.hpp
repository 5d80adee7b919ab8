// The board as it is shown: the first view and the events that were shown since. Never the state.
#pragma once

#include <array>

#include "engine/cafe_fatal/events.hpp"
#include "engine/cafe_fatal/view.hpp"
#include "engine/core/event.hpp"

namespace game::cafe_fatal {

namespace rules = ::cafe_fatal;

enum class Mood : std::uint8_t { calm, think, joy, gloom, wow };
using Moods = std::array<Mood, rules::k_most_seats>;

struct Shown {
  rules::Board board;
  rules::Pieces bag{};
  std::array<int, rules::k_most_seats> points{};
  int rail_seat = -1;                              ///< whose thrown dice lie on the rail; −1: nobody's
  std::array<std::uint8_t, rules::k_dice> rail{};  ///< their faces as thrown, `rail_dice` of them
  int rail_dice = 0;
  bool in_turns = false;  ///< between the set-up and the distribution: somebody is on turn
  bool over = false;
  std::uint16_t winners = 0;
  Moods moods{};  ///< the faces that the last step left; no part of ==
  bool operator==(const Shown&) const;
};

Shown shown_from(const rules::View& view);
/// The board after one more event.
void apply(Shown& shown, const core::Event& event);
/// Faces of the dice on the rail, sorted, as groups of one result: how many of each.
std::array<int, rules::k_results> rail_counts(const Shown& shown);

}  // namespace game::cafe_fatal
