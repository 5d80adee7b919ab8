// The menu board's colours and measures for ImGui.
#pragma once

#include <imgui.h>

#include "render/geometry.hpp"

namespace render {

ImVec4 imgui_colour(Colour colour, float alpha = 1.0F);
ImU32 imgui_packed(Colour colour, float alpha = 1.0F);

/// Sets ImGui's whole style; `unit` is output pixels per logical unit.
void apply_menu_board_theme(float unit, bool high_contrast);

}  // namespace render
