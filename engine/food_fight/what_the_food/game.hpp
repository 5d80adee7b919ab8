// What the Food?! for the code that serves all games.
#pragma once

#include "engine/core/game.hpp"

namespace food_fight::what_the_food {

const core::Game& game();

}  // namespace food_fight::what_the_food
