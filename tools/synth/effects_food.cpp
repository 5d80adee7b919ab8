// Food in the air and on plates: every landing is thud, wet and debris in its own proportion (S22).
#include "tools/synth/envelopes.hpp"
#include "tools/synth/filters.hpp"
#include "tools/synth/foley.hpp"
#include "tools/synth/oscillators.hpp"
#include "tools/synth/recipe.hpp"
#include "tools/synth/room.hpp"

namespace synth {
namespace {

constexpr double k_food_lufs = -27;

Signal drop(std::uint64_t seed) {
  Random random(seed);
  Signal sum = thud(random, random.between(120, 145), 0.13);
  add(sum, wet(random, 900, 0.11, 0.35), 0.004, 0.35);
  return in_room(sum, 0.2);
}

Signal fly(std::uint64_t seed) {
  Random random(seed);
  return in_room(whoosh(random, random.between(0.26, 0.34), 300, random.between(1100, 1500), 0.45), 0.2);
}

// Rubbery: a low bump that bounces once, hardly wet.
Signal land_cheese(std::uint64_t seed) {
  Random random(seed);
  Signal sum = thud(random, random.between(150, 175), 0.15);
  Signal rubber = sine(glide(420, 250, 0.09));
  shape(rubber, struck(0.004, 0.09));
  add(sum, rubber, 0.006, 0.35);
  add(sum, wet(random, 1100, 0.1, 0.2), 0.003, 0.25);
  add(sum, thud(random, 190, 0.08), random.between(0.1, 0.13), 0.3);
  add(sum, debris(random, 4, 1400, 0.16), 0.03, 0.12);
  return in_room(sum, 0.22);
}

// Broad and saucy, crumbs of crust after it.
Signal land_pizza(std::uint64_t seed) {
  Random random(seed);
  Signal sum = thud(random, random.between(105, 125), 0.16);
  add(sum, wet(random, random.between(1200, 1500), 0.2, 0.7), 0.002, 0.6);
  add(sum, debris(random, 9, 2100, 0.25), 0.04, 0.25);
  return in_room(sum, 0.22);
}

// Soft: a sigh of cream, crumbs, hardly a thud.
Signal land_cake(std::uint64_t seed) {
  Random random(seed);
  Signal sum = thud(random, random.between(95, 115), 0.12);
  scale(sum, 0.7);
  Signal cream = wet(random, random.between(700, 850), 0.22, 0.9);
  add(sum, cream, 0.004, 0.5);
  add(sum, puff(random, 600, 0.6, 0.13), 0.002, 0.4);
  add(sum, debris(random, 12, 1700, 0.28), 0.05, 0.2);
  return in_room(sum, 0.2);
}

// A ripe tomato on a face.
Signal splat(std::uint64_t seed) {
  Random random(seed);
  Signal sum = thud(random, random.between(85, 105), 0.2);
  add(sum, wet(random, random.between(1300, 1700), 0.26, 1), 0.002, 0.85);
  add(sum, wet(random, random.between(600, 800), 0.3, 1), 0.03, 0.4);
  add(sum, debris(random, 14, 1500, 0.42), 0.06, 0.3);
  for (int drip = 0; drip < 2; ++drip) {
    const double length = random.between(0.03, 0.05);
    const double pitch = random.between(500, 750);
    Signal drop_tone = sine(glide(pitch, pitch * 1.7, length));
    shape(drop_tone, arc(length, 0.25));
    add(sum, drop_tone, random.between(0.3, 0.5), 0.14);
  }
  return in_room(sum, 0.28);
}

}  // namespace

std::vector<Recipe> food_recipes() {
  return {{"morsel-drop", 4, k_food_lufs, drop},
          {"morsel-fly", 4, k_food_lufs, fly},
          {"morsel-land-cheese", 4, k_food_lufs, land_cheese},
          {"morsel-land-pizza", 4, k_food_lufs, land_pizza},
          {"morsel-land-cake", 4, k_food_lufs, land_cake},
          {"splat", 4, k_food_lufs, splat}};
}

}  // namespace synth
