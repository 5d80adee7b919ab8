// Café Fatal behind the interface that all games share.
#pragma once

#include "engine/core/game.hpp"

namespace cafe_fatal {

/// The one object of these rules.
const core::Game& game();

}  // namespace cafe_fatal
