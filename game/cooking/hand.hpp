// The row of cards on the towel: one seat's hidden cards, from that seat's private view alone.
#pragma once

#include <array>
#include <vector>

#include "engine/cooking_customers/view.hpp"
#include "engine/core/event.hpp"

namespace game::cooking {

namespace rules = ::cooking_customers;
using rules::Card;

struct Hand {
  int seat = -1;  ///< −1: nobody's hand is open
  std::vector<Card> cards;
  /// Tips that this seat has seen, of unfinished tables by side; 0: not seen (KC-A9).
  std::array<std::uint8_t, rules::k_most_sides> tips{};
  bool open() const { return seat >= 0; }
  bool operator==(const Hand&) const = default;
};

Hand hand_of(const rules::View& view);
/// The hand as it is shown follows the events that are shown; `newest` is the one after all of them and tells
/// what a hidden card was. First what leaves it, as the step begins; then what comes, as it ends.
void leave_hand(Hand& hand, const Hand& newest, const core::Event& event);
void reach_hand(Hand& hand, const Hand& newest, const core::Event& event);

}  // namespace game::cooking
