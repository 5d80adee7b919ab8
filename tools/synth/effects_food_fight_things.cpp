// Things of What the Food?!: a pitcher's arm, what is recycled, a ladle, tokens of card, the burst of an
// event.
#include "tools/synth/effects_fight_parts.hpp"
#include "tools/synth/envelopes.hpp"
#include "tools/synth/filters.hpp"
#include "tools/synth/foley.hpp"
#include "tools/synth/oscillators.hpp"
#include "tools/synth/recipe.hpp"
#include "tools/synth/room.hpp"

namespace synth {
namespace {

constexpr double k_thing_lufs = -28;
constexpr double k_token_lufs = -29.5;

// A sleeve drawn back, the arm comes over like a whip, and the ball hisses off in a straight line.
Signal pitch_whip(std::uint64_t seed) {
  Random random(seed);
  const double back = random.between(0.11, 0.14);
  Signal sum = air(random, glide(300, 620, back), arc(back, 0.6), 0.8);
  scale(sum, 0.35);
  const double over = random.between(0.1, 0.12);
  const double crack = back + over;
  Signal arm = air(random, glide(320, random.between(2000, 2300), over), arc(over, 0.9), 1.5);
  add(sum, arm, back, 0.9);
  add(sum, puff(random, random.between(1250, 1450), 0.8, 0.035), crack - 0.008, 1);
  add(sum, thud(random, random.between(125, 145), 0.11), crack - 0.01, 0.7);
  const double away = random.between(0.24, 0.28);
  add(sum, air(random, glide(1700, 650, away), struck(0.015, away - 0.015), 1.6), crack, 0.6);
  Signal hum = sine(glide(random.between(430, 470), 260, away));
  shape(hum, struck(0.02, away - 0.02));
  add(sum, hum, crack, 0.22);
  return in_room(sum, 0.22);
}

// A can gives way in a fist, a bottle crackles, both drop into the right bin.
Signal recycle_crinkle(std::uint64_t seed) {
  Random random(seed);
  Signal sum;
  double at = 0;
  for (int squeeze = 0; squeeze < 3; ++squeeze) {
    const double length = random.between(0.1, 0.14);
    Signal foil = rustle(random, length, random.between(1300, 1700), 330);
    shape(foil, arc(length, random.between(0.3, 0.5)));
    add(sum, foil, at, random.between(0.7, 0.95));
    for (int dent = 0; dent < 3; ++dent) {
      add(sum, ring(random.between(380, 620), {{1, 1, 0.06}, {1.83, 0.6, 0.04}, {2.9, 0.3, 0.03}}, 0.8),
          at + random.between(0, length), random.between(0.25, 0.45));
    }
    at += length + random.between(0.02, 0.04);
  }
  at += 0.04;
  add(sum, ring(random.between(235, 270), tin(), 0.6), at, 0.5);
  add(sum, thud(random, 125, 0.12), at, 0.8);
  add(sum, ring(random.between(310, 350), tin(), 0.5), at + random.between(0.08, 0.1), 0.25);
  return in_room(sum, 0.22);
}

// The ladle goes in and comes out again; a second helping falls on the plate and wobbles.
Signal slurp_second(std::uint64_t seed) {
  Random random(seed);
  const double scoop = random.between(0.2, 0.24);
  Signal suck = air(random, shaken(glide(420, 950, scoop), 21, 0.35), arc(scoop, 0.7), 2);
  Signal sum;
  add(sum, suck, 0, 0.55);
  add(sum, ring(random.between(290, 330), tin(), 0.3), 0.02, 0.16);
  add_drips(sum, random, 4, 0.1, scoop + 0.1, 0.2);
  const double plop = scoop + random.between(0.13, 0.16);
  Signal gulp = sine(glide(random.between(105, 120), random.between(310, 360), 0.09));
  shape(gulp, arc(0.09, 0.45));
  add(sum, gulp, plop - 0.03, 0.9);
  add(sum, thud(random, random.between(88, 100), 0.18), plop, 0.9);
  add(sum, wet(random, random.between(480, 560), 0.3, 1), plop, 0.8);
  add(sum, ring(random.between(690, 760), {{1, 1, 0.16}, {1.86, 0.5, 0.1}}, 0.5), plop + 0.01, 0.16);
  add_drips(sum, random, 4, plop + 0.14, plop + 0.4, 0.3);
  return in_room(sum, 0.2);
}

// Thick card on thick card: dry, woody, without a ring.
Signal card_chip(Random& random, double hertz) {
  Signal chip = ring(random.about(hertz, 0.05), {{1, 1, 0.045}, {2.13, 0.6, 0.03}, {3.4, 0.3, 0.018}}, 0.8);
  add(chip, puff(random, random.between(1000, 1250), 0.8, 0.02), 0, 0.55);
  add(chip, thud(random, random.between(165, 190), 0.05), 0, 0.6);
  return chip;
}

// A point is laid on the pile and settles against the one below it.
Signal token_clack(std::uint64_t seed) {
  Random random(seed);
  const double pitch = random.between(470, 540);
  Signal sum = card_chip(random, pitch);
  add(sum, card_chip(random, pitch * random.between(1.2, 1.35)), random.between(0.045, 0.06), 0.42);
  return in_room(sum, 0.18);
}

// A fingernail under the topmost one, a short scrape, and it is off.
Signal token_up(std::uint64_t seed) {
  Random random(seed);
  const double seconds = random.between(0.08, 0.1);
  Signal sum = air(random, glide(750, 1700, seconds), arc(seconds, 0.75), 1.2);
  scale(sum, 0.7);
  Signal grain = rustle(random, seconds, 1300, 320);
  shape(grain, arc(seconds, 0.6));
  add(sum, grain, 0, 0.3);
  add(sum, card_chip(random, random.between(620, 680)), seconds - 0.01, 0.65);
  Signal lift = sine(glide(random.between(300, 330), random.between(600, 660), 0.09));
  shape(lift, arc(0.09, 0.4));
  add(sum, lift, seconds - 0.01, 0.4);
  return in_room(sum, 0.16);
}

// The paper swells and tears, bursts with a pop, and cards flutter down out of it.
Signal event_burst(std::uint64_t seed) {
  Random random(seed);
  const double swell = random.between(0.13, 0.15);
  Signal tear = rustle(random, swell, 1500, 520);
  add(tear, air(random, glide(600, 1800, swell), Signal(frames(swell), 1.0), 0.9), 0, 0.5);
  shape(tear, arc(swell, 0.9));
  Signal sum;
  add(sum, tear, 0, 0.6);
  Signal pop = sine(glide(random.between(520, 580), random.between(150, 170), 0.07));
  shape(pop, struck(0.002, 0.068));
  add(sum, pop, swell, 0.9);
  add(sum, blow(random, random.between(92, 104), 0.17), swell, 0.9);
  add(sum, puff(random, 1200, 0.5, 0.06), swell, 0.7);
  double at = swell + 0.07;
  double gap = 0.026;
  for (int card = 0; card < 12; ++card) {
    const double level = 0.65 - 0.035 * card;
    add(sum, flick(random, 1450 - 35 * card), at, level);
    Signal wing = air(random, glide(1200, 650, 1.4 * gap), arc(1.4 * gap, 0.4), 0.9);
    add(sum, wing, at, 0.5 * level);
    at += gap * random.between(0.85, 1.15);
    gap *= 1.075;
  }
  add(sum, laid(random, 175), at, 0.3);
  return in_room(sum, 0.22);
}

}  // namespace

std::vector<Recipe> food_fight_thing_recipes() {
  return {{"pitch-whip", 4, -28.5, pitch_whip},     {"recycle-crinkle", 4, k_thing_lufs, recycle_crinkle},
          {"slurp-second", 4, -27.5, slurp_second}, {"token-clack", 5, k_token_lufs - 1, token_clack},
          {"token-up", 4, k_token_lufs, token_up},  {"event-burst", 4, -27, event_burst}};
}

}  // namespace synth
