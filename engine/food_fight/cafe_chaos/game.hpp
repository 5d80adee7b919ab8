// Cafe Chaos behind the interface of all games.
#pragma once

#include "engine/core/game.hpp"

namespace food_fight::cafe_chaos {

const core::Game& game();

}  // namespace food_fight::cafe_chaos
