// Placing the logical frame on the output.
#include "render/viewport.hpp"

#include <algorithm>

namespace render {
namespace {

// S1: 96 units left and right, 60 above and below belong to the default of 90 %.
constexpr int k_default_percent = 90;
constexpr float k_margin_x = 96.0F;
constexpr float k_margin_y = 60.0F;

}  // namespace

Point Viewport::to_output(Point logical) const {
  return offset + logical * scale;
}

Rect Viewport::to_output(Rect logical) const {
  const Point corner = to_output(Point{logical.x, logical.y});
  return {corner.x, corner.y, logical.width * scale, logical.height * scale};
}

Point Viewport::to_logical(Point output) const {
  return (output - offset) * (1.0F / scale);
}

Rect Viewport::visible() const {
  const Point corner = to_logical({0.0F, 0.0F});
  return {corner.x, corner.y, static_cast<float>(output_width) / scale,
          static_cast<float>(output_height) / scale};
}

Rect Viewport::safe() const {
  const int percent = std::max(safe_percent, k_default_percent);
  const float share = static_cast<float>(100 - percent) / static_cast<float>(100 - k_default_percent);
  const float x = k_margin_x * share;
  const float y = k_margin_y * share;
  return {x, y, k_frame_width - 2 * x, k_frame_height - 2 * y};
}

Viewport make_viewport(int output_width, int output_height, int safe_percent) {
  Viewport viewport;
  viewport.output_width = std::max(output_width, 1);
  viewport.output_height = std::max(output_height, 1);
  viewport.safe_percent = std::clamp(safe_percent, 85, 100);
  const float width = static_cast<float>(viewport.output_width);
  const float height = static_cast<float>(viewport.output_height);
  viewport.scale = std::min(width / k_frame_width, height / k_frame_height);
  if (viewport.safe_percent < k_default_percent) {
    viewport.scale *= static_cast<float>(viewport.safe_percent) / static_cast<float>(k_default_percent);
  }
  viewport.offset = {(width - k_frame_width * viewport.scale) / 2,
                     (height - k_frame_height * viewport.scale) / 2};
  return viewport;
}

}  // namespace render
