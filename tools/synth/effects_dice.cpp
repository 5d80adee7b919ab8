// Dice: sugar cubes in a fist, through the air, on the wooden table and on cloth.
#include "tools/synth/envelopes.hpp"
#include "tools/synth/filters.hpp"
#include "tools/synth/foley.hpp"
#include "tools/synth/oscillators.hpp"
#include "tools/synth/recipe.hpp"
#include "tools/synth/room.hpp"

namespace synth {
namespace {

constexpr double k_dice_lufs = -27.5;

Signal die_on_die(Random& random) {
  Signal click = ring(random.between(1150, 1750), die(), 0.8);
  add(click, puff(random, random.between(1800, 2600), 1.5, 0.012), 0, 0.4);
  return normalised(std::move(click));
}

Signal die_on_wood(Random& random, double hardness) {
  Signal knock = ring(random.between(340, 470), wood(), hardness);
  add(knock, ring(random.between(1100, 1500), die(), hardness), 0, 0.35 * hardness);
  add(knock, puff(random, 900, 0.8, 0.015), 0, 0.25);
  return normalised(std::move(knock));
}

// Shaken to and fro: knocks crowd at the ends of each swing; the fist dulls them.
Signal rattle(std::uint64_t seed) {
  Random random(seed);
  const double swing = random.between(0.115, 0.135);
  Signal sum;
  for (int turn = 0; turn < 5; ++turn) {
    const int knocks = 3 + static_cast<int>(random.unit() * 2.99);
    for (int knock = 0; knock < knocks; ++knock) {
      const double at = turn * swing + std::abs(random.between(-0.02, 0.05));
      add(sum, die_on_die(random), at, random.between(0.3, 1) * (turn % 2 == 0 ? 1 : 0.75));
    }
    add(sum, puff(random, 420, 0.7, 0.07), turn * swing, 0.5);
  }
  low_pass(sum, 2600);
  return in_room(sum, 0.2);
}

Signal throw_whoosh(std::uint64_t seed) {
  Random random(seed);
  Signal air = whoosh(random, random.between(0.3, 0.36), 350, random.between(1500, 1900), 0.4);
  add(air, die_on_die(random), 0.03, 0.08);
  add(air, die_on_die(random), 0.07, 0.06);
  return in_room(air, 0.2);
}

// Bounces follow each other ever faster and softer.
Signal clatter(std::uint64_t seed) {
  Random random(seed);
  Signal sum;
  double at = 0;
  double gap = random.between(0.085, 0.12);
  double level = 1;
  for (int bounce = 0; bounce < 5; ++bounce) {
    add(sum, die_on_wood(random, 0.5 + 0.5 * level), at, level);
    at += gap;
    gap *= random.between(0.62, 0.76);
    level *= random.between(0.5, 0.68);
  }
  return in_room(sum, 0.3);
}

// The last wobble from edge to face.
Signal settle(std::uint64_t seed) {
  Random random(seed);
  Signal sum;
  double at = 0;
  for (int tap = 0; tap < 3; ++tap) {
    add(sum, die_on_wood(random, 0.35), at, 0.5 + 0.25 * tap);
    at += random.between(0.038, 0.05) - 0.008 * tap;
  }
  add(sum, thud(random, 150, 0.09), at - 0.035, 0.5);
  return in_room(sum, 0.22);
}

Signal place_on_cloth(std::uint64_t seed) {
  Random random(seed);
  Signal sum = thud(random, random.between(165, 205), 0.11);
  add(sum, puff(random, random.between(700, 950), 0.8, 0.07), 0.001, 0.4);
  Signal sugar = ring(random.between(1250, 1600), die(), 0.5);
  add(sum, normalised(std::move(sugar)), 0.002, 0.22);
  return in_room(sum, 0.15);
}

}  // namespace

std::vector<Recipe> dice_recipes() {
  return {{"dice-rattle", 4, k_dice_lufs, rattle},
          {"dice-throw", 4, k_dice_lufs, throw_whoosh},
          {"die-clatter", 5, k_dice_lufs, clatter},
          {"dice-settle", 4, k_dice_lufs, settle},
          {"die-place", 5, k_dice_lufs, place_on_cloth}};
}

}  // namespace synth
