// Painting plates by distance to their edge, and drawing them in nine parts.
#include "render/panel_art.hpp"

#include <algorithm>
#include <cmath>
#include <vector>

#include "render/triangles.hpp"

namespace render {
namespace {

constexpr std::size_t k_most_plates = 200;

// Premultiplied, 0–1.
struct Paint {
  float r = 0.0F;
  float g = 0.0F;
  float b = 0.0F;
  float a = 0.0F;
};

void cover(Paint& below, Colour colour, float coverage) {
  const float alpha = coverage * static_cast<float>(colour.a) / 255.0F;
  const auto channel = [alpha](float under, std::uint8_t over) {
    return under * (1.0F - alpha) + static_cast<float>(over) / 255.0F * alpha;
  };
  below = {channel(below.r, colour.r), channel(below.g, colour.g), channel(below.b, colour.b),
           below.a * (1.0F - alpha) + alpha};
}

// Share of a pixel at (x, y) that lies inside a rounded rectangle.
float coverage(Rect rect, float radius, float x, float y) {
  const Point middle = rect.centre();
  const float r = std::clamp(radius, 0.0F, std::min(rect.width, rect.height) / 2);
  const float dx = std::abs(x - middle.x) - rect.width / 2 + r;
  const float dy = std::abs(y - middle.y) - rect.height / 2 + r;
  const float distance =
      std::hypot(std::max(dx, 0.0F), std::max(dy, 0.0F)) + std::min(std::max(dx, dy), 0.0F) - r;
  return std::clamp(0.5F - distance, 0.0F, 1.0F);
}

Paint paint_at(const PanelShape& shape, Rect outer, float x, float y) {
  Paint paint;
  if (shape.shadow != Point{}) {
    const Rect shadow{outer.x + shape.shadow.x, outer.y + shape.shadow.y, outer.width, outer.height};
    cover(paint, with_alpha(k_ink, k_panel_shadow_opacity), coverage(shadow, shape.radius, x, y));
  }
  const float line = shape.outline_width;
  const float whole = coverage(outer, shape.radius, x, y);
  const float inside = line > 0.0F ? coverage(inflated(outer, -line), shape.radius - line, x, y) : whole;
  if (shape.fill.a > 0) cover(paint, shape.fill, inside);
  if (shape.shade.a > 0) {
    // The rim that a copy of the inside, moved to the upper left, leaves uncovered.
    const float rim = panel_shade_width(line);
    Rect light = inflated(outer, -line);
    light.x -= rim;
    light.y -= rim;
    cover(paint, shape.shade, inside * (1.0F - coverage(light, shape.radius - line, x, y)));
  }
  if (line > 0.0F) cover(paint, shape.outline, whole * (1.0F - inside));
  return paint;
}

std::uint32_t packed(Colour colour) {
  return static_cast<std::uint32_t>(colour.r) << 24U | static_cast<std::uint32_t>(colour.g) << 16U |
         static_cast<std::uint32_t>(colour.b) << 8U | colour.a;
}

std::uint32_t quarter_pixels(float value) {
  return static_cast<std::uint32_t>(static_cast<std::int32_t>(std::lround(value * 4)));
}

std::uint8_t to_byte(float value) {
  return static_cast<std::uint8_t>(std::lround(std::clamp(value, 0.0F, 1.0F) * 255));
}

}  // namespace

PanelArt::Plate PanelArt::make_plate(const PanelShape& shape) const {
  Plate plate;
  plate.margin =
      2 + static_cast<int>(std::ceil(std::max(std::abs(shape.shadow.x), std::abs(shape.shadow.y))));
  const float rim = shape.shade.a > 0 ? panel_shade_width(shape.outline_width) : 0.0F;
  // A shadow that looks out from under the corner bends there too.
  const float bent = std::max(std::abs(shape.shadow.x), std::abs(shape.shadow.y));
  plate.corner =
      2 +
      static_cast<int>(std::ceil(std::max({shape.radius + std::max(rim, bent), shape.outline_width + rim})));
  const int core = 2 * plate.corner + 2;
  const int side = core + 2 * plate.margin;
  const SurfaceHandle surface(SDL_CreateRGBSurfaceWithFormat(0, side, side, 32, SDL_PIXELFORMAT_RGBA32));
  if (!surface) return plate;
  const Rect outer{static_cast<float>(plate.margin), static_cast<float>(plate.margin),
                   static_cast<float>(core), static_cast<float>(core)};
  auto* row = static_cast<std::uint8_t*>(surface->pixels);
  for (int y = 0; y < side; ++y, row += surface->pitch) {
    for (int x = 0; x < side; ++x) {
      const Paint paint = paint_at(shape, outer, static_cast<float>(x) + 0.5F, static_cast<float>(y) + 0.5F);
      const float divisor = paint.a > 0.0F ? paint.a : 1.0F;
      std::uint8_t* pixel = row + x * 4;
      pixel[0] = to_byte(paint.r / divisor);
      pixel[1] = to_byte(paint.g / divisor);
      pixel[2] = to_byte(paint.b / divisor);
      pixel[3] = to_byte(paint.a);
    }
  }
  plate.texture = make_texture(renderer_, surface.get());
  return plate;
}

void PanelArt::draw(const PanelShape& shape, const std::array<Point, 4>& corners, float width, float height,
                    float alpha) {
  const Key key{quarter_pixels(shape.radius),
                quarter_pixels(shape.outline_width),
                quarter_pixels(shape.shadow.x),
                quarter_pixels(shape.shadow.y),
                packed(shape.fill),
                packed(shape.outline),
                packed(shape.shade)};
  auto found = plates_.find(key);
  if (found == plates_.end()) found = plates_.emplace(key, make_plate(shape)).first;
  Plate& plate = found->second;
  plate.last_used = frame_;
  if (!plate.texture || width <= 0.0F || height <= 0.0F) return;

  // Positions along one side, in pixels from the outer edge, and the places in the texture that belong to
  // them.
  const float side = static_cast<float>(2 * (plate.corner + plate.margin) + 2);
  const auto margin = static_cast<float>(plate.margin);
  const auto cuts = [&](float size) {
    const float part = std::min(static_cast<float>(plate.corner), size / 2);
    return std::array<std::array<float, 2>, 4>{{{-margin, 0.0F},
                                                {part, (margin + part) / side},
                                                {size - part, 1.0F - (margin + part) / side},
                                                {size + margin, 1.0F}}};
  };
  const auto columns = cuts(width);
  const auto rows = cuts(height);
  const Point right = (corners[1] - corners[0]) * (1.0F / width);
  const Point down = (corners[3] - corners[0]) * (1.0F / height);
  const SDL_Color tint{255, 255, 255, to_byte(alpha)};
  std::array<SDL_Vertex, 16> vertices{};
  for (std::size_t y = 0; y < 4; ++y) {
    for (std::size_t x = 0; x < 4; ++x) {
      const Point place = corners[0] + right * columns[x][0] + down * rows[y][0];
      vertices[y * 4 + x] = {{place.x, place.y}, tint, {columns[x][1], rows[y][1]}};
    }
  }
  // The plain middle is most of a panel; a filled rectangle is much cheaper than a stretched texture.
  const bool straight = corners[0].y == corners[1].y && corners[0].x == corners[3].x;
  const bool plain_middle = straight && shape.fill.a == 255;
  std::vector<int> indices;
  for (int y = 0; y < 3; ++y) {
    for (int x = 0; x < 3; ++x) {
      if (x == 1 && y == 1 && plain_middle) continue;
      const int corner = y * 4 + x;
      indices.insert(indices.end(), {corner, corner + 1, corner + 5, corner, corner + 5, corner + 4});
    }
  }
  draw_triangles(renderer_, plate.texture.get(), vertices, indices);
  if (plain_middle) {
    const SDL_FRect middle{vertices[5].position.x, vertices[5].position.y,
                           vertices[10].position.x - vertices[5].position.x,
                           vertices[10].position.y - vertices[5].position.y};
    SDL_SetRenderDrawColor(renderer_, shape.fill.r, shape.fill.g, shape.fill.b, tint.a);
    if (middle.w > 0.0F && middle.h > 0.0F) SDL_RenderFillRectF(renderer_, &middle);
  }
}

void PanelArt::begin_frame() {
  ++frame_;
  if (plates_.size() <= k_most_plates) return;
  std::erase_if(plates_, [this](const auto& entry) { return entry.second.last_used + 60 < frame_; });
}

}  // namespace render
