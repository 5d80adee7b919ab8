// Attract: nobody is there, so bots play behind the sign; any press returns.
#pragma once

#include <memory>

#include "game/app/services.hpp"

namespace game::screens {

/// Null if the table cannot be set up.
std::unique_ptr<Screen> make_attract_screen(app::Services& services);

}  // namespace game::screens
