// Hold the Events: the moments at which held events may be played.
#pragma once

#include "engine/food_fight/table.hpp"

namespace food_fight::what_the_food {

/// Asks every holder once, clockwise from the starting player, for at most one event, unless nothing has
/// happened since that seat last passed; then resolves what was played, in that order (WF-A60, WF-A61). True
/// if a Fire Drill was among them. Does nothing without Hold the Events.
bool open_window(Table& t);

}  // namespace food_fight::what_the_food
