// What food does to a face, by material: every hit is thud, wet and debris in its own proportion (S22).
#include "tools/synth/effects_fight_parts.hpp"
#include "tools/synth/envelopes.hpp"
#include "tools/synth/filters.hpp"
#include "tools/synth/foley.hpp"
#include "tools/synth/recipe.hpp"
#include "tools/synth/room.hpp"

namespace synth {
namespace {

// Hits stand a little above, splashes a little below the group's other sounds.
constexpr double k_hit_lufs = -26;
constexpr double k_small_lufs = -28.5;

// Sauce by the ladle: deeper and longer than a morsel's splat.
Signal splat_wet(std::uint64_t seed) {
  Random random(seed);
  Signal sum = blow(random, random.between(68, 86), 0.24);
  add(sum, wet(random, random.between(1000, 1300), 0.46, 1), 0.003, 0.9);
  add(sum, wet(random, random.between(480, 620), 0.6, 1), 0.04, 0.6);
  saturate(sum, 1.4);
  add(sum, debris(random, 18, 1200, 0.5), 0.07, 0.26);
  add_drips(sum, random, 3, 0.3, 0.62, 0.15);
  return in_room(sum, 0.26);
}

// Foam gives way with a sigh; then the pie's tin slips off and lands.
Signal splat_cream(std::uint64_t seed) {
  Random random(seed);
  Signal sum = blow(random, random.between(74, 90), 0.2);
  const double seconds = random.between(0.42, 0.5);
  add(sum, air(random, glide(1500, 260, seconds), struck(0.012, seconds), 0.7), 0.002, 0.9);
  add(sum, wet(random, random.between(560, 700), 0.4, 0.8), 0.01, 0.6);
  add(sum, rustle(random, 0.3, 2000, 160), 0.06, 0.12);
  double at = random.between(0.34, 0.42);
  double level = 0.2;
  for (int bounce = 0; bounce < 3; ++bounce) {
    add(sum, ring(random.about(590, 0.06), tin(), 0.5), at, level);
    add(sum, puff(random, 900, 0.8, 0.015), at, 0.6 * level);
    at += random.between(0.075, 0.1) / (1 + 0.4 * bounce);
    level *= 0.6;
  }
  return in_room(sum, 0.22);
}

// A biscuit breaks: cracks crowd at the blow, crumbs rain long after it.
Signal splat_crumb(std::uint64_t seed) {
  Random random(seed);
  Signal sum = blow(random, random.between(105, 130), 0.13);
  for (int crack = 0; crack < 11; ++crack) {
    const double at = 0.075 * std::pow(random.unit(), 1.5);
    add(sum, puff(random, random.between(700, 1700), 1.3, random.between(0.012, 0.03)), at,
        random.between(0.4, 0.8));
  }
  add(sum, wet(random, 800, 0.09, 0.1), 0.002, 0.25);
  add(sum, debris(random, 30, 1800, 0.55), 0.05, 0.42);
  return in_room(sum, 0.24);
}

// Jelly: slaps, wobbles, hops off and wobbles again.
Signal splat_rubber(std::uint64_t seed) {
  Random random(seed);
  Signal sum = blow(random, random.between(88, 105), 0.16);
  add(sum, wet(random, 950, 0.12, 0.4), 0.002, 0.5);
  const double pitch = random.between(185, 225);
  const double rate = random.between(10, 13);
  double at = 0.008;
  double level = 0.75;
  for (int hop = 0; hop < 3; ++hop) {
    const double seconds = 0.3 - 0.05 * hop;
    Signal jelly = sine(shaken(glide(pitch * (1.5 + 0.15 * hop), pitch * 0.8, seconds), rate, 0.3));
    shape(jelly, struck(0.008, seconds));
    saturate(jelly, 1.6);
    add(sum, jelly, at, level);
    if (hop > 0) add(sum, thud(random, 150, 0.08), at, 0.35 * level);
    at += random.between(0.15, 0.18) - 0.025 * hop;
    level *= 0.55;
  }
  add(sum, debris(random, 5, 1000, 0.3), 0.05, 0.16);
  return in_room(sum, 0.22);
}

// Soup and sausage: a splat that goes on frying.
Signal splat_hot(std::uint64_t seed) {
  Random random(seed);
  Signal sum = blow(random, random.between(78, 96), 0.2);
  add(sum, wet(random, random.between(1050, 1300), 0.38, 0.9), 0.002, 0.8);
  add(sum, sizzle(random, random.between(0.75, 0.9)), 0.03, 0.5);
  for (int bubble = 0; bubble < 6; ++bubble) {
    add(sum, drip(random, 330), random.between(0.1, 0.6), random.between(0.1, 0.2));
  }
  add(sum, debris(random, 8, 1300, 0.4), 0.06, 0.2);
  return in_room(sum, 0.24);
}

// What the neighbours get: a spray and a few drops.
Signal splash_side(std::uint64_t seed) {
  Random random(seed);
  Signal sum = thud(random, random.between(140, 170), 0.08);
  scale(sum, 0.55);
  add(sum, wet(random, random.between(1150, 1450), 0.24, 0.8), 0, 0.7);
  add(sum, debris(random, 9, 1500, 0.28), 0.03, 0.35);
  add_drips(sum, random, 2, 0.12, 0.3, 0.2);
  return in_room(sum, 0.22);
}

// Ice cream leaves the scoop with a kiss and lands.
Signal scoop_plop(std::uint64_t seed) {
  Random random(seed);
  Signal sum = wet(random, random.between(750, 900), 0.09, 0.5);
  scale(sum, 0.45);
  Signal kiss = sine(glide(random.between(170, 200), random.between(430, 520), 0.075));
  shape(kiss, arc(0.075, 0.7));
  add(sum, kiss, 0.03, 0.8);
  const double landing = random.between(0.17, 0.2);
  add(sum, thud(random, random.between(105, 125), 0.13), landing, 0.9);
  add(sum, wet(random, random.between(520, 620), 0.18, 0.9), landing + 0.004, 0.55);
  add(sum, debris(random, 4, 900, 0.2), landing + 0.05, 0.16);
  return in_room(sum, 0.2);
}

// A blob covers one letter of the track.
Signal points_up(std::uint64_t seed) {
  Random random(seed);
  Signal sum = thud(random, random.between(150, 170), 0.08);
  Signal blob = sine(glide(random.between(290, 320), random.between(520, 570), 0.07));
  shape(blob, arc(0.07, 0.2));
  add(sum, blob, 0.006, 0.75);
  add(sum, wet(random, 1100, 0.09, 0.4), 0.002, 0.35);
  add(sum, debris(random, 3, 1300, 0.12), 0.03, 0.12);
  return in_room(sum, 0.18);
}

}  // namespace

std::vector<Recipe> fight_splat_recipes() {
  return {{"splat-wet", 4, k_hit_lufs, splat_wet},     {"splat-cream", 4, k_hit_lufs, splat_cream},
          {"splat-crumb", 4, k_hit_lufs, splat_crumb}, {"splat-rubber", 4, k_hit_lufs, splat_rubber},
          {"splat-hot", 4, k_hit_lufs, splat_hot},     {"splash-side", 4, k_small_lufs, splash_side},
          {"scoop-plop", 4, k_small_lufs, scoop_plop}, {"points-up", 4, k_small_lufs, points_up}};
}

}  // namespace synth
