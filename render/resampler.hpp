// Turned, scaled and tinted pictures for software drawing: made once per pose, then copied pixel for pixel.
#pragma once

#include <SDL.h>

#include <cstdint>
#include <map>
#include <tuple>

#include "render/geometry.hpp"
#include "render/surface.hpp"

namespace render {

/// SDL's own software drawing takes several passes and intermediate pictures for this, each time anew.
/// Sources must come from `make_texture` with software drawing, and live while they are shown.
class Resampler {
 public:
  explicit Resampler(SDL_Renderer* renderer) : renderer_(renderer) {}

  /// `source` becomes `size` pixels large, is turned clockwise, and its middle put on `middle` (whole
  /// pixels). False when the source cannot be read; nothing is drawn then.
  bool draw(SDL_Texture* source, Point middle, Size size, float angle_degrees, bool flip, Colour tint,
            float alpha);
  /// Forgets every pose the last frame did not show, before their sources may go.
  void begin_frame();
  void clear() { poses_.clear(); }

 private:
  struct Pose {
    TextureHandle texture;
    int width = 0;
    int height = 0;
    std::uint64_t last_used = 0;
  };
  /// Source, width and height in half pixels, angle in quarter degrees, flip, tint. Tints are part of the
  /// pose, as SDL's software drawing multiplies slowly; opacity is not, it changes too often.
  using Key = std::tuple<SDL_Texture*, int, int, int, bool, std::uint32_t>;

  Pose make_pose(SDL_Texture* source, Size size, float angle_degrees, bool flip, Colour tint) const;

  SDL_Renderer* renderer_;
  std::map<Key, Pose> poses_;
  std::uint64_t frame_ = 0;
};

}  // namespace render
