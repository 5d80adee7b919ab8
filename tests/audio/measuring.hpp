// Reading the synthesised sounds and measuring them with libebur128.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "audio/clip.hpp"
#include "audio/cues.hpp"

namespace measuring {

/// The program's own cue table; a broken one fails the test.
[[nodiscard]] const audio::CueTable& cue_table();

/// A file of the sounds folder, decoded as the program decodes it. Read once.
[[nodiscard]] audio::SharedClip clip(const std::string& file);
[[nodiscard]] audio::SharedClip clip(std::size_t cue, std::size_t take);

/// Interleaved stereo; mono clips on both sides, as they are played.
[[nodiscard]] std::vector<float> stereo_of(const audio::Clip& clip);

struct Loudness {
  double integrated{0};         ///< LUFS
  double momentary_maximum{0};  ///< LUFS over 0.4 s, padded with silence
  double true_peak{0};          ///< dBTP
};
[[nodiscard]] Loudness loudness(std::span<const float> stereo);

/// Where the middle of the spectrum's energy lies, in hertz, by its mean squared slope.
[[nodiscard]] double middle_frequency(std::span<const float> stereo);

}  // namespace measuring
