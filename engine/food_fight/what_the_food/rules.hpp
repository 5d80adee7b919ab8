// The rules of What the Food?!: one step at a time.
#pragma once

#include "engine/core/decider.hpp"
#include "engine/core/event.hpp"
#include "engine/food_fight/state.hpp"

namespace food_fight::what_the_food {

/// Plays the aims, the plans, or one player's action with the windows round it.
void step(State& state, core::Decider& decider, core::EventSink* sink, core::OutcomeSource* source);

}  // namespace food_fight::what_the_food
