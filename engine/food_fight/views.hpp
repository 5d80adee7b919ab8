// From states to what seats may know, and back to states that fit.
#pragma once

#include <string>

#include "engine/core/event.hpp"
#include "engine/core/hash.hpp"
#include "engine/food_fight/box.hpp"
#include "engine/food_fight/state.hpp"
#include "engine/food_fight/view.hpp"

namespace food_fight {

/// What `seat` (or `core::k_everybody`) may know, filled by allow-list. Everybody knows where a card is if
/// every seat does.
View view_of(const State& state, core::Seat seat);

/// A state that fits the view: known cards stay with their holders, the rest comes from `seed`; hidden plans
/// are drawn from what the drawn owner could place. `view_of(sample(v, …), v.viewer)` is `v` byte for byte.
State sample(const View& view, std::uint64_t seed, const CardsInPlay& cards);

/// Adds the rules' state: never the chance stream nor who knows what, and only what a position can express.
void hash_state(const State& state, core::Hasher& hasher);

/// What is wrong with the state, or nothing (the ledger's INVARIANTS).
std::string broken_invariant(const State& state, const CardsInPlay& cards);

/// The form of an event that `viewer` may see: moved cards and plans become `Card::hidden` outside the
/// audience.
core::Event event_for(const core::Event& event, core::Seat viewer);

}  // namespace food_fight
