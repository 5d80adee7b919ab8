// SVG files: reading, natural size, drawing into pixels.
#pragma once

#include <string>
#include <string_view>

#include "engine/core/result.hpp"
#include "render/geometry.hpp"
#include "render/surface.hpp"

namespace render {

core::Result<std::string> read_svg(const std::string& path);

/// Width and height of the root element (units are ignored), or else of its viewBox; {0, 0} when neither is
/// there.
Size svg_size(std::string_view svg);

/// Exactly width × height pixels, straight alpha; null when SDL_image cannot read it. Any thread.
SurfaceHandle rasterise_svg(const std::string& svg, int width, int height);

}  // namespace render
