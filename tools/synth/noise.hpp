// Chance that repeats: numbers and noise from a seed.
#pragma once

#include <cstdint>

#include "tools/synth/signal.hpp"

namespace synth {

/// splitmix64; the same sequence everywhere.
class Random {
 public:
  explicit Random(std::uint64_t seed) : state_(seed * 0x9E3779B97F4A7C15U + 0x1234567U) {}

  [[nodiscard]] double unit() {
    state_ += 0x9E3779B97F4A7C15U;
    std::uint64_t mixed = state_;
    mixed = (mixed ^ (mixed >> 30U)) * 0xBF58476D1CE4E5B9U;
    mixed = (mixed ^ (mixed >> 27U)) * 0x94D049BB133111EBU;
    mixed ^= mixed >> 31U;
    return static_cast<double>(mixed >> 11U) * 0x1.0p-53;
  }
  [[nodiscard]] double between(double low, double high) { return low + (high - low) * unit(); }
  /// 1 ± `share`: the small unevenness of takes.
  [[nodiscard]] double about(double value, double share) { return value * between(1 - share, 1 + share); }

 private:
  std::uint64_t state_;
};

[[nodiscard]] inline Signal white_noise(Random& random, double seconds) {
  Signal signal = silence(seconds);
  for (double& value : signal) value = random.between(-1, 1);
  return signal;
}

/// Falls by 3 dB an octave (Kellet's filter); sits lower and softer than white noise.
[[nodiscard]] inline Signal pink_noise(Random& random, double seconds) {
  Signal signal = silence(seconds);
  double slow = 0;
  double middle = 0;
  double fast = 0;
  for (double& value : signal) {
    const double white = random.between(-1, 1);
    slow = 0.99765 * slow + white * 0.0990460;
    middle = 0.96300 * middle + white * 0.2965164;
    fast = 0.57000 * fast + white * 1.0526913;
    value = (slow + middle + fast + white * 0.1848) * 0.25;
  }
  return signal;
}

}  // namespace synth
