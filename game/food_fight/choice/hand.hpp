// The row of cards below the table: one seat's hidden cards, from that seat's private view alone.
#pragma once

#include <optional>
#include <vector>

#include "engine/core/event.hpp"
#include "engine/food_fight/question.hpp"
#include "engine/food_fight/view.hpp"
#include "game/food_fight/layout.hpp"

namespace game::food_fight {

namespace rules = ::food_fight;
using rules::Card;

struct Hand {
  int seat = -1;              ///< −1: nobody's hand is open
  std::vector<Card> actions;  ///< that could be placed: basics, own character action, bonus actions
  std::vector<Card> food;     ///< throwables, then held events
  std::vector<Card> aside;    ///< looked at, not yet owned (Rally)
  bool open() const { return seat >= 0; }
  bool operator==(const Hand&) const = default;
};

Hand hand_of(const rules::View& view);
/// The hand as it is shown follows the moves that are shown; `newest` is the one after all of them and tells
/// what a hidden card was. First what leaves it, as the step begins; then what comes, as it ends.
void leave_hand(Hand& hand, const Hand& newest, const core::Event& event);
void reach_hand(Hand& hand, const Hand& newest, const core::Event& event);
/// The row for a question of that kind; without a question the food first.
std::vector<Card> row_of(const Hand& hand, std::optional<rules::Kind> kind);

}  // namespace game::food_fight
