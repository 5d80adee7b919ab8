// Endless music: something that gives stereo frames on and on.
#pragma once

#include <filesystem>
#include <memory>
#include <span>

#include "audio/clip.hpp"
#include "engine/core/result.hpp"

namespace audio {

class Loop {
 public:
  virtual ~Loop() = default;
  /// Fills all of it with the next interleaved stereo frames; after the last frame comes the first.
  virtual void read(std::span<float> stereo) = 0;
};

/// A loop that lies in memory.
[[nodiscard]] std::unique_ptr<Loop> loop_of(SharedClip clip);

/// A loop from a file. OGG stays compressed in memory and is decoded as it plays: a minute of music costs 1
/// MB instead of 12. Errors as in `decode`, as is the choice between OGG and WAV.
[[nodiscard]] core::Result<std::unique_ptr<Loop>> open_loop(const std::filesystem::path& file);

}  // namespace audio
