// At the pass: tickets, tips, the bell, the swing door, plates that leave, a clock.
#include "tools/synth/effects_fight_parts.hpp"
#include "tools/synth/effects_kitchen_parts.hpp"
#include "tools/synth/envelopes.hpp"
#include "tools/synth/filters.hpp"
#include "tools/synth/foley.hpp"
#include "tools/synth/instruments.hpp"
#include "tools/synth/recipe.hpp"
#include "tools/synth/room.hpp"

namespace synth {
namespace {

constexpr double k_pass_lufs = -27.5;
constexpr double k_paper_lufs = -29.5;
constexpr double k_bell_lufs = -26.5;

// Torn off the block, up to the rail, the clip bites.
Signal ticket(std::uint64_t seed) {
  Random random(seed);
  const double tear = random.between(0.1, 0.13);
  Signal sum = rustle(random, tear, 1600, 500);
  shape(sum, arc(tear, 0.7));
  scale(sum, 0.6);
  add(sum, air(random, glide(700, 1500, 0.12), arc(0.12, 0.6), 1), tear, 0.45);
  const double clip = tear + 0.13;
  add(sum, ring(random.between(760, 830), {{1, 1, 0.08}, {1.7, 0.5, 0.06}, {2.9, 0.2, 0.04}}, 0.8), clip,
      0.6);
  add(sum, thud(random, 210, 0.06), clip, 0.5);
  add(sum, ring(random.between(560, 600), {{1, 1, 0.06}, {2.2, 0.3, 0.04}}, 0.6), clip + 0.04, 0.3);
  return in_room(sum, 0.18);
}

// Round it turns, money side to the room: ding.
Signal ticket_flip(std::uint64_t seed) {
  Random random(seed);
  Signal sum = flick(random, 1500);
  add(sum, air(random, glide(600, 1500, 0.12), arc(0.12, 0.6), 1.1), 0.01, 0.6);
  add(sum, laid(random, random.between(175, 195)), 0.13, 0.7);
  add(sum, counter_bell(random, 0.5), 0.17, 0.9);
  shape(sum, line({{0, 1}, {0.45, 1}, {0.85, 0}}));
  return in_room(sum, 0.22);
}

// Notes first, then coins that dance on the bottom of the jar.
Signal tip(std::uint64_t seed) {
  Random random(seed);
  const double jar = random.between(690, 760);
  Signal sum = rustle(random, 0.16, 1300, 200);
  shape(sum, arc(0.16, 0.5));
  scale(sum, 0.45);
  add(sum, puff(random, 700, 0.7, 0.06), 0.14, 0.4);
  const int coins = 4 + static_cast<int>(random.unit() * 1.99);
  double at = 0.18;
  for (int piece = 0; piece < coins; ++piece) {
    double bounce = at;
    double level = random.between(0.6, 0.85);
    for (int touch = 0; touch < 3; ++touch) {
      add(sum, ring(jar * random.between(0.97, 1.03), glass(), 0.6), bounce, 0.55 * level);
      add(sum, ring(random.between(1150, 1500), coin(), 0.6), bounce, 0.32 * level);
      bounce += random.between(0.05, 0.07) / (1 + touch);
      level *= 0.5;
    }
    add(sum, thud(random, 170, 0.06), at, 0.35);
    at += random.between(0.085, 0.12);
  }
  return in_room(sum, 0.24);
}

Signal call_bell(std::uint64_t seed) {
  Random random(seed);
  return in_room(counter_bell(random, 1), 0.28);
}

// Pushed open by a hip, it swings through three times and comes to rest.
Signal swing_door(std::uint64_t seed) {
  Random random(seed);
  Signal sum = blow(random, random.between(92, 104), 0.16);
  double at = 0.1;
  double gap = random.between(0.2, 0.23);
  double level = 0.9;
  for (int flap = 0; flap < 4; ++flap) {
    const double seconds = 0.9 * gap;
    add(sum, air(random, line({{0, 220}, {0.5 * seconds, 620}, {seconds, 240}}), arc(seconds), 0.7), at,
        0.6 * level);
    add(sum, thud(random, random.between(105, 120), 0.11), at + gap, 0.6 * level);
    at += gap;
    gap *= 0.84;
    level *= 0.6;
  }
  return in_room(sum, 0.28);
}

// A whole table's plates go over the steel to somebody else.
Signal table_taken(std::uint64_t seed) {
  Random random(seed);
  const double seconds = random.between(0.68, 0.76);
  Signal sum = air(random, line({{0, 380}, {0.5 * seconds, 800}, {seconds, 500}}), arc(seconds, 0.6), 0.8);
  scale(sum, 0.28);
  Signal scrape = squeak(random, line({{0, 120}, {0.7 * seconds, 175}, {seconds, 130}}), 0.15);
  band_pass(scrape, 900, 1);
  shape(scrape, arc(seconds, 0.6));
  add(sum, normalised(std::move(scrape)), 0, 0.18);
  for (double at = 0.02; at < seconds; at += random.between(0.035, 0.06)) {
    add(sum, plate(random, random.between(560, 820)), at, random.between(0.25, 0.7));
  }
  add(sum, plate(random, 600), seconds, 0.9);
  add(sum, plate(random, 690), seconds + random.between(0.06, 0.08), 0.5);
  return in_room(sum, 0.22);
}

// Tick, tock, and a bell that somebody has wrapped in a dishcloth.
Signal turn_lost(std::uint64_t seed) {
  Random random(seed);
  constexpr double k_tick = 0.15;
  Signal sum;
  for (int tick = 0; tick < 3; ++tick) {
    add(sum, ring(random.about(tick % 2 == 0 ? 520 : 410, 0.01), wood(), 0.6), k_tick * tick, 0.5);
    add(sum, thud(random, 200, 0.04), k_tick * tick, 0.2);
  }
  const double at = 3 * k_tick;
  const double pitch = random.about(294, 0.006);
  add(sum, ring(pitch, {{0.5, 0.35, 0.7}, {1, 1, 0.75}, {2.02, 0.35, 0.35}, {2.74, 0.15, 0.2}}, 0.2), at,
      0.9);
  add(sum, thud(random, 110, 0.16), at, 0.7);
  add(sum, puff(random, 500, 0.6, 0.08), at, 0.3);
  return in_room(sum, 0.26);
}

}  // namespace

std::vector<Recipe> kitchen_pass_recipes() {
  return {{"kitchen-ticket", 4, k_paper_lufs, ticket},  {"kitchen-ticket-flip", 4, -28.5, ticket_flip},
          {"kitchen-tip", 4, k_bell_lufs, tip},         {"kitchen-bell", 3, k_bell_lufs, call_bell},
          {"kitchen-door", 4, k_pass_lufs, swing_door}, {"kitchen-table-taken", 4, k_pass_lufs, table_taken},
          {"kitchen-turn-lost", 3, -27, turn_lost}};
}

}  // namespace synth
