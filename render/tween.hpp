// Movement as pure functions of time: easings, tweens, throwing arcs, squash and stretch.
#pragma once

#include "render/geometry.hpp"

namespace render {

enum class Easing {
  linear,
  in_quad,
  out_quad,
  in_out_quad,
  in_cubic,
  out_cubic,
  in_out_cubic,
  in_back,
  out_back,
  in_out_back,
  in_elastic,
  out_elastic,
  in_out_elastic,
  in_bounce,
  out_bounce,
  in_out_bounce,
};

/// Share of the way at progress 0–1 (clamped): 0 at 0 and 1 at 1 exactly; back and elastic go beyond between.
float ease(Easing easing, float progress);
/// (time − start) / duration clamped to 0–1; a duration of 0 or less is over at its start.
float progress_at(double time, double start, double duration);

constexpr float blend(float from, float to, float share) {
  return from + (to - from) * share;
}
constexpr Point blend(Point from, Point to, float share) {
  return {blend(from.x, to.x, share), blend(from.y, to.y, share)};
}
constexpr Size blend(Size from, Size to, float share) {
  return {blend(from.width, to.width, share), blend(from.height, to.height, share)};
}
constexpr Rect blend(Rect from, Rect to, float share) {
  return {blend(from.x, to.x, share), blend(from.y, to.y, share), blend(from.width, to.width, share),
          blend(from.height, to.height, share)};
}
inline Colour blend(Colour from, Colour to, float share) {
  return mix(from, to, share);
}

/// Holds `from` before its start and `to` after its end. Times in seconds.
template <typename Value>
struct Tween {
  Value from{};
  Value to{};
  double start = 0.0;
  double duration = 0.0;
  Easing easing = Easing::in_out_cubic;

  Value at(double time) const {
    const float progress = progress_at(time, start, duration);
    // The ends are exact, whatever rounding the blend would add.
    if (progress <= 0.0F && time < start + duration) return from;
    if (progress >= 1.0F) return to;
    return blend(from, to, ease(easing, progress));
  }
  double end() const { return start + duration; }
};

/// A parabola from `from` to `to` whose middle is `height` units above the straight line (y grows downwards).
/// progress 0–1, clamped.
Point arc(Point from, Point to, float height, float progress);
/// Height above the straight line at that progress: place shadows and size by it.
float arc_height(float height, float progress);

/// Factors that keep the area: stretch_x × stretch_y = 1.
struct Squash {
  float stretch_x = 1.0F;
  float stretch_y = 1.0F;
};
/// amount > 1 makes wide and flat (a hit), < 1 tall and thin; must be positive.
Squash squash(float amount);
/// A hit at progress 0 with full `amount` (1.3 by S18) that swings back to rest at progress 1.
Squash squash_recovery(float amount, float progress);

}  // namespace render
