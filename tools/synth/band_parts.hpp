// What the whole band does at once in its shouts: a chord, an accent, a last chord that fades.
#pragma once

#include <cstdint>
#include <vector>

#include "tools/synth/noise.hpp"
#include "tools/synth/signal.hpp"

namespace synth {

/// Guitar from the lowest string up, and the organ on the upper notes.
void add_chord(Signal& whole, std::uint64_t seed, const std::vector<double>& notes, double at,
               double seconds);
/// Drums and cymbal together.
void add_accent(Signal& whole, Random& random, double at, double level);
/// The last chord fades as it would between two seconds; nobody damps it.
void let_ring(Signal& whole, double from, double to);

}  // namespace synth
