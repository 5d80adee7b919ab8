// The band's three shouts in a food fight: CAFE CHAOS!, the tenth point, the end. All in A, the fight's key.
#include <vector>

#include "tools/synth/band_parts.hpp"
#include "tools/synth/effects_fight_parts.hpp"
#include "tools/synth/envelopes.hpp"
#include "tools/synth/filters.hpp"
#include "tools/synth/foley.hpp"
#include "tools/synth/instruments.hpp"
#include "tools/synth/recipe.hpp"
#include "tools/synth/room.hpp"

namespace synth {
namespace {

constexpr double k_shout_lufs = -25.5;

// Double-picked notes, two for each.
double add_run(Signal& whole, std::uint64_t seed, const std::vector<double>& notes, double at, double step) {
  for (const double note : notes) {
    for (int pick = 0; pick < 2; ++pick) {
      add(whole, guitar({.midi = note, .seconds = 0.9 * step, .level = 0.85, .seed = seed++}), at, 0.6);
      at += step;
    }
  }
  return at;
}

// Three cards, three stabs, each higher; the last one stays and the tremolo arm dives under it.
Signal cafe_chaos(std::uint64_t seed) {
  Random random(seed);
  Signal sum;
  const double gap = 0.24;
  add_chord(sum, seed + 10, {45, 57, 60, 64}, 0, 0.2);
  add_accent(sum, random, 0, 0.6);
  add_chord(sum, seed + 20, {48, 60, 64, 67}, gap, 0.2);
  add_accent(sum, random, gap, 0.75);
  const double at = add_run(sum, seed + 30, {64, 68}, 2 * gap, 0.06);
  add_chord(sum, seed + 50, {45, 52, 57, 61, 64, 69}, at, 1.5);
  add_accent(sum, random, at, 1.1);
  add(sum,
      guitar({.midi = 81, .seconds = 0.9, .level = 0.8, .vibrato = 0.35, .bend = 1.5, .seed = seed + 60}), at,
      0.4);
  let_ring(sum, at + 0.45, at + 1.4);
  return in_room(sum, 0.32);
}

// A roll, the climb to the top, the kitchen's gong and a slide all the way down.
Signal tenth_point(std::uint64_t seed) {
  Random random(seed);
  Signal sum;
  const double roll = 0.62;
  for (double at = 0; at < roll; at += random.between(0.034, 0.04)) {
    add(sum, brushed_snare(random, 0.2 + 0.5 * at / roll), at, 0.6);
  }
  add_run(sum, seed, {57, 59, 60, 62, 64}, 0.02, 0.06);
  add_chord(sum, seed + 20, {40, 52, 59, 62, 68}, roll, 0.9);
  add_accent(sum, random, roll, 1.2);
  add(sum,
      ring(random.about(110, 0.01), {{1, 1, 1.2}, {1.49, 0.6, 1}, {2.17, 0.5, 0.8}, {2.9, 0.3, 0.5}}, 0.3),
      roll, 0.6);
  const double seconds = 0.75;
  Signal slide = saw(shaken(glide(hertz_of(69), hertz_of(45), seconds), 6.5, 0.03));
  low_pass(slide, 900);
  shape(slide, line({{0, 0}, {0.05, 1}, {0.7 * seconds, 0.8}, {seconds, 0}}));
  add(sum, normalised(std::move(slide)), roll + 0.3, 0.4);
  add(sum, blow(random, 75, 0.25), roll + 0.3 + seconds, 1.2);
  add(sum, wet(random, 900, 0.4, 1), roll + 0.3 + seconds, 0.7);
  return in_room(sum, 0.3);
}

// Last bell: a run down the strings, two knocks, and a chord with all its sugar.
Signal fight_over(std::uint64_t seed) {
  Random random(seed);
  Signal sum;
  double at = add_run(sum, seed, {69, 68, 65, 64, 62}, 0, 0.065);
  for (const double note : {53.0, 52.0}) {
    add_chord(sum, seed + static_cast<unsigned>(note), {note - 12, note, note + 4, note + 7}, at, 0.2);
    add_accent(sum, random, at, 0.7);
    at += 0.26;
  }
  add_chord(sum, seed + 100, {45, 52, 57, 61, 66, 71}, at, 1.8);
  add_accent(sum, random, at, 1);
  add(sum, vibes({.midi = 76, .seconds = 1, .level = 0.4}), at + 0.12);
  add(sum, vibes({.midi = 81, .seconds = 0.9, .level = 0.4}), at + 0.24);
  let_ring(sum, at + 0.6, at + 1.55);
  return in_room(sum, 0.3);
}

}  // namespace

std::vector<Recipe> fight_jingle_recipes() {
  return {{"cafe-chaos", 3, k_shout_lufs, cafe_chaos},
          {"tenth-point", 3, k_shout_lufs, tenth_point},
          {"fight-over", 3, k_shout_lufs, fight_over}};
}

}  // namespace synth
