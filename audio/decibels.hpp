// Levels in decibels and as linear gains.
#pragma once

#include <cmath>

namespace audio {

[[nodiscard]] inline double from_decibels(double decibels) {
  return std::pow(10.0, decibels / 20.0);
}

}  // namespace audio
