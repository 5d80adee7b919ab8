// A page's background: its picture, mirrored into the bleed of other screen shapes.
#pragma once

#include <string_view>

#include "render/canvas.hpp"

namespace game::screens {

/// `picture` is 1920×1080. Kept as a layer of the same name.
/// Beyond its sides its outermost `edge` units are repeated: less than the whole where somebody stands near.
void draw_background(render::Canvas& canvas, std::string_view picture, float edge = render::k_frame_width);

}  // namespace game::screens
