// What the program opens with: the title, or by the command line a table at once.
#pragma once

#include "engine/core/result.hpp"
#include "game/app/services.hpp"

namespace game::app {

[[nodiscard]] core::Result<void> open_first_screen(Services& services);

}  // namespace game::app
