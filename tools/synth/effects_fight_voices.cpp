// What mouths do in a food fight: yelps, sighs, giggles, belches, gulps, whistles, a cheer with pompoms.
#include "tools/synth/effects_fight_parts.hpp"
#include "tools/synth/envelopes.hpp"
#include "tools/synth/filters.hpp"
#include "tools/synth/foley.hpp"
#include "tools/synth/recipe.hpp"
#include "tools/synth/room.hpp"
#include "tools/synth/voice.hpp"

namespace synth {
namespace {

constexpr double k_voice_lufs = -28;
constexpr double k_mouth_lufs = -27.5;

// "Wo-AH!": up, over, and everything on the tray rattles.
Signal panic_yelp(std::uint64_t seed) {
  Random random(seed);
  const double pitch = random.between(230, 290);
  const double size = random.between(1.08, 1.2);
  const double seconds = random.between(0.34, 0.42);
  const Signal hertz = shaken(line({{0, pitch},
                                    {0.3 * seconds, pitch * 1.55},
                                    {0.55 * seconds, pitch * 1.75},
                                    {seconds, pitch * 1.1}}),
                              13, 0.07);
  Signal voice = spoken(throat(random, hertz, 0.15), k_oh, k_ah, size);
  shape(voice, arc(seconds, 0.5));
  Signal sum = near_us(std::move(voice));
  for (int rattle = 0; rattle < 6; ++rattle) {
    add(sum, ring(random.between(420, 760), tin(), 0.5), random.between(0.05, 0.35),
        random.between(0.03, 0.08));
  }
  return in_room(sum, 0.28);
}

// Breath out through a long face.
Signal mope_sigh(std::uint64_t seed) {
  Random random(seed);
  const double pitch = random.between(165, 205);
  const double seconds = random.between(0.75, 0.9);
  const Signal hertz = line({{0, pitch * 1.12}, {0.2 * seconds, pitch * 1.2}, {seconds, pitch * 0.68}});
  Signal voice = spoken(throat(random, hertz, 0.5), k_ah, k_oh, random.between(1, 1.1));
  shape(voice, arc(seconds, 0.22));
  Signal breath = air(random, glide(1000, 480, seconds), arc(seconds, 0.35), 0.9);
  Signal sum = near_us(std::move(voice));
  add(sum, breath, 0, 0.35);
  return in_room(sum, 0.28);
}

// "Hn-hn-hn" behind a hand: through the nose, each a little lower.
Signal snicker(std::uint64_t seed) {
  Random random(seed);
  double pitch = random.between(210, 260);
  const double size = random.between(0.98, 1.1);
  const int count = 4 + static_cast<int>(random.unit() * 1.99);
  Signal sum;
  double at = 0;
  for (int laugh = 0; laugh < count; ++laugh) {
    const double length = random.between(0.065, 0.085);
    Signal nose = spoken(throat(random, glide(pitch * 1.1, pitch * 0.92, length), 0.35), k_eh, k_eh, size);
    shape(nose, arc(length, 0.3));
    add(sum, normalised(std::move(nose)), at, 1 - 0.12 * laugh);
    at += random.between(0.105, 0.125);
    pitch *= random.between(0.93, 0.97);
  }
  low_pass(sum, 2800);
  return in_room(near_us(std::move(sum)), 0.25);
}

// A throat that flaps: deep, uneven, the mouth opens and closes over it.
Signal belch(std::uint64_t seed) {
  Random random(seed);
  const double seconds = random.between(0.55, 0.75);
  const double pitch = random.between(68, 82);
  Signal hertz = line({{0, pitch * 0.9},
                       {0.25 * seconds, pitch * 1.3},
                       {0.6 * seconds, pitch * 1.1},
                       {seconds, pitch * 0.65}});
  double jump = 0;
  for (std::size_t index = 0; index < hertz.size(); ++index) {
    if (index % 620 == 0) jump = random.between(-0.2, 0.2);
    hertz[index] *= 1 + jump;
  }
  const Signal flaps = throat(random, hertz, 0.25);
  Signal mouth = spoken(flaps, k_oo, k_ah, 0.95);
  add(mouth, spoken(flaps, k_ah, k_oh, 0.85), 0, 0.7);
  shape(mouth, line({{0, 0}, {0.03, 0.8}, {0.3 * seconds, 1}, {0.8 * seconds, 0.7}, {seconds, 0}}));
  mouth = near_us(std::move(mouth));
  saturate(mouth, 2);
  add(mouth, drip(random, 260), seconds - 0.03, 0.3);
  return in_room(mouth, 0.24);
}

// Two bites and down it goes.
Signal gulp(std::uint64_t seed) {
  Random random(seed);
  Signal sum;
  double at = 0;
  for (int bite = 0; bite < 2; ++bite) {
    for (int crack = 0; crack < 5; ++crack) {
      add(sum, puff(random, random.between(600, 1300), 1.2, random.between(0.015, 0.03)),
          at + random.between(0, 0.05), random.between(0.6, 1));
    }
    add(sum, thud(random, random.between(165, 190), 0.06), at, 0.45);
    at += random.between(0.12, 0.15);
  }
  Signal close = sine(glide(random.between(270, 310), 120, 0.08));
  shape(close, arc(0.08, 0.3));
  add(sum, close, at, 0.8);
  Signal open = sine(glide(105, random.between(290, 340), 0.07));
  shape(open, arc(0.07, 0.7));
  add(sum, open, at + 0.085, 0.8);
  add(sum, wet(random, 480, 0.1, 0.6), at + 0.06, 0.25);
  return in_room(sum, 0.18);
}

// The teacher is told: a pea whistle across the yard, soft and low for one.
Signal whistle(std::uint64_t seed) {
  Random random(seed);
  Signal sum;
  double at = 0;
  const double pitch = random.between(1040, 1120);
  for (const double seconds : {0.12, random.between(0.3, 0.36)}) {
    Signal pea = line({{0, pitch * 0.94}, {0.03, pitch}, {seconds, pitch * 0.98}});
    Signal level = arc(seconds, 0.35);
    for (std::size_t index = 0; index < pea.size(); ++index) {
      const double roll = std::sin(k_two_pi * 24 * static_cast<double>(index) / k_rate);
      pea[index] *= 1 + 0.025 * roll;
      level[index] *= 0.75 + 0.25 * roll;
    }
    Signal tone = sine(pea);
    shape(tone, level);
    add(sum, tone, at, 0.7);
    add(sum, air(random, pea, level, 2), at, 0.3);
    at += seconds + 0.04;
  }
  low_pass(sum, 2600);
  return in_room(sum, 0.35);
}

// Two shakes of the pompoms and a "hey!" from three throats.
Signal cheer_pompom(std::uint64_t seed) {
  Random random(seed);
  Signal sum;
  const double beat = random.between(0.17, 0.19);
  for (int shake = 0; shake < 4; ++shake) {
    Signal paper = rustle(random, 0.15, 1500, 420);
    shape(paper, arc(0.15, 0.35));
    add(sum, paper, shake * beat, shake % 2 == 0 ? 0.55 : 0.4);
  }
  Signal shout;
  for (int girl = 0; girl < 3; ++girl) {
    const double pitch = random.between(215, 285);
    const double seconds = random.between(0.26, 0.32);
    const Signal hertz = line({{0, pitch}, {0.35 * seconds, pitch * 1.3}, {seconds, pitch * 1.12}});
    Signal hey = spoken(throat(random, hertz, 0.15), k_ah, k_eh, random.between(1.08, 1.18));
    shape(hey, arc(seconds, 0.3));
    add(shout, normalised(std::move(hey)), random.between(0, 0.03));
  }
  add(sum, near_us(std::move(shout)), 2 * beat, 0.9);
  add(sum, thud(random, 110, 0.12), 2 * beat, 0.5);
  return in_room(sum, 0.3);
}

}  // namespace

std::vector<Recipe> fight_voice_recipes() {
  return {{"panic-yelp", 4, k_voice_lufs, panic_yelp},
          {"mope-sigh", 4, k_voice_lufs, mope_sigh},
          {"snicker", 4, k_voice_lufs, snicker},
          {"belch", 4, k_mouth_lufs, belch},
          {"gulp", 4, k_mouth_lufs, gulp},
          {"whistle", 4, -29.5, whistle},
          {"cheer-pompom", 4, k_voice_lufs, cheer_pompom}};
}

}  // namespace synth
