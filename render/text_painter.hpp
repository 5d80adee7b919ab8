// Laid-out text as pixels: letters over their outline.
#pragma once

#include "render/canvas.hpp"
#include "render/surface.hpp"
#include "render/text_layout.hpp"
#include "render/type_case.hpp"

namespace render {

struct PaintedText {
  SurfaceHandle surface;  ///< null when there is nothing to see
  int margin = 0;         ///< pixels around the text box on all sides
};

/// Paints `layout` at `pixels` (which may differ from the size it was laid out at) with an outline in pixels.
PaintedText paint_text(TypeCase& type_case, const TextLayout& layout, const TextStyle& style, int pixels,
                       int outline);

}  // namespace render
