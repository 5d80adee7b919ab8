// Shake of the picture after a hit (S19): trauma², smooth noise along the hit.
#pragma once

#include <cstdint>

#include "render/geometry.hpp"

namespace render {

/// A hit: `trauma` 0–1 (clamped) at `time` seconds, along `direction` (any length; none means sideways).
struct ShakeHit {
  double time = 0.0;
  float trauma = 0.0F;
  Point direction{1.0F, 0.0F};
  std::uint32_t seed = 0;
};

struct ShakePose {
  Point offset{};              ///< logical units, at most 12 long
  float angle_degrees = 0.0F;  ///< at most 1
  friend bool operator==(const ShakePose&, const ShakePose&) = default;
};

inline constexpr double k_shake_seconds = 0.3;

/// Pure in time; still before the hit and from 300 ms after it. `percent` is the setting 0–100 (clamped).
ShakePose shake_at(const ShakeHit& hit, double time, int percent);

}  // namespace render
