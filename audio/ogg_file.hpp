// An OGG Vorbis file held in memory, decoded piece by piece by libvorbisfile.
#pragma once

#include <filesystem>
#include <memory>
#include <span>

#include "engine/core/result.hpp"

namespace audio {

class OggFile {
 public:
  /// The error says what is wrong with the file; it must be stereo at k_rate.
  [[nodiscard]] static core::Result<std::unique_ptr<OggFile>> open(const std::filesystem::path& file);
  ~OggFile();
  OggFile(const OggFile&) = delete;
  OggFile& operator=(const OggFile&) = delete;

  /// Fills the front of `stereo` with interleaved frames; gives how many values, 0 at the end.
  [[nodiscard]] std::size_t read(std::span<float> stereo);
  /// Back to the first frame; false if the file is damaged.
  [[nodiscard]] bool rewind();

 private:
  struct Machine;
  explicit OggFile(std::unique_ptr<Machine> machine);
  std::unique_ptr<Machine> machine_;
};

}  // namespace audio
