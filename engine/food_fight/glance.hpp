// What a seat decides by, without copies: its own cards, and pointers to what lies open.
#pragma once

#include "engine/core/any_state.hpp"
#include "engine/food_fight/view.hpp"

namespace food_fight {

/// Holds nothing that the seat's `View` does not; valid as long as the view or position it was taken from.
/// Policies that play thousands of games a second take it where a whole view would cost more than the
/// decision.
struct Glance {
  const Board* board;
  const Pile* floor;
  const Pile* trash;
  const Pile* aside;  ///< cards in process; null if the seat may not see them
  const Pile* hand;   ///< without basics, mat and the own character action
  core::Seat me;
  bool own_character;  ///< still owned, in hand or on the mat
  std::array<Card, k_sets> plan;
  std::array<std::uint8_t, k_most_seats> owned;  ///< cards besides the basics, in hand or on the mat
  std::uint8_t deck_size;
};

Glance glance_of(const View& view);
/// The same from a position, which must be a food fight's.
Glance glance_of(const core::AnyState& state, core::Seat seat);

/// The own actions that the seat may place, in the order of `available_actions`.
core::FixedList<Card, k_most_in_pile> placeable_actions(const Glance& glance);
/// The cards that hand effects may touch, in the order of `loose_cards`.
Pile loose_cards(const Glance& glance);

}  // namespace food_fight
