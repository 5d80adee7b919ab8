// Cooking Customers for the code that serves all games.
#pragma once

#include "engine/core/game.hpp"

namespace cooking_customers {

const core::Game& game();

}  // namespace cooking_customers
