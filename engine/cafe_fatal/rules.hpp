// The course of Café Fatal, one step at a time.
#pragma once

#include "engine/cafe_fatal/state.hpp"
#include "engine/core/decider.hpp"
#include "engine/core/event.hpp"

namespace cafe_fatal {

/// Plays what `board.phase` says: the set-up of a round, a throw, a placement, or the distribution.
void step(State& state, core::Decider& decider, core::EventSink* sink, core::OutcomeSource* source);

/// Most points, then most morsels, else shared (CF-046).
core::SeatSet winners(const Board& board);

/// Whether somebody has 40 points or the bag is too short for a set-up (CF-044, CF-A8, CF-A10).
bool ends(const State& state);

/// The next seat from `from` on (itself included) that has dice in hand; `seats` if nobody has (CF-017).
int next_with_dice(const Board& board, int from);

}  // namespace cafe_fatal
