// A sound in memory.
#pragma once

#include <cstdint>
#include <memory>
#include <vector>

namespace audio {

/// Frames a second of every clip and of everything that we mix.
inline constexpr int k_rate = 48'000;

struct Clip {
  int channels{1};                    ///< 1 or 2
  std::vector<std::int16_t> samples;  ///< interleaved

  [[nodiscard]] std::size_t frames() const { return samples.size() / static_cast<std::size_t>(channels); }
  [[nodiscard]] double seconds() const { return static_cast<double>(frames()) / k_rate; }
};

using SharedClip = std::shared_ptr<const Clip>;

}  // namespace audio
