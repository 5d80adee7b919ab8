// Who is at the table: places, names, bots' levels, options, START.
#pragma once

#include <memory>

#include "engine/core/game.hpp"
#include "game/app/services.hpp"
#include "game/screens/lobby.hpp"

namespace game::screens {

/// As from the title: `first` chose the game and has the first place.
std::unique_ptr<Screen> make_seats_screen(app::Services& services, const core::Game& game,
                                          devices::DeviceId first);
/// With the places as they were: after a game.
std::unique_ptr<Screen> make_seats_screen(app::Services& services, Lobby lobby);

}  // namespace game::screens
