// Choosing a character: all of them with their one action, or chance.
#pragma once

#include <functional>
#include <memory>
#include <string_view>

#include "game/app/services.hpp"
#include "game/screens/lobby.hpp"

namespace game::screens {

/// For the place `seat` of `lobby`, which outlives the screen. `accept` gets the id, empty for chance; it is
/// not called if the screen is left.
std::unique_ptr<Screen> make_fighter_screen(app::Services& services, const Lobby& lobby, int seat,
                                            std::function<void(std::string_view)> accept);

}  // namespace game::screens
