// Cooks and helpers come and go, and what lies about their station.
#include <array>

#include "tools/synth/effects_fight_parts.hpp"
#include "tools/synth/effects_kitchen_parts.hpp"
#include "tools/synth/envelopes.hpp"
#include "tools/synth/filters.hpp"
#include "tools/synth/foley.hpp"
#include "tools/synth/instruments.hpp"
#include "tools/synth/recipe.hpp"
#include "tools/synth/room.hpp"
#include "tools/synth/voice.hpp"

namespace synth {
namespace {

constexpr double k_crew_lufs = -27.5;

// The hat pops up, knife, whisk and ladle greet up the chord of G.
Signal cook_in(std::uint64_t seed) {
  Random random(seed);
  Signal pop = sine(glide(random.between(200, 230), random.between(560, 640), 0.06));
  shape(pop, arc(0.06, 0.4));
  Signal sum = pop;
  add(sum, puff(random, 800, 0.7, 0.06), 0.02, 0.6);
  add(sum, thud(random, 140, 0.1), 0.04, 0.6);
  double at = random.between(0.15, 0.17);
  for (const double note : {67.0, 71.0, 74.0, 79.0}) {
    const double pitch = hertz_of(note) * random.about(1, 0.003);
    add(sum, ring(pitch, tin(), 0.7), at, 0.4);
    add(sum, air(random, glide(900, 2000, 0.06), arc(0.06, 0.7), 1.2), at - 0.05, 0.18);
    at += random.between(0.075, 0.085);
  }
  add(sum, ring(hertz_of(74), vibraphone(), 0.5), at, 0.3);
  add(sum, rim(random, 0.8), at, 0.5);
  shape(sum, line({{0, 1}, {at + 0.15, 1}, {at + 0.5, 0}}));
  return in_room(sum, 0.26);
}

// Small feet run up and skid; two spoons say here.
Signal helper_in(std::uint64_t seed) {
  Random random(seed);
  Signal sum = footsteps(random, 5, 0.075, 1.08);
  scale(sum, 0.7);
  const double pitch = random.between(330, 370);
  Signal skid = squeak(random, line({{0, pitch * 1.5}, {0.07, pitch * 1.8}, {0.15, pitch}}), 0.05);
  shape(skid, arc(0.15, 0.4));
  add(sum, skid, 0.38, 0.45);
  for (int spoon = 0; spoon < 2; ++spoon) {
    const double at = 0.56 + 0.1 * spoon;
    add(sum, ring(hertz_of(spoon == 0 ? 74 : 79) * random.about(1, 0.004), tin(), 0.6), at, 0.5);
    add(sum, thud(random, 190, 0.05), at, 0.3);
  }
  return in_room(sum, 0.24);
}

// Servos, then a greeting in its own language, the last tone a question.
Signal robo(std::uint64_t seed) {
  Random random(seed);
  Signal servo = saw(line({{0, 95}, {0.1, 190}, {0.2, 150}}));
  band_pass(servo, 700, 1.2);
  shape(servo, arc(0.2, 0.4));
  Signal sum = normalised(std::move(servo));
  scale(sum, 0.35);
  double at = 0.16;
  for (int beep = 0; beep < 5; ++beep) {
    const bool last = beep == 4;
    const double length = last ? 0.17 : random.between(0.045, 0.085);
    // A pentatonic scale from G4: no two tones of it clash with the band.
    constexpr std::array<double, 6> scale_of_g{67, 69, 71, 74, 76, 79};
    const double pitch = hertz_of(scale_of_g[static_cast<std::size_t>(random.unit() * 5.99)]);
    const Signal curve = glide(pitch, pitch * (last ? 1.5 : 1), length);
    Signal tone = sine(curve);
    Signal third = curve;
    scale(third, 3);
    add(tone, sine(third), 0, 0.22);
    shape(tone, line({{0, 0}, {0.006, 1}, {length - 0.012, 0.9}, {length, 0}}));
    add(sum, tone, at, 0.6);
    at += length + random.between(0.02, 0.035);
  }
  add(sum, ring(random.between(480, 520), tin(), 0.4), at, 0.2);
  return in_room(sum, 0.2);
}

// An apron thrown down, angry steps, and the door has the last word.
Signal quits(std::uint64_t seed) {
  Random random(seed);
  Signal sum = whoosh(random, 0.24, 220, 1000, 0.6);
  scale(sum, 0.8);
  add(sum, puff(random, 520, 0.6, 0.13), 0.22, 0.8);
  add(sum, thud(random, 120, 0.12), 0.22, 0.6);
  for (int step = 0; step < 3; ++step) {
    add(sum, boot(random, random.between(88, 98)), 0.46 + 0.17 * step, 0.55);
  }
  constexpr double slam = 1.0;
  add(sum, blow(random, random.between(66, 74), 0.24), slam, 1.1);
  add(sum, ring(random.between(150, 170), wood(), 0.8), slam, 0.7);
  add(sum, ring(random.between(330, 360), tin(), 0.4), slam + 0.02, 0.18);
  return in_room(sum, 0.3);
}

// The kettle calls, a cup is lifted, and all the rest can wait.
Signal coffee_break(std::uint64_t seed) {
  Random random(seed);
  const double top = random.between(1020, 1100);
  const Signal pitch = line({{0, top * 0.55}, {0.28, top}, {0.42, top}, {0.56, top * 0.6}});
  Signal whistle = sine(shaken(pitch, 9, 0.012));
  add(whistle, air(random, pitch, Signal(pitch.size(), 1.0), 3), 0, 0.5);
  shape(whistle, arc(0.56, 0.6));
  Signal sum = whistle;
  scale(sum, 0.45);
  add(sum, plate(random, random.between(780, 840)), 0.6, 0.35);
  const double seconds = random.between(0.42, 0.5);
  Signal slurp = air(random, glide(520, 1500, seconds), arc(seconds, 0.7), 1.6);
  const double rate = random.between(24, 30);
  for (std::size_t index = 0; index < slurp.size(); ++index) {
    slurp[index] *= 0.55 + 0.45 * std::sin(k_two_pi * rate * static_cast<double>(index) / k_rate);
  }
  add_drips(slurp, random, 7, 0.05, seconds - 0.08, 0.35);
  add(sum, slurp, 0.72, 0.9);
  const double relief = random.between(0.34, 0.4);
  Signal ah = spoken(throat(random, glide(190, 130, relief), 0.5), k_ah, k_oh, 1);
  shape(ah, arc(relief, 0.2));
  add(sum, near_us(std::move(ah)), 0.78 + seconds, 0.5);
  return in_room(sum, 0.24);
}

// A heel on a banana skin: off it slides, up it goes, down it comes.
Signal minus(std::uint64_t seed) {
  Random random(seed);
  const double slip = random.between(0.16, 0.2);
  const double pitch = random.between(240, 280);
  Signal sum = squeak(random, glide(pitch, pitch * 2.1, slip), 0.05);
  shape(sum, arc(slip, 0.6));
  scale(sum, 0.5);
  Signal flight = sine(line({{0, 330}, {0.17, 880}, {0.34, 300}}));
  shape(flight, arc(0.34, 0.5));
  add(sum, flight, slip - 0.03, 0.35);
  const double landing = slip + random.between(0.29, 0.32);
  add(sum, blow(random, random.between(70, 82), 0.22), landing, 1);
  add(sum, wet(random, 700, 0.2, 0.8), landing + 0.01, 0.4);
  add(sum, debris(random, 7, 1000, 0.3), landing + 0.03, 0.2);
  return in_room(sum, 0.24);
}

// Tab, crack, hiss, and a first gulp of courage.
Signal plus(std::uint64_t seed) {
  Random random(seed);
  Signal sum = ring(random.between(620, 690), tin(), 0.7);
  scale(sum, 0.3);
  add(sum, ring(random.between(820, 900), tin(), 0.8), 0.09, 0.35);
  add(sum, puff(random, 1300, 0.7, 0.05), 0.09, 0.9);
  add(sum, thud(random, 160, 0.07), 0.09, 0.5);
  Signal fizz = steam(random, random.between(0.4, 0.48));
  low_pass(fizz, 3600);
  add(sum, fizz, 0.1, 0.5);
  for (int bubble = 0; bubble < 6; ++bubble)
    add(sum, drip(random, 340 + 70 * bubble), 0.3 + 0.05 * bubble, 0.3);
  return in_room(sum, 0.18);
}

// A hook finds the bar, what hangs on it swings and touches twice.
Signal supply(std::uint64_t seed) {
  Random random(seed);
  const double bar = random.between(740, 820);
  Signal sum;
  double level = 1;
  for (const double at : {0.0, random.between(0.11, 0.13), random.between(0.26, 0.29)}) {
    add(sum, ring(random.about(bar, 0.03), {{1, 1, 0.22}, {1.51, 0.5, 0.16}, {2.7, 0.3, 0.1}}, 0.7), at,
        level);
    add(sum, thud(random, 260, 0.05), at, 0.4 * level);
    level *= 0.5;
  }
  add(sum, puff(random, 560, 0.6, 0.12), 0.05, 0.45);
  return in_room(sum, 0.24);
}

// A broom: two strokes, rubbish hops ahead of it, and the tiles are clean.
Signal swept_away(std::uint64_t seed) {
  Random random(seed);
  Signal sum;
  for (int stroke = 0; stroke < 2; ++stroke) {
    const double seconds = random.between(0.2, 0.24);
    const double at = 0.25 * stroke;
    Signal bristles = rustle(random, seconds, 1500, 420);
    shape(bristles, arc(seconds, 0.6));
    add(sum, bristles, at, 0.6);
    add(sum, air(random, glide(500, 1300, seconds), arc(seconds, 0.65), 0.7), at, 0.7);
    add(sum, debris(random, 7, 1100, 0.25), at + 0.1, 0.35);
  }
  const double pitch = random.about(784, 0.004);
  add(sum, ring(pitch, glockenspiel(), 0.4), 0.52, 0.3);
  add(sum, ring(pitch * 1.5, glockenspiel(), 0.4), 0.6, 0.3);
  shape(sum, line({{0, 1}, {0.7, 1}, {1.15, 0}}));
  return in_room(sum, 0.22);
}

}  // namespace

std::vector<Recipe> kitchen_crew_recipes() {
  return {{"kitchen-cook-in", 4, k_crew_lufs, cook_in},
          {"kitchen-helper-in", 4, k_crew_lufs, helper_in},
          {"kitchen-robo", 4, -28, robo},
          {"kitchen-quits", 4, -26.5, quits},
          {"kitchen-break", 4, k_crew_lufs, coffee_break},
          {"kitchen-minus", 4, k_crew_lufs, minus},
          {"kitchen-plus", 4, k_crew_lufs, plus},
          {"kitchen-supply", 4, -28, supply},
          {"kitchen-protected", 4, -28, swept_away}};
}

}  // namespace synth
