// The house band in the kitchen: a cook goes, a thief comes, an offer is made or turned down, somebody wins.
#include "tools/synth/band_parts.hpp"
#include "tools/synth/effects_fight_parts.hpp"
#include "tools/synth/effects_kitchen_parts.hpp"
#include "tools/synth/envelopes.hpp"
#include "tools/synth/filters.hpp"
#include "tools/synth/foley.hpp"
#include "tools/synth/instruments.hpp"
#include "tools/synth/plucked_string.hpp"
#include "tools/synth/recipe.hpp"
#include "tools/synth/room.hpp"

namespace synth {
namespace {

constexpr double k_jingle_lufs = -26.5;

// Wah, wah, wah, waaah: the last one trembles and sinks.
Signal cook_out(std::uint64_t seed) {
  Random random(seed);
  Signal sum;
  double at = 0;
  for (const double note : {58.0, 57.0, 56.0, 55.0}) {
    const bool last = note < 56;
    const double seconds = last ? random.between(0.55, 0.62) : random.between(0.17, 0.185);
    Signal pitch = glide(hertz_of(note) * 1.01, hertz_of(note - (last ? 1.6 : 0.4)), seconds);
    if (last) {
      for (std::size_t index = 0; index < pitch.size(); ++index) {
        pitch[index] *= 1 + 0.022 * std::sin(k_two_pi * 6.4 * static_cast<double>(index) / k_rate);
      }
    }
    add(sum, plunger_brass(pitch), at, last ? 1 : 0.85);
    add(sum, upright_bass({.midi = note - 12, .seconds = 0.9 * seconds, .level = 0.8, .seed = seed++}), at,
        0.14);
    at += seconds + 0.02;
  }
  // The hat is all that stays; it lands.
  add(sum, puff(random, 600, 0.6, 0.1), at, 0.6);
  add(sum, thud(random, 130, 0.1), at, 0.5);
  return in_room(sum, 0.26);
}

// A string pulled by a fingertip, low on the double bass or high on the guitar.
Signal pizzicato(double midi, double level, std::uint64_t seed) {
  Signal tone = plucked({.hertz = hertz_of(midi),
                         .seconds = 0.16,
                         .ring_seconds = 0.5,
                         .brightness = 0.34,
                         .pick_position = 0.34,
                         .seed = seed});
  low_pass(tone, 2200);
  scale(tone, level);
  return tone;
}

// On tiptoe along the wall, a look round, and away with it.
Signal thief(std::uint64_t seed) {
  Random random(seed);
  Signal sum;
  double at = 0;
  const double step = random.between(0.145, 0.155);
  for (const double note : {55.0, 58.0, 61.0, 58.0, 60.0, 57.0}) {
    add(sum, pizzicato(note, 1, seed++), at, 0.9);
    add(sum, pizzicato(note + 12, 0.5, seed++), at + 0.004, 0.4);
    add(sum, shaker(random, 0.5), at + 0.5 * step, 0.16);
    at += step;
  }
  at += 0.12;
  add(sum, air(random, glide(500, 1600, 0.16), arc(0.16, 0.75), 1.6), at, 0.35);
  add(sum, pizzicato(67, 1, seed++), at + 0.12, 0.8);
  add(sum, pizzicato(43, 1, seed), at + 0.12, 0.8);
  return in_room(sum, 0.26);
}

// A wad of notes under a thumb, and a wink in three notes from the vibraphone.
Signal better_offer(std::uint64_t seed) {
  Random random(seed);
  Signal sum;
  double at = 0;
  for (int note = 0; note < 24; ++note) {
    add(sum, flick(random, 1050 + 20 * note), at, random.between(0.4, 0.7));
    at += random.between(0.012, 0.017);
  }
  add(sum, laid(random, 180), at + 0.04, 0.5);
  at += 0.12;
  for (const double note : {67.0, 70.0, 71.0}) {
    add(sum, vibes({.midi = note, .seconds = note > 70 ? 0.5 : 0.14, .level = 0.9}), at, 0.9);
    add(sum, muted_guitar({.midi = note - 12, .level = 1, .seed = seed++}), at, 0.5);
    at += note > 69 ? 0.22 : 0.13;
  }
  add(sum, vibes({.midi = 65, .seconds = 0.5, .level = 0.6}), at - 0.22, 0.9);
  add(sum, rim(random, 1), at - 0.22, 0.4);
  shape(sum, line({{0, 1}, {at + 0.15, 1}, {at + 0.55, 0}}));
  return in_room(sum, 0.26);
}

// The stamp: up, down, NO DEAL, and two knocks that mean it.
Signal counter_offer(std::uint64_t seed) {
  Random random(seed);
  Signal sum = air(random, glide(380, 900, 0.1), arc(0.1, 0.8), 1);
  scale(sum, 0.4);
  constexpr double down = 0.1;
  add(sum, blow(random, random.between(88, 98), 0.18), down, 1.1);
  add(sum, ring(random.between(205, 230), wood(), 0.8), down, 0.9);
  add(sum, rustle(random, 0.08, 1300, 300), down, 0.25);
  add(sum, wet(random, 900, 0.07, 0.2), down + 0.13, 0.2);
  double at = down + 0.28;
  for (const double note : {55.0, 51.0}) {
    const double length = note < 55 ? 0.26 : 0.15;
    add(sum, plunger_brass(glide(hertz_of(note), hertz_of(note - 0.6), length)), at, 0.55);
    add(sum, ring(hertz_of(note), wood(), 0.6), at, 0.5);
    at += 0.18;
  }
  return in_room(sum, 0.24);
}

// Service! The bell, a run up the chord with all the pans, and the whole kitchen on the last chord.
Signal win(std::uint64_t seed) {
  Random random(seed);
  Signal sum = counter_bell(random, 0.55);
  double at = 0.24;
  for (const double note : {62.0, 67.0, 71.0, 74.0}) {
    add_chord(sum, seed, {note, note + 5}, at, 0.13);
    add(sum, pan_tap(random, 1), at, 0.6);
    add(sum, brushed_snare(random, 0.8), at, 0.4);
    seed += 10;
    at += 0.12;
  }
  at += 0.06;
  for (const double root : {60.0, 62.0}) {
    add_chord(sum, seed, {root - 12, root, root + 4, root + 7}, at, 0.2);
    add_accent(sum, random, at, 0.6);
    seed += 10;
    at += 0.24;
  }
  for (double roll = 0; roll < 0.2; roll += 0.035)
    add(sum, brushed_snare(random, 0.4 + 2 * roll), at + roll, 0.5);
  at += 0.21;
  add_chord(sum, seed, {43, 50, 55, 59, 62, 67, 71}, at, 1.6);
  add_accent(sum, random, at, 1.1);
  add(sum, vibes({.midi = 79, .seconds = 1, .level = 0.5}), at + 0.1);
  add(sum, vibes({.midi = 83, .seconds = 0.9, .level = 0.5}), at + 0.2);
  add(sum, counter_bell(random, 0.35), at + 0.3);
  let_ring(sum, at + 0.6, 2.7);
  return in_room(sum, 0.28);
}

}  // namespace

std::vector<Recipe> kitchen_jingle_recipes() {
  return {{"kitchen-cook-out", 4, k_jingle_lufs, cook_out},
          {"kitchen-thief", 4, k_jingle_lufs, thief},
          {"kitchen-better-offer", 4, k_jingle_lufs, better_offer},
          {"kitchen-counter-offer", 4, k_jingle_lufs, counter_offer},
          {"kitchen-win", 3, -25.5, win}};
}

}  // namespace synth
