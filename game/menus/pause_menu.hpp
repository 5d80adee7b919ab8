// Pause, for all, by anyone: resume after 3-2-1, rules, settings, seats, leave.
#pragma once

#include <memory>

#include "game/app/services.hpp"
#include "game/menus/table_access.hpp"

namespace game::menus {

/// `access` outlives the menu: it is the screen below.
std::unique_ptr<screens::Screen> make_pause_menu(app::Services& services, TableAccess& access);

}  // namespace game::menus
