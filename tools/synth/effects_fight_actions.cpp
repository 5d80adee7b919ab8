// The characters' tricks that are neither flight nor splat: bodies, bowls, bottles, gifts, smoke, pencils.
#include "tools/synth/effects_fight_parts.hpp"
#include "tools/synth/envelopes.hpp"
#include "tools/synth/filters.hpp"
#include "tools/synth/foley.hpp"
#include "tools/synth/instruments.hpp"
#include "tools/synth/recipe.hpp"
#include "tools/synth/room.hpp"

namespace synth {
namespace {

constexpr double k_trick_lufs = -27.5;
constexpr double k_body_lufs = -26.5;

// Behind the tray sits a bath duck: pressed as the head goes down, let go when it is there.
Signal duck_squeak(std::uint64_t seed) {
  Random random(seed);
  const double pitch = random.between(390, 440);
  const double pressed = random.between(0.14, 0.17);
  Signal squeeze =
      squeak(random, line({{0, pitch}, {0.4 * pressed, pitch * 1.75}, {pressed, pitch * 1.3}}), 0.02);
  shape(squeeze, arc(pressed, 0.4));
  Signal release = squeak(random, line({{0, pitch * 1.1}, {0.05, pitch * 1.4}, {0.11, pitch * 1.15}}), 0.03);
  shape(release, arc(0.11, 0.35));
  Signal sum = squeeze;
  add(sum, release, pressed + random.between(0.03, 0.05), 0.55);
  add(sum, puff(random, 700, 0.6, 0.09), pressed, 0.3);
  add(sum, thud(random, 130, 0.09), pressed, 0.4);
  return in_room(sum, 0.2);
}

// A mixing bowl over the head: a hollow clonk, its rim rocks to rest on the tray.
Signal bowl_clonk(std::uint64_t seed) {
  Random random(seed);
  const double pitch = random.between(265, 305);
  Signal sum = ring(pitch, tin(), 0.5);
  add(sum, thud(random, 115, 0.14), 0, 0.8);
  add(sum, puff(random, 800, 0.7, 0.03), 0, 0.4);
  double at = random.between(0.12, 0.15);
  double gap = 0.085;
  double level = 0.3;
  for (int rock = 0; rock < 5; ++rock) {
    add(sum, ring(random.about(pitch * (rock % 2 == 0 ? 1.57 : 1.4), 0.02), tin(), 0.4), at, level * 0.6);
    add(sum, thud(random, 210, 0.05), at, level);
    at += gap;
    gap *= 0.78;
    level *= 0.78;
  }
  return in_room(sum, 0.24);
}

// Not with me: a short whip of the arm and a snap of the fingers.
Signal counter_snap(std::uint64_t seed) {
  Random random(seed);
  Signal sum = air(random, glide(400, 1700, 0.12), arc(0.12, 0.85), 1.3);
  scale(sum, 0.7);
  const double snap = 0.115;
  add(sum, puff(random, random.about(1250, 0.06), 1.3, 0.05), snap, 0.8);
  add(sum, rim(random, 1), snap, 0.9);
  add(sum, thud(random, random.between(105, 120), 0.14), snap, 0.9);
  return in_room(sum, 0.26);
}

// A shoulder into a pullover, and the chair's legs stutter over the tiles.
Signal shove_thump(std::uint64_t seed) {
  Random random(seed);
  Signal sum = puff(random, 420, 0.5, 0.12);
  scale(sum, 0.5);
  add(sum, blow(random, random.between(84, 98), 0.18), 0.02);
  const double seconds = random.between(0.24, 0.3);
  Signal legs = squeak(random, glide(random.between(72, 84), 46, seconds), 0.12);
  band_pass(legs, random.between(480, 600), 0.9);
  shape(legs, arc(seconds, 0.3));
  add(sum, normalised(std::move(legs)), 0.06, 0.5);
  return in_room(sum, 0.24);
}

// A whole person over the table: air, two thuds, cutlery.
Signal tackle_thud(std::uint64_t seed) {
  Random random(seed);
  Signal sum = whoosh(random, 0.2, 180, 700, 0.7);
  scale(sum, 0.6);
  const double landing = 0.15;
  add(sum, blow(random, random.between(58, 68), 0.3), landing, 1.1);
  add(sum, puff(random, 380, 0.5, 0.14), landing, 0.5);
  add(sum, blow(random, random.between(88, 100), 0.16), landing + random.between(0.09, 0.12), 0.5);
  for (int fork = 0; fork < 7; ++fork) {
    const double at = landing + random.between(0.03, 0.4);
    add(sum, ring(random.between(700, 1250), {{1, 1, 0.16}, {2.72, 0.3, 0.07}}, 0.6), at,
        random.between(0.05, 0.13));
  }
  add(sum, debris(random, 10, 1000, 0.4), landing + 0.05, 0.2);
  return in_room(sum, 0.26);
}

// A pan meets a head; the ears follow a moment later.
Signal mishap_bonk(std::uint64_t seed) {
  Random random(seed);
  Signal sum = ring(random.between(215, 245), wood(), 0.7);
  add(sum, thud(random, 125, 0.13), 0, 0.7);
  add(sum, ring(random.between(330, 360), tin(), 0.5), 0, 0.45);
  const double seconds = 0.42;
  const double pitch = random.between(255, 285);
  Signal dizzy = sine(shaken(glide(pitch, pitch * 0.72, seconds), random.between(11, 13), 0.14));
  shape(dizzy, struck(0.03, seconds));
  add(sum, dizzy, 0.05, 0.6);
  return in_room(sum, 0.22);
}

// Ribbon, a pop of the lid, two bright steps up.
Signal gift_pop(std::uint64_t seed) {
  Random random(seed);
  Signal paper = rustle(random, 0.16, 1500, 170);
  shape(paper, arc(0.16, 0.6));
  Signal sum;
  add(sum, paper, 0, 0.4);
  const double opened = 0.15;
  Signal pop = sine(glide(random.between(230, 260), random.between(640, 720), 0.05));
  shape(pop, arc(0.05, 0.35));
  add(sum, pop, opened, 1);
  add(sum, thud(random, 150, 0.09), opened, 0.6);
  const double note = random.about(659.3, 0.004);
  add(sum, ring(note, glockenspiel(), 0.4), opened + 0.05, 0.35);
  add(sum, ring(note * 1.335, glockenspiel(), 0.4), opened + 0.13, 0.35);
  return in_room(sum, 0.24);
}

// Whoomp, a cloud that opens and closes, a few sparks in it.
Signal magic_poof(std::uint64_t seed) {
  Random random(seed);
  const double seconds = random.between(0.48, 0.56);
  Signal sum = thud(random, random.between(68, 80), 0.24);
  add(sum, air(random, line({{0, 250}, {0.09, 1150}, {seconds, 280}}), struck(0.03, seconds), 0.7), 0, 0.9);
  for (int spark = 0; spark < 6; ++spark) {
    const double note = hertz_of(72 + 2 * std::floor(random.between(0, 7)));  // whole tones: out of any key
    add(sum, ring(note, glockenspiel(), 0.3), 0.08 + 0.055 * spark, 0.11);
  }
  return in_room(sum, 0.3);
}

// A bottle opened and at once drunk too fast: cap, fizz, bubbles that climb.
Signal sugar_fizz(std::uint64_t seed) {
  Random random(seed);
  Signal sum = ring(random.between(820, 900), tin(), 0.6);
  scale(sum, 0.25);
  add(sum, puff(random, 900, 0.8, 0.03), 0, 0.7);
  add(sum, thud(random, 180, 0.06), 0, 0.5);
  const double seconds = random.between(0.6, 0.7);
  Signal fizz = rustle(random, seconds, 2000, 420);
  add(fizz, air(random, glide(1300, 2300, seconds), Signal(frames(seconds), 1.0), 0.6), 0, 0.5);
  low_pass(fizz, 4500);
  shape(fizz, line({{0, 0}, {0.05, 1}, {0.3, 0.6}, {seconds, 0}}));
  add(sum, fizz, 0.03, 0.4);
  for (int bubble = 0; bubble < 9; ++bubble) {
    add(sum, drip(random, 380 + 55 * bubble), 0.1 + 0.052 * bubble, 0.22);
  }
  return in_room(sum, 0.2);
}

// A fat pencil on rough paper, to and fro, the last stroke a full stop.
Signal scribble(std::uint64_t seed) {
  Random random(seed);
  Signal sum;
  double at = 0;
  for (int stroke = 0; stroke < 8; ++stroke) {
    const double length = random.between(0.055, 0.09);
    const double top = (stroke % 2 == 0 ? 1500 : 1150) * random.between(0.9, 1.1);
    Signal scratch = air(random, glide(0.75 * top, top, length), arc(length, 0.6), 1);
    add(scratch, rustle(random, length, top, 420), 0, 0.5);
    add(sum, scratch, at, random.between(0.6, 1));
    at += length + random.between(0, 0.014);
  }
  add(sum, ring(random.between(380, 420), wood(), 0.5), at, 0.6);
  return in_room(sum, 0.16);
}

// Heavy cloth along its rod; the rings follow one another.
Signal curtain_swish(std::uint64_t seed) {
  Random random(seed);
  const double seconds = random.between(0.5, 0.58);
  Signal sum = whoosh(random, seconds, 240, 1000, 0.35);
  add(sum, rustle(random, seconds, 700, 130), 0, 0.35);
  double at = 0.04;
  for (int hook = 0; hook < 8; ++hook) {
    add(sum, ring(random.between(760, 980), {{1, 1, 0.07}, {2.6, 0.25, 0.03}}, 0.5), at, 0.16);
    at += random.between(0.035, 0.055);
  }
  add(sum, thud(random, 120, 0.1), seconds - 0.08, 0.5);
  return in_room(sum, 0.2);
}

// A cloth wipes one letter clean: two strokes, the second one squeaks.
Signal points_down(std::uint64_t seed) {
  Random random(seed);
  Signal sum = air(random, glide(600, 1000, 0.13), arc(0.13), 0.9);
  scale(sum, 0.8);
  add(sum, air(random, glide(750, 1250, 0.15), arc(0.15), 0.9), 0.12, 0.7);
  const double pitch = random.between(360, 400);
  Signal clean = squeak(random, glide(pitch, pitch * 1.5, 0.13), 0.03);
  shape(clean, arc(0.13, 0.6));
  add(sum, clean, 0.13, 0.4);
  return in_room(sum, 0.18);
}

}  // namespace

std::vector<Recipe> fight_action_recipes() {
  return {{"duck-squeak", 4, k_trick_lufs, duck_squeak},     {"bowl-clonk", 4, k_body_lufs, bowl_clonk},
          {"counter-snap", 4, k_body_lufs, counter_snap},    {"shove-thump", 4, k_body_lufs, shove_thump},
          {"tackle-thud", 4, k_body_lufs, tackle_thud},      {"mishap-bonk", 4, k_body_lufs, mishap_bonk},
          {"gift-pop", 4, k_trick_lufs, gift_pop},           {"magic-poof", 4, k_trick_lufs, magic_poof},
          {"sugar-fizz", 4, k_trick_lufs, sugar_fizz},       {"scribble", 4, k_trick_lufs, scribble},
          {"curtain-swish", 4, k_trick_lufs, curtain_swish}, {"points-down", 4, -28.5, points_down}};
}

}  // namespace synth
