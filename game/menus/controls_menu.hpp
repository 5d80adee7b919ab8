// Remapping: which control of one kind of device means which button.
#pragma once

#include <memory>

#include "game/app/services.hpp"

namespace game::menus {

std::string_view device_title(devices::DeviceKind kind);
std::unique_ptr<screens::Screen> make_controls_menu(app::Services& services, devices::DeviceKind kind);

}  // namespace game::menus
