// Cards, the plan, the floor and the trash can. Nothing here differs by card: a plan must not be heard.
#include "tools/synth/effects_fight_parts.hpp"
#include "tools/synth/envelopes.hpp"
#include "tools/synth/filters.hpp"
#include "tools/synth/foley.hpp"
#include "tools/synth/instruments.hpp"
#include "tools/synth/recipe.hpp"
#include "tools/synth/room.hpp"

namespace synth {
namespace {

// Cards count as interface and are as soft; what falls and rustles lies with the food.
constexpr double k_card_lufs = -29.5;
constexpr double k_litter_lufs = -28;

Signal card_flip(std::uint64_t seed) {
  Random random(seed);
  Signal sum = flick(random, 1500);
  add(sum, air(random, glide(700, 1500, 0.09), arc(0.09, 0.6), 1.1), 0.008, 0.5);
  add(sum, laid(random, random.between(170, 195)), random.between(0.085, 0.1), 0.7);
  return in_room(sum, 0.16);
}

Signal card_slap(std::uint64_t seed) {
  Random random(seed);
  Signal sum = puff(random, random.between(1000, 1250), 0.6, 0.035);
  add(sum, thud(random, random.between(135, 155), 0.11), 0, 0.9);
  add(sum, ring(random.between(250, 290), wood(), 0.5), 0.001, 0.4);
  return in_room(sum, 0.2);
}

Signal card_slide(std::uint64_t seed) {
  Random random(seed);
  const double seconds = random.between(0.2, 0.26);
  Signal sum = air(random, glide(850, 1350, seconds), arc(seconds, 0.4), 0.8);
  Signal grain = rustle(random, seconds, 1300, 300);
  shape(grain, arc(seconds, 0.4));
  add(sum, grain, 0, 0.4);
  add(sum, laid(random, 190), seconds - 0.02, 0.3);
  return in_room(sum, 0.15);
}

Signal card_draw(std::uint64_t seed) {
  Random random(seed);
  const double seconds = random.between(0.12, 0.15);
  Signal sum = air(random, glide(650, 1800, seconds), arc(seconds, 0.8), 0.9);
  add(sum, flick(random, 1350), seconds - 0.015, 0.8);
  return in_room(sum, 0.15);
}

// Two halves run into each other, the bridge collapses, the edge is knocked straight.
Signal deck_shuffle(std::uint64_t seed) {
  Random random(seed);
  Signal sum;
  double at = 0;
  for (int card = 0; card < 26; ++card) {
    add(sum, flick(random, 1150 + 16 * card), at, random.between(0.5, 0.9));
    at += random.between(0.014, 0.022);
  }
  at += 0.06;
  for (int card = 0; card < 22; ++card) {
    add(sum, flick(random, 1500 - 24 * card), at, 0.75 - 0.022 * card);
    at += random.between(0.008, 0.013);
  }
  for (int knock = 0; knock < 2; ++knock) {
    add(sum, laid(random, 160), at + 0.07 + 0.13 * knock, 0.9);
    add(sum, ring(random.about(300, 0.05), wood(), 0.4), at + 0.07 + 0.13 * knock, 0.4);
  }
  return in_room(sum, 0.18);
}

// Everybody's plan at once: a wave of cards round the table.
Signal flip_all(std::uint64_t seed) {
  Random random(seed);
  Signal sum = air(random, line({{0, 500}, {0.22, 1500}, {0.4, 700}}), arc(0.4, 0.5), 0.9);
  scale(sum, 0.6);
  for (int card = 0; card < 7; ++card) {
    const double at = 0.045 * card + random.between(0, 0.02);
    add(sum, flick(random, 1400), at, 0.6);
    add(sum, laid(random, random.between(155, 200)), at + 0.09, 0.8);
  }
  return in_room(sum, 0.22);
}

Signal plan_place(std::uint64_t seed) {
  Random random(seed);
  return in_room(laid(random, random.between(182, 190)), 0.15);
}

// Three are laid: hands on the table, and a soft note.
Signal plan_ready(std::uint64_t seed) {
  Random random(seed);
  Signal sum = bongo(random, 55, 0.8);
  add(sum, bongo(random, 60, 0.9), 0.1);
  add(sum, vibes({.midi = 72, .seconds = 0.35, .level = 0.7}), 0.1);
  return in_room(sum, 0.2);
}

// A clothes-peg on a line.
Signal vote_tick(std::uint64_t seed) {
  Random random(seed);
  Signal sum = ring(random.between(400, 450), wood(), 0.6);
  add(sum, flick(random, 1200), 0.001, 0.4);
  add(sum, ring(random.between(540, 580), wood(), 0.5), 0.045, 0.45);
  return in_room(sum, 0.16);
}

// The sauce bottle turns on the varnish and stops.
Signal retarget_squeak(std::uint64_t seed) {
  Random random(seed);
  const double seconds = random.between(0.24, 0.3);
  const double pitch = random.between(190, 225);
  Signal sum = squeak(random, line({{0, pitch}, {0.5 * seconds, pitch * 1.5}, {seconds, pitch * 1.2}}), 0.07);
  shape(sum, arc(seconds, 0.55));
  add(sum, air(random, Signal(frames(seconds), 380.0), arc(seconds), 0.8), 0, 0.5);
  add(sum, thud(random, 165, 0.09), seconds, 0.8);
  add(sum, ring(random.between(640, 700), {{1, 1, 0.09}, {2.4, 0.3, 0.05}}, 0.5), seconds, 0.3);
  return in_room(sum, 0.18);
}

// Slips from a hand and lands on the tiles: a slap, a smaller one.
Signal floor_drop(std::uint64_t seed) {
  Random random(seed);
  Signal sum = thud(random, random.between(125, 150), 0.12);
  add(sum, puff(random, random.between(850, 1050), 0.6, 0.04), 0, 0.6);
  add(sum, wet(random, 750, 0.12, 0.5), 0.003, 0.35);
  const double second = random.between(0.11, 0.15);
  add(sum, thud(random, 190, 0.07), second, 0.4);
  add(sum, puff(random, 1000, 0.7, 0.025), second, 0.3);
  add(sum, debris(random, 6, 1300, 0.25), 0.05, 0.2);
  return in_room(sum, 0.26);
}

// An arm in the can: paper, foil, something soft, the can's side.
Signal trash_rustle(std::uint64_t seed) {
  Random random(seed);
  Signal sum;
  double at = 0;
  for (int reach = 0; reach < 3; ++reach) {
    const double length = random.between(0.14, 0.2);
    Signal grab = rustle(random, length, random.between(900, 1400), 200);
    shape(grab, arc(length, random.between(0.3, 0.6)));
    add(sum, grab, at, random.between(0.7, 1));
    at += random.between(0.13, 0.17);
  }
  add(sum, ring(random.between(165, 195), tin(), 0.4), random.between(0.1, 0.2), 0.28);
  add(sum, thud(random, 105, 0.13), random.between(0.1, 0.2), 0.5);
  add(sum, wet(random, 600, 0.14, 0.8), 0.3, 0.3);
  return in_room(sum, 0.24);
}

}  // namespace

std::vector<Recipe> fight_card_recipes() {
  return {{"card-flip", 4, k_card_lufs, card_flip},
          {"card-slap", 4, -28.5, card_slap},
          {"card-slide", 4, k_card_lufs, card_slide},
          {"card-draw", 4, k_card_lufs, card_draw},
          {"deck-shuffle", 3, k_card_lufs, deck_shuffle},
          {"flip-all", 4, -28.5, flip_all},
          {"plan-place", 4, -30, plan_place},
          {"plan-ready", 4, k_card_lufs, plan_ready},
          {"vote-tick", 4, -30, vote_tick},
          {"retarget-squeak", 4, -30, retarget_squeak},
          {"floor-drop", 4, k_litter_lufs, floor_drop},
          {"trash-rustle", 4, k_litter_lufs, trash_rustle}};
}

}  // namespace synth
