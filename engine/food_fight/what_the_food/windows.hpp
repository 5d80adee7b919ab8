// Hold the Events: the moments at which held events may be played.
#pragma once

#include "engine/food_fight/table.hpp"

namespace food_fight::what_the_food {

/// What "something has happened" is measured by: cards, points, aims, face-up cards, the round (WF-A60).
std::uint64_t fingerprint(const State& state);

/// Asks every holder once, clockwise from the starting player, for at most one event, unless nothing has
/// happened since that seat last passed; then resolves what was played, in that order (WF-A60, WF-A61). True
/// if a Fire Drill was among them. Does nothing without Hold the Events.
/// `seat`: whose action or attack it is. `declared`: the attack that the window follows, if it follows one.
/// That a window opens is told whoever holds an event, and nothing before it can be taken back: who was asked
/// must not show.
bool open_window(Table& t, Moment moment, SeatIndex seat = k_nobody, const AttackContext& declared = {});

}  // namespace food_fight::what_the_food
