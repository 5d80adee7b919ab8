// Loudness and peaks: brings every sound to its level and keeps it below the ceiling.
#pragma once

#include "tools/synth/room.hpp"
#include "tools/synth/signal.hpp"

namespace synth {

/// Files stay below this even between samples (S11 asks for −1 dBTP; encoding OGG may add a little).
inline constexpr double k_ceiling_decibels = -2.0;

/// Cuts silence at the end, takes out DC, fades in over 1 ms and out over 8 ms, and brings the loudest 0.4 s
/// (padded with silence; played on both speakers) to `momentary_lufs`. Peaks that would pass the ceiling are
/// limited.
[[nodiscard]] Signal mastered_cue(Signal signal, double momentary_lufs);

/// Brings a loop to an integrated loudness of `lufs`, below the ceiling; its two ends still join.
[[nodiscard]] StereoSignal mastered_loop(StereoSignal loop, double lufs);

}  // namespace synth
