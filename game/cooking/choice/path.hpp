// The options of a question as ways across the kitchen: what one points at, one thing after the other.
#pragma once

#include <cstdint>
#include <vector>

#include "engine/cooking_customers/question.hpp"
#include "engine/core/question.hpp"

namespace game::cooking {

namespace rules = ::cooking_customers;
using rules::Card;

/// What one can point at.
enum class SpotKind : std::uint8_t {
  hand,     ///< a card of the row on the towel, by its place
  station,  ///< a kitchen, by its seat
  cook,     ///< who stands at a stove, by seat
  helper,   ///< likewise
  supply,   ///< what hangs at a station: `supply_spot`
  tray,     ///< cards are thrown away there
  button,   ///< a word to press, by its `Verb`
};

struct Spot {
  SpotKind kind = SpotKind::hand;
  int value = 0;
  bool operator==(const Spot&) const = default;
  rules::Verb verb() const { return static_cast<rules::Verb>(value); }
  /// Whose kitchen it is in; of a card, the tray and a word: −1.
  int seat() const;
  /// Of a supply.
  Card supply() const;
};

Spot supply_spot(int seat, Card supply);

/// One legal answer, spot after spot.
struct Path {
  std::vector<Spot> steps;
  core::Choice choice;
};

/// All answers of the question. Copies of a card in the row are as many ways to the same answer.
std::vector<Path> paths_of(const core::Question& question, const std::vector<Card>& row);

/// Somebody must look at hidden cards for this question.
bool needs_hand(const core::Question& question);

}  // namespace game::cooking
