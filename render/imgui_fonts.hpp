// ImGui's letters, rasterised for the output.
#pragma once

#include <imgui.h>

#include <array>

#include "render/fonts.hpp"
#include "render/imgui_layer.hpp"

namespace render {

/// Fills ImGui's (cleared) font atlas; `pixels_per_unit` includes the text scale. Missing files give ImGui's
/// own font.
std::array<ImFont*, k_menu_font_count> build_menu_fonts(const FontFiles& files, float pixels_per_unit);

}  // namespace render
