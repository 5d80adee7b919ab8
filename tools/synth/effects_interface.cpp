// Menus and counters: small, warm, never sharp: kitchen things rather than beeps.
#include "tools/synth/envelopes.hpp"
#include "tools/synth/filters.hpp"
#include "tools/synth/foley.hpp"
#include "tools/synth/oscillators.hpp"
#include "tools/synth/recipe.hpp"
#include "tools/synth/room.hpp"

namespace synth {
namespace {

constexpr double k_interface_lufs = -30;

// A mallet on a small wooden bar, the menus' voice.
Signal bar(Random& random, double midi, double hardness = 0.6) {
  const double hertz = hertz_of(midi) * random.about(1, 0.002);
  Signal tone = ring(hertz, {{1, 1, 0.22}, {3.93, 0.28, 0.06}, {9.2, 0.08, 0.02}}, hardness);
  add(tone, puff(random, 1200, 0.8, 0.012), 0, 0.15 * hardness);
  return normalised(std::move(tone));
}

// Notes one after another, `gap` seconds apart.
Signal bars(std::uint64_t seed, const std::vector<double>& notes, double gap) {
  Random random(seed);
  Signal sum;
  double at = 0;
  for (const double note : notes) {
    add(sum, bar(random, note), at, random.about(0.9, 0.08));
    at += gap;
  }
  return in_room(sum, 0.18);
}

Recipe melody(const char* name, int takes, std::vector<double> notes, double gap) {
  return {name, takes, k_interface_lufs,
          [notes = std::move(notes), gap](std::uint64_t seed) { return bars(seed, notes, gap); }};
}

Signal count_tick(std::uint64_t seed) {
  Random random(seed);
  Signal tick = ring(random.about(880, 0.02), {{1, 1, 0.06}, {2.7, 0.3, 0.03}}, 0.8);
  add(tick, puff(random, 1500, 1, 0.015), 0, 0.35);
  return in_room(tick, 0.15);
}

Signal slider_tick(std::uint64_t seed) {
  Random random(seed);
  Signal tick = ring(random.about(520, 0.03), wood(), 0.6);
  return in_room(tick, 0.15);
}

// A wooden "uh-uh": two low knocks.
Signal uh_uh(std::uint64_t seed) {
  Random random(seed);
  Signal sum;
  for (int knock = 0; knock < 2; ++knock) {
    add(sum, ring(random.about(knock == 0 ? 215 : 180, 0.02), wood(), 0.4), 0.12 * knock);
    add(sum, thud(random, 110, 0.1), 0.12 * knock, 0.5);
  }
  return in_room(sum, 0.2);
}

// A switch with two clicks of its spring.
Signal toggle(std::uint64_t seed) {
  Random random(seed);
  Signal sum = ring(random.about(640, 0.03), wood(), 0.7);
  add(sum, ring(random.about(860, 0.03), wood(), 0.7), 0.035, 0.7);
  return in_room(sum, 0.15);
}

// A paper slip pulled from the rail.
Signal log_open(std::uint64_t seed) {
  Random random(seed);
  Signal paper = whoosh(random, 0.2, 700, 2200, 0.65);
  add(paper, puff(random, 1300, 0.8, 0.03), 0.17, 0.5);
  return in_room(paper, 0.15);
}

// The neon sign warms up: a hum that flickers twice and stays, each start with a small tick of the choke.
Signal neon(std::uint64_t seed) {
  Random random(seed);
  constexpr double seconds = 1.6;
  Signal hum = silence(seconds);
  for (const auto& [harmonic, level] :
       {std::pair{1.0, 0.6}, {2.0, 1.0}, {3.0, 0.4}, {4.0, 0.5}, {6.0, 0.25}}) {
    add(hum, sine(50 * 2 * harmonic, seconds), 0, level);
  }
  Signal fizz = white_noise(random, seconds);
  band_pass(fizz, 2300, 1.2);
  add(hum, normalised(std::move(fizz)), 0, 0.3);
  const double first = random.between(0.08, 0.14);
  const double second = random.between(0.3, 0.38);
  shape(hum, line({{0, 0},
                   {0.005, 0.9},
                   {first, 0.7},
                   {first + 0.01, 0},
                   {second - 0.005, 0},
                   {second, 1},
                   {second + 0.09, 0.8},
                   {second + 0.1, 0.15},
                   {second + 0.17, 0.15},
                   {second + 0.18, 1},
                   {1.1, 0.55},
                   {seconds, 0}}));
  for (const double start : {0.0, second, second + 0.18}) {
    add(hum, ring(random.about(1300, 0.05), die(), 1), start, 0.5);
  }
  low_pass(hum, 3800);
  return in_room(hum, 0.2);
}

}  // namespace

std::vector<Recipe> interface_recipes() {
  return {melody("focus-move", 4, {67}, 0),
          melody("confirm", 3, {67, 74}, 0.07),
          melody("back", 3, {69, 62}, 0.07),
          melody("join", 3, {62, 67, 71, 74}, 0.065),
          melody("leave", 3, {74, 69, 62}, 0.08),
          melody("pause-in", 3, {71, 67, 64}, 0.09),
          melody("pause-out", 3, {64, 67, 71}, 0.09),
          melody("countdown", 3, {69}, 0),
          {"count-tick", 4, k_interface_lufs, count_tick},
          {"slider-tick", 3, k_interface_lufs, slider_tick},
          {"uh-uh", 3, k_interface_lufs, uh_uh},
          {"toggle", 3, k_interface_lufs, toggle},
          {"log-open", 3, k_interface_lufs, log_open},
          {"neon-flicker", 3, k_interface_lufs, neon}};
}

}  // namespace synth
