// What both parts of the seats screen's picture use.
#pragma once

#include "render/canvas.hpp"

namespace game::screens::seats_look {

/// 0 at text of 100 %, 0.5 at 150 %.
inline float larger(const render::Canvas& canvas) {
  return static_cast<float>(canvas.text_scale_percent()) / 100.0F - 1.0F;
}

inline render::TextStyle words(render::Font font, float size, render::Colour colour, render::Colour plate) {
  render::TextStyle style;
  style.font = font;
  style.size = size;
  style.colour = colour;
  style.plate = plate;
  style.vertical = render::Vertical::middle;
  return style;
}

}  // namespace game::screens::seats_look
