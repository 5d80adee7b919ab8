// Views, worlds that fit them, and each seat's form of an event.
#pragma once

#include "engine/cooking_customers/state.hpp"
#include "engine/cooking_customers/view.hpp"
#include "engine/core/event.hpp"

namespace cooking_customers {

View view_of(const State& state, Seat seat);
/// A state that fits the view; what it leaves open is dealt from a pool in table order.
State sample(const View& view, std::uint64_t seed);
core::Event event_for(const core::Event& event, Seat viewer);

}  // namespace cooking_customers
