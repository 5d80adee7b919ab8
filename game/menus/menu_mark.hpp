// A player's mark (S6: colour, shape, letter) inside an ImGui menu.
#pragma once

#include <imgui.h>

#include <string>

namespace game::menus {

/// `size`: the mark's width in output pixels.
void draw_menu_mark(ImDrawList& list, int seat, const std::string& letter, ImVec2 centre, float size);

}  // namespace game::menus
