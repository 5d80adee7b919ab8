// The rules of Cooking Customers: one step at a time.
#pragma once

#include "engine/cooking_customers/state.hpp"
#include "engine/core/decider.hpp"
#include "engine/core/event.hpp"

namespace cooking_customers {

/// Plays the start of a turn, one card, or one answer to an attack; the rolls follow the last card at once.
void step(State& state, core::Decider& decider, core::EventSink* sink, core::OutcomeSource* source);

/// The seat that is asked next to stop the waiting attack; nothing if nobody is (KC-A30, KC-A42, KC-A48).
bool next_defender(const State& state, Seat& defender);

}  // namespace cooking_customers
