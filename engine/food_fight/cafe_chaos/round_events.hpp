// The events of Cafe Chaos: one function a card, carried out before the fight (CC-054).
#pragma once

#include "engine/food_fight/table.hpp"

namespace food_fight::cafe_chaos {

/// Draws the next event and carries it out. One that lasts stays in force until the round ends (CC-260,
/// CC-261).
void play_event(Table& t);

}  // namespace food_fight::cafe_chaos
