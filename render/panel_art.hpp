// Panels: plates with round corners, ink outline, shade and shadow, as textures that stretch in the middle.
#pragma once

#include <SDL.h>

#include <cstdint>
#include <map>

#include "render/canvas.hpp"
#include "render/surface.hpp"

namespace render {

/// Everything in output pixels.
struct PanelShape {
  float radius = 0.0F;
  float outline_width = 0.0F;
  Point shadow;
  Colour fill;
  Colour outline;
  Colour shade;
  friend bool operator==(const PanelShape&, const PanelShape&) = default;
};

inline constexpr float k_panel_shadow_opacity = 0.25F;
/// Width of the darker rim inside an outline of that width.
constexpr float panel_shade_width(float outline_width) {
  return outline_width > 3.0F ? outline_width : 3.0F;
}

/// One small texture per shape; panels of any size are drawn from it in nine parts.
class PanelArt {
 public:
  explicit PanelArt(SDL_Renderer* renderer) : renderer_(renderer) {}

  /// `corners`: upper left, upper right, lower right, lower left of the outer edge, in output pixels; a
  /// turned rectangle, `width` × `height` long at its sides.
  void draw(const PanelShape& shape, const std::array<Point, 4>& corners, float width, float height,
            float alpha);
  void begin_frame();
  void clear() { plates_.clear(); }

 private:
  struct Plate {
    TextureHandle texture;
    int margin = 0;  ///< pixels around the outer edge
    int corner = 0;  ///< pixels of the parts that do not stretch
    std::uint64_t last_used = 0;
  };
  using Key = std::array<std::uint32_t, 7>;

  Plate make_plate(const PanelShape& shape) const;

  SDL_Renderer* renderer_;
  std::map<Key, Plate> plates_;
  std::uint64_t frame_ = 0;
};

}  // namespace render
