// A small generator for cosmetic chance: drops, splat turns, shake. Never for rules.
#pragma once

#include <cstdint>

namespace render {

/// SplitMix64: the same seed gives the same numbers everywhere.
class CosmeticRandom {
 public:
  explicit constexpr CosmeticRandom(std::uint64_t seed) : state_(seed) {}

  constexpr std::uint64_t next() {
    state_ += 0x9E3779B97F4A7C15ULL;
    std::uint64_t mixed = state_;
    mixed = (mixed ^ (mixed >> 30U)) * 0xBF58476D1CE4E5B9ULL;
    mixed = (mixed ^ (mixed >> 27U)) * 0x94D049BB133111EBULL;
    return mixed ^ (mixed >> 31U);
  }
  /// Uniform in [0, 1).
  constexpr float unit() { return static_cast<float>(next() >> 40U) * 0x1.0p-24F; }
  /// Uniform in [low, high).
  constexpr float between(float low, float high) { return low + (high - low) * unit(); }
  /// Uniform in 0 … count − 1; count must be positive.
  constexpr int below(int count) { return static_cast<int>(next() % static_cast<std::uint64_t>(count)); }

 private:
  std::uint64_t state_;
};

}  // namespace render
