// At the stove: dice in the pan, meals, the boot, fire and fat.
#include "tools/synth/effects_fight_parts.hpp"
#include "tools/synth/effects_kitchen_parts.hpp"
#include "tools/synth/envelopes.hpp"
#include "tools/synth/filters.hpp"
#include "tools/synth/foley.hpp"
#include "tools/synth/recipe.hpp"
#include "tools/synth/room.hpp"

namespace synth {
namespace {

constexpr double k_dice_lufs = -27.5;
constexpr double k_stove_lufs = -27;

// Four tosses in half a second, so that another take played at 0.5 s goes on in the same rhythm.
Signal dice_pan(std::uint64_t seed) {
  Random random(seed);
  constexpr double swing = 0.125;
  const double pan = random.between(395, 425);
  Signal sum;
  for (int turn = 0; turn < 4; ++turn) {
    const double strength = turn % 2 == 0 ? 1 : 0.75;
    const int knocks = 3 + static_cast<int>(random.unit() * 2.99);
    for (int knock = 0; knock < knocks; ++knock) {
      add(sum, die_on_steel(random, pan * (knock % 2 == 0 ? 1 : 1.31), 0.7),
          turn * swing + random.between(0, 0.05), strength * random.between(0.35, 0.9));
    }
    add(sum, thud(random, 120, 0.08), turn * swing, 0.5 * strength);
    add(sum, air(random, Signal(frames(0.1), 520.0), arc(0.1), 0.8), turn * swing + 0.02, 0.25);
  }
  low_pass(sum, 3600);
  shape(sum, line({{0, 1}, {0.46, 1}, {0.66, 0}}));
  return in_room(sum, 0.18);
}

// Down on the worktop, a bounce, a wobble to its face.
Signal dice_land(std::uint64_t seed) {
  Random random(seed);
  const double sheet = random.between(285, 330);
  Signal sum;
  double at = 0;
  double gap = random.between(0.08, 0.1);
  double level = 1;
  for (int bounce = 0; bounce < 4; ++bounce) {
    add(sum, die_on_steel(random, sheet, 0.45 + 0.4 * level), at, level);
    at += gap;
    gap *= random.between(0.58, 0.7);
    level *= random.between(0.42, 0.55);
  }
  add(sum, thud(random, random.between(115, 130), 0.13), 0, 0.7);
  return in_room(sum, 0.24);
}

// Onto the pass: the plate's foot, its rim, and a spoon's touch: up it goes.
Signal meal(std::uint64_t seed) {
  Random random(seed);
  const double pitch = random.between(610, 680);
  Signal sum = plate(random, pitch);
  add(sum, plate(random, pitch * 1.12), random.between(0.05, 0.06), 0.3);
  add(sum, wet(random, 700, 0.08, 0.4), 0.004, 0.15);
  const double ding = random.about(1174.7, 0.004);
  add(sum, ring(ding, {{1, 1, 0.6}, {2.3, 0.2, 0.25}}, 0.6), 0.15, 0.32);
  add(sum, ring(0.5 * ding, vibraphone(), 0.4), 0.15, 0.16);
  shape(sum, line({{0, 1}, {0.5, 1}, {0.85, 0}}));
  return in_room(sum, 0.22);
}

// The boot, and every pan on the wall answers.
Signal fired(std::uint64_t seed) {
  Random random(seed);
  Signal sum = whoosh(random, 0.14, 200, 800, 0.85);
  scale(sum, 0.5);
  constexpr double kick = 0.12;
  add(sum, boot(random, random.between(62, 72)), kick, 1.2);
  const double pan = random.between(238, 262);
  add(sum, ring(pan, steel(), 0.8), kick + 0.05, 0.6);
  add(sum, ring(pan * 1.63, steel(), 0.7), kick + random.between(0.13, 0.16), 0.35);
  add(sum, ring(pan * 2.2, tin(), 0.6), kick + random.between(0.22, 0.26), 0.22);
  add(sum, debris(random, 8, 1200, 0.4), kick + 0.06, 0.22);
  return in_room(sum, 0.26);
}

// Whoof: gas that waited too long, a ball of fire, tongues that flutter out.
Signal flame(std::uint64_t seed) {
  Random random(seed);
  Signal sum = ring(random.between(900, 1000), die(), 0.6);
  scale(sum, 0.35);
  constexpr double lit = 0.05;
  const double seconds = random.between(0.7, 0.82);
  Signal ball = air(random, line({{0, 240}, {0.1, 1250}, {0.3, 700}, {seconds, 260}}),
                    line({{0, 0}, {0.05, 1}, {0.22, 0.75}, {seconds, 0}}), 0.6);
  const double rate = random.between(15, 19);
  for (std::size_t index = 0; index < ball.size(); ++index) {
    const double time = static_cast<double>(index) / k_rate;
    ball[index] *= 1 - 0.4 * std::min(1.0, 4 * time) * (0.5 - 0.5 * std::cos(k_two_pi * rate * time));
  }
  add(sum, ball, lit, 1);
  Signal breath = sine(glide(150, 58, 0.26));
  shape(breath, arc(0.26, 0.25));
  add(sum, breath, lit, 0.7);
  add(sum, rustle(random, 0.4, 1500, 70), lit + 0.2, 0.12);
  return in_room(sum, 0.24);
}

// Something cold meets something hot.
Signal in_the_pan(std::uint64_t seed) {
  Random random(seed);
  Signal sum = ring(random.between(300, 330), steel(), 0.4);
  scale(sum, 0.22);
  add(sum, wet(random, 800, 0.12, 0.6), 0, 0.5);
  add(sum, sizzle(random, random.between(0.76, 0.82)), 0.01, 0.8);
  for (int bubble = 0; bubble < 7; ++bubble) {
    add(sum, drip(random, 360), random.between(0.06, 0.6), random.between(0.12, 0.22));
  }
  return in_room(sum, 0.2);
}

// A lid on what boils over: gallop of bubbles, the lid dances, the hiss dies.
Signal simmer_down(std::uint64_t seed) {
  Random random(seed);
  constexpr double lidded = 0.32;
  Signal sum;
  for (int bubble = 0; bubble < 16; ++bubble) {
    add(sum, drip(random, 300), 0.024 * bubble, random.between(0.4, 0.7));
  }
  add(sum, air(random, line({{0, 900}, {0.4, 2000}}), line({{0, 0.3}, {0.32, 1}, {0.4, 0}}), 0.6), 0, 0.7);
  Signal pot = lid(random, random.between(350, 385));
  add(sum, pot, lidded, 1);
  const double dying = random.between(0.85, 0.95);
  Signal hiss = steam(random, dying);
  low_pass(hiss, 2600);
  add(sum, hiss, lidded + 0.03, 0.2);
  for (int bubble = 0; bubble < 5; ++bubble) {
    add(sum, drip(random, 240 - 20 * bubble), lidded + 0.2 + (0.06 + 0.025 * bubble) * bubble,
        0.35 - 0.05 * bubble);
  }
  return in_room(sum, 0.22);
}

}  // namespace

std::vector<Recipe> kitchen_stove_recipes() {
  return {{"kitchen-dice-pan", 4, k_dice_lufs, dice_pan},
          {"kitchen-dice-land", 4, k_dice_lufs, dice_land},
          {"kitchen-meal", 4, k_stove_lufs, meal},
          {"kitchen-fired", 4, -26, fired},
          {"kitchen-flame", 4, k_stove_lufs, flame},
          {"kitchen-sizzle", 4, -28, in_the_pan},
          {"kitchen-simmer-down", 4, k_stove_lufs, simmer_down}};
}

}  // namespace synth
