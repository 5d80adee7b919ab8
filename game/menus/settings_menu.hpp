// The settings page: every setting of the declarations, in five groups, each change at once in force.
#pragma once

#include <memory>

#include "game/app/services.hpp"

namespace game::menus {

std::unique_ptr<screens::Screen> make_settings_menu(app::Services& services);

}  // namespace game::menus
