// The parts of which impacts and flights are made: thud, wet, debris, whoosh.
#pragma once

#include "tools/synth/noise.hpp"
#include "tools/synth/signal.hpp"

namespace synth {

/// A dull blow: a tone that drops to `hertz` and a puff of low noise.
[[nodiscard]] Signal thud(Random& random, double hertz, double seconds);
/// A wet smack: noise through a falling mouth, with bubbles after it. `slime` 0 dry … 1 dripping.
[[nodiscard]] Signal wet(Random& random, double hertz, double seconds, double slime);
/// Bits that rain down: `count` small ticks around `hertz`, ever fewer.
[[nodiscard]] Signal debris(Random& random, int count, double hertz, double seconds);
/// Air along an arc: noise whose colour rises to `top` and falls again.
[[nodiscard]] Signal whoosh(Random& random, double seconds, double low, double top, double peak_at);
/// A short burst of noise around `hertz`: cloth, crumbs, fingers.
[[nodiscard]] Signal puff(Random& random, double hertz, double sharpness, double seconds);

}  // namespace synth
