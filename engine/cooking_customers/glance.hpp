// What a seat decides by, without copies: its own hand, and pointers to what lies open.
#pragma once

#include "engine/cooking_customers/view.hpp"
#include "engine/core/any_state.hpp"

namespace cooking_customers {

/// Holds nothing that the seat's `View` does not; valid as long as the view or position it was taken from.
/// Policies of rollouts take it where a whole view would cost more than the decision.
struct Glance {
  const Board* board;
  const Hand* hand;
  Seat me;
  std::uint8_t tip;  ///< of the own side's unfinished table; 0 without one
  std::uint8_t next_needs;
};

Glance glance_of(const View& view);
/// The same from a position, which must be one of Cooking Customers.
Glance glance_of(const core::AnyState& state, Seat seat);

}  // namespace cooking_customers
