// Jingles: what the house band says to what happens at the tables.
#include <initializer_list>

#include "tools/synth/envelopes.hpp"
#include "tools/synth/filters.hpp"
#include "tools/synth/foley.hpp"
#include "tools/synth/instruments.hpp"
#include "tools/synth/oscillators.hpp"
#include "tools/synth/recipe.hpp"
#include "tools/synth/room.hpp"

namespace synth {
namespace {

constexpr double k_jingle_lufs = -26;

Signal strum(std::uint64_t seed, std::initializer_list<double> notes, double seconds, double gap) {
  Signal sum;
  double at = 0;
  for (const double note : notes) {
    add(sum, guitar({.midi = note, .seconds = seconds - at, .level = 0.8, .seed = seed++}), at);
    at += gap;
  }
  return sum;
}

Signal snap(Random& random) {
  Signal fingers = puff(random, random.about(1500, 0.06), 1.6, 0.045);
  add(fingers, ring(random.about(760, 0.05), wood(), 0.9), 0, 0.7);
  return fingers;
}

// Wedges snap to a whole: snap, triangle, a bright chord.
Signal set_complete(std::uint64_t seed) {
  Random random(seed);
  Signal sum = snap(random);
  add(sum, thud(random, 120, 0.15), 0, 0.6);
  add(sum, ring(random.about(2093, 0.004), triangle(), 0.7), 0.05, 0.16);
  add(sum, strum(seed * 7, {60, 64, 67, 72, 76}, 0.9, 0.03), 0.09, 0.8);
  add(sum, organ({.midi = 72, .seconds = 0.35, .level = 0.3}), 0.1);
  add(sum, organ({.midi = 76, .seconds = 0.35, .level = 0.3}), 0.1);
  return in_room(sum, 0.3);
}

Signal points_bell(std::uint64_t seed) {
  Random random(seed);
  return in_room(ring(random.about(1046.5, 0.003), bell(), 0.7), 0.25);
}

Signal turn_start(std::uint64_t seed) {
  Random random(seed);
  Signal sum = ring(random.about(1568, 0.003), triangle(), 0.4);
  add(sum, ring(784, glockenspiel(), 0.4), 0, 0.5);
  return in_room(sum, 0.3);
}

// Nobody wins the tie: the trombone slides down in three steps, and a shrug of the wood block.
Signal tie_stays(std::uint64_t seed) {
  Random random(seed);
  Signal sum;
  double at = 0;
  for (const double note : {62.0, 61.0, 60.0}) {
    const bool last = note < 61;
    const double seconds = last ? 0.55 : 0.2;
    Signal pitch = glide(hertz_of(note), hertz_of(note - (last ? 2.5 : 0.6)), seconds);
    for (std::size_t index = 0; index < pitch.size(); ++index) {
      pitch[index] *=
          1 + (last ? 0.012 : 0.0) * std::sin(k_two_pi * 6.2 * static_cast<double>(index) / k_rate);
    }
    add(sum, plunger_brass(pitch), at, 0.9);
    at += last ? 0.5 : random.between(0.2, 0.22);
  }
  add(sum, ring(random.about(420, 0.03), wood(), 0.6), at, 0.5);
  return in_room(sum, 0.25);
}

// Nothing to do: two brushed steps and a low pluck.
Signal skip(std::uint64_t seed) {
  Random random(seed);
  Signal sum;
  add(sum, puff(random, 900, 0.7, 0.1), 0, 0.5);
  add(sum, puff(random, 700, 0.7, 0.1), 0.13, 0.5);
  add(sum, guitar({.midi = 50, .seconds = 0.3, .level = 0.8, .bend = 1, .seed = seed}), 0.2);
  return in_room(sum, 0.25);
}

// The counter bell, twice.
Signal round_start(std::uint64_t seed) {
  Random random(seed);
  const double hertz = random.about(1174.7, 0.004);
  Signal sum = ring(hertz, bell(), 0.8);
  add(sum, ring(hertz, bell(), 0.8), random.between(0.2, 0.24));
  add(sum, snap(random), 0, 0.15);
  return in_room(sum, 0.3);
}

// Chairs up, lights down: a falling cadence that comes to rest.
Signal game_over(std::uint64_t seed) {
  Signal sum = strum(seed, {55, 59, 62, 65}, 0.5, 0.02);
  add(sum, strum(seed + 9, {53, 57, 60, 64}, 0.5, 0.02), 0.42);
  add(sum, strum(seed + 18, {48, 55, 60, 64, 67, 71}, 1.6, 0.045), 0.84);
  add(sum, vibes({.midi = 79, .seconds = 1.3, .level = 0.5}), 1.1);
  return in_room(sum, 0.3);
}

// Up through the chord, a stop, and the whole band on the last.
Signal win_fanfare(std::uint64_t seed) {
  Random random(seed);
  Signal sum;
  double at = 0;
  for (const double note : {60.0, 64.0, 67.0, 72.0}) {
    add(sum, guitar({.midi = note, .seconds = 0.2, .level = 0.9, .seed = seed++}), at);
    add(sum, organ({.midi = note, .seconds = 0.1, .level = 0.35}), at);
    add(sum, brushed_snare(random, 0.8), at, 0.5);
    at += 0.14;
  }
  at += 0.06;
  for (const double note : {65.0, 69.0, 72.0})
    add(sum, organ({.midi = note, .seconds = 0.2, .level = 0.4}), at);
  add(sum, strum(seed + 20, {53, 60, 65, 69}, 0.3, 0.01), at);
  at += 0.3;
  for (const double note : {60.0, 67.0, 72.0, 76.0}) {
    add(sum, organ({.midi = note, .seconds = 0.9, .level = 0.4}), at);
  }
  add(sum, strum(seed + 40, {48, 55, 60, 64, 67, 72, 76}, 1.5, 0.025), at);
  add(sum, thud(random, 75, 0.3), at, 1.1);
  add(sum, ring(2093, triangle(), 0.7), at, 0.16);
  return in_room(sum, 0.3);
}

}  // namespace

std::vector<Recipe> jingle_recipes() {
  return {{"set-complete", 3, k_jingle_lufs, set_complete},
          {"points-bell", 3, k_jingle_lufs, points_bell},
          {"turn-start", 3, k_jingle_lufs, turn_start},
          {"tie-stays", 3, k_jingle_lufs, tie_stays},
          {"skip", 3, k_jingle_lufs, skip},
          {"round-start", 3, k_jingle_lufs, round_start},
          {"game-over", 1, k_jingle_lufs, game_over},
          {"win-fanfare", 1, k_jingle_lufs, win_fanfare}};
}

}  // namespace synth
