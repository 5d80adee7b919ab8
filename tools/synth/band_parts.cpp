// Chord, accent and fade of the band's shouts.
#include "tools/synth/band_parts.hpp"

#include "tools/synth/effects_fight_parts.hpp"
#include "tools/synth/envelopes.hpp"
#include "tools/synth/instruments.hpp"

namespace synth {

void add_chord(Signal& whole, std::uint64_t seed, const std::vector<double>& notes, double at,
               double seconds) {
  double strum = 0;
  for (const double note : notes) {
    add(whole, guitar({.midi = note, .seconds = seconds - strum, .level = 0.9, .seed = seed++}), at + strum,
        0.55);
    if (note >= 57) add(whole, organ({.midi = note, .seconds = 0.8 * seconds, .level = 0.3}), at);
    strum += 0.012;
  }
}

void add_accent(Signal& whole, Random& random, double at, double level) {
  add(whole, soft_kick(random, 1), at, 1.1 * level);
  add(whole, brushed_snare(random, 1), at, 0.55 * level);
  Signal crash = air(random, line({{0, 2600}, {0.7, 1500}}), struck(0.002, 0.7), 0.5);
  add(whole, crash, at, 0.3 * level);
}

void let_ring(Signal& whole, double from, double to) {
  shape(whole, line({{0, 1}, {from, 1}, {0.5 * (from + to), 0.35}, {to, 0}}));
}

}  // namespace synth
