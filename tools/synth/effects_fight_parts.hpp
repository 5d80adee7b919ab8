// Parts that sounds of the food fight and of the kitchen share: blows, drips, paper, rubber, hot fat, cards.
#pragma once

#include "tools/synth/noise.hpp"
#include "tools/synth/oscillators.hpp"
#include "tools/synth/signal.hpp"

namespace synth {

/// A fat thud that small loudspeakers can show too: a second one above it, and the slap of the skin.
[[nodiscard]] Signal blow(Random& random, double hertz, double seconds);

/// A drop that falls into sauce: a short tone that rises.
[[nodiscard]] Signal drip(Random& random, double hertz);
/// `count` drips at chance times between two seconds, into `whole`.
void add_drips(Signal& whole, Random& random, int count, double from, double to, double gain);

/// A pitch or colour curve shaken `rate` times a second by `depth` (share of the value), fading away.
[[nodiscard]] Signal shaken(Signal curve, double rate, double depth);

/// Noise torn into grains: paper, foil, mesh, pompoms. Coloured around `hertz`, even in loudness.
[[nodiscard]] Signal rustle(Random& random, double seconds, double hertz, double grains_each_second);
/// Noise whose colour and loudness follow curves of equal length.
[[nodiscard]] Signal air(Random& random, const Signal& colour, const Signal& loudness, double sharpness);
/// Rubber or a wet finger along a pitch curve: a reed through a soft nose.
[[nodiscard]] Signal squeak(Random& random, const Signal& hertz, double roughness);
/// Fat in a hot pan: crackle over a hiss, dying away.
[[nodiscard]] Signal sizzle(Random& random, double seconds);

/// The edge of one card or banknote let go by a thumb.
[[nodiscard]] Signal flick(Random& random, double hertz);
/// Card or paper laid down flat: air pressed out, felt below.
[[nodiscard]] Signal laid(Random& random, double hertz);

}  // namespace synth
