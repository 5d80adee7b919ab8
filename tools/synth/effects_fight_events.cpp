// Events and spells: small instruments of the mess hall, all soft-spoken.
#include "tools/synth/effects_fight_parts.hpp"
#include "tools/synth/envelopes.hpp"
#include "tools/synth/filters.hpp"
#include "tools/synth/foley.hpp"
#include "tools/synth/instruments.hpp"
#include "tools/synth/recipe.hpp"
#include "tools/synth/room.hpp"

namespace synth {
namespace {

constexpr double k_event_lufs = -27;
constexpr double k_spell_lufs = -28;

// The dinner triangle: stirred round, then one stroke that rings.
Signal event_triangle(std::uint64_t seed) {
  Random random(seed);
  const double pitch = random.about(1318.5, 0.004);
  Signal sum;
  double at = 0;
  for (int stroke = 0; stroke < 6; ++stroke) {
    add(sum, ring(pitch * (stroke % 2 == 0 ? 1 : 1.02), triangle(), 0.4), at, 0.2 + 0.045 * stroke);
    at += random.between(0.058, 0.066);
  }
  add(sum, ring(pitch, triangle(), 0.6), at + 0.08, 0.8);
  add(sum, ring(0.5 * pitch, vibraphone(), 0.3), at + 0.08, 0.12);
  shape(sum, line({{0, 1}, {at + 0.4, 1}, {at + 1.3, 0}}));
  return in_room(sum, 0.3);
}

// A siren turned by hand, far down the corridor.
Signal event_siren(std::uint64_t seed) {
  Random random(seed);
  const double seconds = random.between(1.7, 1.9);
  const double low = random.between(190, 210);
  Signal hertz = line({{0, low * 0.7},
                       {0.28 * seconds, low * 1.9},
                       {0.5 * seconds, low * 1.25},
                       {0.72 * seconds, low * 2},
                       {seconds, low * 0.8}});
  Signal horn = saw(hertz);
  low_pass(horn, 1100);
  Signal fifth = hertz;
  scale(fifth, 1.498);
  add(horn, sine(fifth), 0, 0.25);
  shape(horn, line({{0, 0}, {0.15, 0.8}, {0.6 * seconds, 1}, {seconds, 0}}));
  low_pass(horn, 1600);
  return in_room(horn, 0.45);
}

// The sprinklers: a rotor that spits, and rain on tables.
Signal event_sprinkle(std::uint64_t seed) {
  Random random(seed);
  const double seconds = random.between(1.3, 1.45);
  Signal sum = air(random, Signal(frames(seconds), 1500.0), arc(seconds, 0.35), 0.5);
  scale(sum, 0.3);
  double at = 0.03;
  while (at < seconds - 0.2) {
    const double fade = std::sin(std::numbers::pi * (0.15 + 0.85 * at / seconds));
    Signal spit = air(random, glide(2100, 1200, 0.07), struck(0.006, 0.07), 0.8);
    add(sum, spit, at, 0.75 * fade);
    at += random.between(0.098, 0.108);
  }
  add_drips(sum, random, 16, 0.15, seconds - 0.05, 0.2);
  return in_room(sum, 0.26);
}

// The largest tray of the kitchen, struck with a ladle wrapped in a towel.
Signal round_gong(std::uint64_t seed) {
  Random random(seed);
  const double pitch = random.about(174, 0.02);
  Signal sum = ring(pitch,
                    {{1, 0.7, 1.4},
                     {1.006, 0.5, 1.3},
                     {1.49, 0.8, 1.2},
                     {2.17, 0.8, 1},
                     {2.19, 0.6, 0.95},
                     {2.9, 0.6, 0.8},
                     {3.71, 0.4, 0.6},
                     {4.6, 0.28, 0.45},
                     {5.9, 0.16, 0.3}},
                    0.2);
  add(sum, thud(random, 100, 0.2), 0, 1);
  const Signal shimmer = air(random, line({{0, 500}, {0.15, 1300}, {0.9, 700}}), struck(0.12, 0.78), 0.7);
  add(sum, shimmer, 0.01, 0.4);
  return in_room(sum, 0.3);
}

// An idea: the tap of a finger at the brow, and two notes a fifth apart.
Signal outsmart_ping(std::uint64_t seed) {
  Random random(seed);
  const double pitch = random.about(784, 0.004);
  Signal sum = rim(random, 0.7);
  add(sum, ring(pitch, glockenspiel(), 0.5), 0.09, 0.7);
  add(sum, ring(pitch * 1.498, glockenspiel(), 0.5), 0.18, 0.8);
  add(sum, ring(0.5 * pitch, vibraphone(), 0.4), 0.09, 0.25);
  shape(sum, line({{0, 1}, {0.5, 1}, {1.1, 0}}));
  return in_room(sum, 0.3);
}

// Up a warm chord, one breath under it.
Signal heal_shimmer(std::uint64_t seed) {
  Random random(seed);
  Signal sum = air(random, glide(500, 1400, 0.6), arc(0.6, 0.6), 0.8);
  scale(sum, 0.16);
  double at = 0.02;
  for (const double note : {67.0, 71.0, 74.0, 79.0}) {
    add(sum, ring(hertz_of(note) * random.about(1, 0.002), vibraphone(), 0.3), at, 0.5);
    at += random.between(0.07, 0.08);
  }
  shape(sum, line({{0, 1}, {0.6, 1}, {1.3, 0}}));
  return in_room(sum, 0.32);
}

// Down a scale that belongs to no key, every note a little drunk.
Signal bewitch_tinkle(std::uint64_t seed) {
  Random random(seed);
  Signal sum;
  double at = 0;
  for (int step = 0; step < 7; ++step) {
    const double pitch = hertz_of(84 - 2 * step) * random.about(1, 0.004);
    Signal note = sine(shaken(Signal(frames(0.4), pitch), random.between(7, 9), 0.02));
    shape(note, struck(0.004, 0.4));
    add(sum, note, at, 0.55);
    add(sum, ring(2 * pitch, {{1, 1, 0.15}}, 0.4), at, 0.08);
    at += random.between(0.07, 0.08);
  }
  Signal low = sine(shaken(glide(240, 175, 0.5), 6.5, 0.06));
  shape(low, arc(0.5, 0.3));
  add(sum, low, at - 0.1, 0.4);
  return in_room(sum, 0.34);
}

}  // namespace

std::vector<Recipe> fight_event_recipes() {
  return {
      {"event-triangle", 3, k_event_lufs, event_triangle}, {"event-siren", 3, -28, event_siren},
      {"event-sprinkle", 3, -28, event_sprinkle},          {"round-gong", 3, k_event_lufs, round_gong},
      {"outsmart-ping", 3, k_spell_lufs, outsmart_ping},   {"heal-shimmer", 3, k_spell_lufs, heal_shimmer},
      {"bewitch-tinkle", 3, k_spell_lufs, bewitch_tinkle}};
}

}  // namespace synth
