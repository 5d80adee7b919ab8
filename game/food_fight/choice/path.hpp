// The options of a question as ways across the table: what one points at, one thing after the other.
#pragma once

#include <cstdint>
#include <vector>

#include "engine/core/question.hpp"
#include "engine/food_fight/question.hpp"
#include "game/food_fight/shown.hpp"

namespace game::food_fight {

/// What one can point at.
enum class SpotKind : std::uint8_t {
  seat,    ///< a player
  bottle,  ///< a player's bottle: whom it aims at is to change
  hand,    ///< a card of the row below, by its number
  floor,   ///< a card of the floor, by its number
  button,  ///< a word to press, by its `Verb`
};

struct Spot {
  SpotKind kind = SpotKind::seat;
  int value = 0;
  bool operator==(const Spot&) const = default;
  Card card() const { return rules::card_at(value); }
  rules::Verb verb() const { return static_cast<rules::Verb>(value); }
};

/// One legal answer: `set` in any order first, then `rest` in order.
struct Path {
  std::vector<Spot> set;
  std::vector<Spot> rest;
  core::Choice choice;
};

/// A word of the stage's own beside those of the rules: passes this window, and all of this round.
inline constexpr auto k_not_this_round = static_cast<rules::Verb>(100);

/// All answers of the question; of a sequence (any cards in any order) one path for each card.
std::vector<Path> paths_of(const core::Question& question, const Shown& shown);

/// Somebody must look at hidden cards, or answer unseen, for this question.
bool needs_hand(const core::Question& question, const std::vector<Path>& paths);

}  // namespace game::food_fight
