// A page's background: its picture, mirrored into the bleed of other screen shapes.
#pragma once

#include <string_view>

#include "render/canvas.hpp"

namespace game::screens {

/// `picture` is 1920×1080. Kept as a layer of the same name.
void draw_background(render::Canvas& canvas, std::string_view picture);

}  // namespace game::screens
