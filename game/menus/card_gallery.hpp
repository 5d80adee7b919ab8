// All cards of a game with their pictures and rules; reached from "How to play".
#pragma once

#include <memory>
#include <string_view>

#include "game/app/services.hpp"

namespace game::menus {

bool has_card_gallery(std::string_view game);
/// Only for a game that has one.
std::unique_ptr<screens::Screen> make_card_gallery(app::Services& services, std::string_view game);

}  // namespace game::menus
