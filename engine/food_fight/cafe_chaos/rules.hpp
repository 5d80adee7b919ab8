// The course of a game of Cafe Chaos, step by step.
#pragma once

#include "engine/food_fight/table.hpp"

namespace food_fight::cafe_chaos {

/// Plays one step: all aims, all plans, the event, the decisions about copied defences, or one player's
/// action. The step that ends the last set of a round also ends the round and deals the next one's floor
/// (CC-A90).
void step(State& state, core::Decider& decider, core::EventSink* sink, core::OutcomeSource* source);

}  // namespace food_fight::cafe_chaos
