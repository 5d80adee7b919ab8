// How to play: pictures, one idea a page; reachable from everywhere without leaving the game.
#pragma once

#include <memory>
#include <string_view>

#include "game/app/services.hpp"

namespace game::menus {

/// The pages of a game.
std::unique_ptr<screens::Screen> make_how_to_play(app::Services& services, std::string_view game);

}  // namespace game::menus
