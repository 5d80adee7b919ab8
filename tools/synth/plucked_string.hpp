// A plucked string after Karplus and Strong: a burst of noise that runs round a delay line.
#pragma once

#include <cstdint>

#include "tools/synth/signal.hpp"

namespace synth {

struct Pluck {
  double hertz{220};
  double seconds{1};          ///< from pick to damping hand
  double ring_seconds{3};     ///< to −60 dB if left alone
  double brightness{0.5};     ///< 0 dull … 1 wiry
  double pick_position{0.2};  ///< share of the string from the bridge
  double vibrato{0};          ///< depth in semitones, fades in on long notes
  double bend{0};             ///< semitones below pitch at which the note starts
  std::uint64_t seed{1};
};

/// The string alone, about ±1, with a short tail for the damping hand.
[[nodiscard]] Signal plucked(const Pluck& pluck);

}  // namespace synth
