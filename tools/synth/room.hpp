// Rooms: the small tiled mess hall for foley, a spring tank and a plate for music.
#pragma once

#include "tools/synth/signal.hpp"

namespace synth {

/// The sound in the tiled room: dry, plus early reflections and a tail of a quarter second.
[[nodiscard]] Signal in_room(const Signal& dry, double wetness = 0.25);

struct StereoSignal {
  Signal left;
  Signal right;
};

/// Reverberation alone, wide; both inputs of equal length, output as long. `seconds` to −60 dB.
[[nodiscard]] StereoSignal reverberation(const StereoSignal& dry, double seconds, double damping_hertz);

}  // namespace synth
