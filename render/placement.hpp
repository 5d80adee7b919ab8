// Similarity transforms (scale, turn, move): how pushed transforms and the viewport combine.
#pragma once

#include <cmath>
#include <numbers>

#include "render/geometry.hpp"

namespace render {

/// place ↦ turn(place) × scale + offset.
struct Placement {
  float scale = 1.0F;
  float angle_degrees = 0.0F;
  Point offset;

  Point turned(Point p) const {
    if (angle_degrees == 0.0F) return p;
    const float radians = angle_degrees * std::numbers::pi_v<float> / 180.0F;
    const float cosine = std::cos(radians);
    const float sine = std::sin(radians);
    return {p.x * cosine - p.y * sine, p.x * sine + p.y * cosine};
  }
  Point apply(Point p) const { return turned(p) * scale + offset; }
  /// First `inner`, then this.
  Placement after(const Placement& inner) const {
    return {scale * inner.scale, angle_degrees + inner.angle_degrees, apply(inner.offset)};
  }
};

}  // namespace render
