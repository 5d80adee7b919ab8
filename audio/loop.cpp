// Loops from a clip and from an OGG file.
#include "audio/loop.hpp"

#include <algorithm>

#include "audio/decode.hpp"
#include "audio/ogg_file.hpp"

namespace audio {
namespace {

class ClipLoop final : public Loop {
 public:
  explicit ClipLoop(SharedClip clip) : clip_(std::move(clip)) {}

  void read(std::span<float> stereo) override {
    const auto channels = static_cast<std::size_t>(clip_->channels);
    for (std::size_t index = 0; index + 1 < stereo.size(); index += 2) {
      const std::int16_t* const frame = &clip_->samples[position_ * channels];
      stereo[index] = static_cast<float>(frame[0]) / 32768.0F;
      stereo[index + 1] = static_cast<float>(frame[channels - 1]) / 32768.0F;
      position_ = position_ + 1 == clip_->frames() ? 0 : position_ + 1;
    }
  }

 private:
  SharedClip clip_;
  std::size_t position_{0};
};

class OggLoop final : public Loop {
 public:
  explicit OggLoop(std::unique_ptr<OggFile> file) : file_(std::move(file)) {}

  void read(std::span<float> stereo) override {
    bool rewound = false;
    while (!stereo.empty()) {
      const std::size_t got = file_->read(stereo);
      if (got > 0) {
        stereo = stereo.subspan(got);
        rewound = false;
      } else if (rewound || !file_->rewind()) {
        std::fill(stereo.begin(), stereo.end(), 0.0F);  // A damaged file is silence.
        return;
      } else {
        rewound = true;
      }
    }
  }

 private:
  std::unique_ptr<OggFile> file_;
};

}  // namespace

std::unique_ptr<Loop> loop_of(SharedClip clip) {
  if (!clip || clip->frames() == 0) return nullptr;
  return std::make_unique<ClipLoop>(std::move(clip));
}

core::Result<std::unique_ptr<Loop>> open_loop(const std::filesystem::path& file) {
  if (is_ogg(file)) {
    auto opened = OggFile::open(file);
    if (!opened) return tl::unexpected(opened.error());
    return std::make_unique<OggLoop>(std::move(*opened));
  }
  auto clip = decode(file);
  if (!clip) return tl::unexpected(clip.error());
  return loop_of(std::make_shared<const Clip>(std::move(*clip)));
}

}  // namespace audio
