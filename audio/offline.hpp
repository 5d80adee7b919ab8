// Turns what a RecordingSink wrote down into sound, without a device: for measuring and for listening.
#pragma once

#include <functional>
#include <vector>

#include "audio/clip.hpp"
#include "audio/cues.hpp"
#include "audio/sink.hpp"

namespace audio {

/// Gives the clip of one take of a cue; null if it should stay silent.
using ClipSource = std::function<SharedClip(std::size_t cue, std::size_t take)>;

/// Mixes the first `seconds` of a recording to interleaved stereo at k_rate.
[[nodiscard]] std::vector<float> render_offline(const RecordingSink& recording, const CueTable& cues,
                                                const ClipSource& clips, double seconds);

}  // namespace audio
