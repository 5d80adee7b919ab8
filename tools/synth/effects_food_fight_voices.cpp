// What the mouths of What the Food?! do: a kiss, a zombie's groan, teasing, a fright, a sneeze; and a goose.
#include <array>

#include "tools/synth/effects_fight_parts.hpp"
#include "tools/synth/envelopes.hpp"
#include "tools/synth/filters.hpp"
#include "tools/synth/foley.hpp"
#include "tools/synth/instruments.hpp"
#include "tools/synth/recipe.hpp"
#include "tools/synth/room.hpp"
#include "tools/synth/voice.hpp"

namespace synth {
namespace {

constexpr double k_voice_lufs = -28;

// Lips that part: air sucked in, and the small pop of the skin.
Signal smack(Random& random) {
  Signal sum = air(random, glide(700, 1900, 0.06), arc(0.06, 0.85), 2.5);
  scale(sum, 0.6);
  Signal pop = sine(glide(random.between(300, 340), random.between(900, 1050), 0.03));
  shape(pop, arc(0.03, 0.35));
  add(sum, pop, 0.05, 1);
  add(sum, puff(random, 1500, 1.4, 0.025), 0.055, 0.5);
  return sum;
}

// "Mmm-WAH": lips together, a smack, the mouth opens; two hearts ring after it.
Signal flirt_kiss(std::uint64_t seed) {
  Random random(seed);
  const double pitch = random.between(225, 265);
  const double size = random.between(1.1, 1.18);
  const double hum = random.between(0.2, 0.24);
  Signal closed = spoken(throat(random, glide(pitch, pitch * 1.3, hum), 0.05), k_oo, k_oo, size);
  shape(closed, arc(hum, 0.6));
  low_pass(closed, 700);
  const double open = random.between(0.26, 0.3);
  const Signal fall = line({{0, pitch * 1.35}, {0.25 * open, pitch * 1.55}, {open, pitch * 0.95}});
  Signal wah = spoken(throat(random, fall, 0.3), k_oo, k_ah, size);
  shape(wah, arc(open, 0.3));
  Signal sum;
  add(sum, normalised(std::move(closed)), 0, 0.55);
  add(sum, smack(random), hum - 0.02, 1);
  add(sum, near_us(std::move(wah)), hum + 0.05, 0.65);
  const double note = random.about(659.3, 0.004);
  add(sum, ring(note, vibraphone(), 0.4), hum + 0.2, 0.11);
  add(sum, ring(note * 1.26, vibraphone(), 0.4), hum + 0.29, 0.11);
  shape(sum, line({{0, 1}, {hum + 0.4, 1}, {hum + 0.85, 0}}));
  return in_room(sum, 0.26);
}

// "Uuuaaargh": long out of the grave, a throat that trips, teeth that click when it is over.
Signal hunt_groan(std::uint64_t seed) {
  Random random(seed);
  const double seconds = random.between(0.95, 1.1);
  const double pitch = random.between(82, 98);
  const Signal hertz = growling(random,
                                line({{0, pitch * 0.8},
                                      {0.3 * seconds, pitch * 1.25},
                                      {0.55 * seconds, pitch * 1.4},
                                      {seconds, pitch * 0.7}}),
                                0.12);
  const double size = random.between(0.84, 0.92);
  const Signal fry = throat(random, hertz, 0.28);
  Signal mouth = spoken(fry, k_oo, k_ah, size);
  shape(mouth, line({{0, 0}, {0.12, 0.5}, {0.5 * seconds, 1}, {0.75 * seconds, 0}}));
  Signal late = spoken(fry, k_ah, k_oh, size);
  shape(late, line({{0, 0}, {0.45 * seconds, 0}, {0.7 * seconds, 1}, {seconds, 0}}));
  add(mouth, late);
  Signal sum = near_us(std::move(mouth));
  saturate(sum, 2);
  add(sum, air(random, glide(700, 380, seconds), arc(seconds, 0.7), 1), 0, 0.22);
  for (int tooth = 0; tooth < 3; ++tooth) {
    add(sum, ring(random.between(520, 680), die(), 0.7), seconds - 0.08 + 0.06 * tooth, 0.3);
  }
  return in_room(sum, 0.36);
}

// One "nyah" through the nose, held at its pitch as in a chant.
Signal nyah(Random& random, double pitch, double seconds, double size) {
  const Signal hertz = line({{0, pitch * 0.94}, {0.2 * seconds, pitch * 1.01}, {seconds, pitch * 0.99}});
  const Signal pipe = throat(random, hertz, 0.06);
  Signal voice = spoken(pipe, k_ee, k_ae, size);
  for (const auto& [resonance, level] : {std::pair{950.0, 0.5}, {1700.0, 1.1}}) {
    Signal nose = pipe;
    band_pass(nose, resonance * size, 3);
    add(voice, nose, 0, level);
  }
  shape(voice, line({{0, 0}, {0.025, 0.5}, {0.4 * seconds, 1}, {0.8 * seconds, 0.75}, {seconds, 0}}));
  return normalised(std::move(voice));
}

// "Nyah nyah, nya-NYAH nyah": the tune of every school yard, thumbs in ears.
Signal mock_nyah(std::uint64_t seed) {
  Random random(seed);
  const double tonic = random.between(262, 300);
  const double size = random.between(1.14, 1.24);
  const double beat = random.between(0.185, 0.2);
  constexpr double k_third = 1.19;    // From the chant's low note up to its middle one,
  constexpr double k_fourth = 1.335;  // and to its high one.
  Signal sum;
  double at = 0;
  for (const auto& [ratio, beats] :
       {std::pair{k_third, 1.0}, {1.0, 1.0}, {k_fourth, 0.5}, {k_third, 1.0}, {1.0, 1.5}}) {
    add(sum, nyah(random, random.about(tonic * ratio, 0.006), 0.92 * beats * beat, size), at,
        random.between(0.85, 1));
    at += beats * beat;
  }
  low_pass(sum, 3400);
  return in_room(near_us(std::move(sum)), 0.24);
}

// "BOO!" out of a sheet: lips burst, a howl that jolts, and a cold draught after it.
Signal scare_boo(std::uint64_t seed) {
  Random random(seed);
  const double seconds = random.between(0.48, 0.56);
  const double pitch = random.between(195, 235);
  const Signal hertz = shaken(line({{0, pitch * 0.8},
                                    {0.1 * seconds, pitch * 1.5},
                                    {0.45 * seconds, pitch * 1.3},
                                    {seconds, pitch * 0.85}}),
                              random.between(8, 9.5), 0.06);
  Signal voice = spoken(throat(random, hertz, 0.18), k_oo, k_oo, random.between(1.02, 1.12));
  shape(voice, line({{0, 0}, {0.012, 1}, {0.4 * seconds, 0.8}, {seconds, 0}}));
  Signal sum;
  add(sum, thud(random, 120, 0.09), 0, 0.7);
  add(sum, puff(random, 420, 0.7, 0.04), 0, 0.6);
  voice = near_us(std::move(voice));
  saturate(voice, 1.8);
  add(sum, voice, 0.02, 1);
  const double draught = random.between(0.65, 0.75);
  const Signal colour = shaken(glide(520, 300, draught), 7, 0.3);
  add(sum, air(random, colour, arc(draught, 0.3), 3), 0.12, 0.35);
  return in_room(sum, 0.5);
}

// Air drawn in, with a little voice in it: "ah", higher each time.
Signal drawn_in(Random& random, double pitch, double seconds, double size) {
  Signal voice = spoken(throat(random, glide(pitch, pitch * 1.35, seconds), 0.9), k_eh, k_ah, size);
  shape(voice, arc(seconds, 0.75));
  return normalised(std::move(voice));
}

// "Ah … aah … TCHOO!", and what flies with it.
Signal sneeze_achoo(std::uint64_t seed) {
  Random random(seed);
  const double pitch = random.between(150, 200);
  const double size = random.between(1, 1.12);
  Signal sum;
  const double first = random.between(0.13, 0.16);
  const double second = random.between(0.2, 0.24);
  add(sum, drawn_in(random, pitch, first, size), 0, 0.3);
  add(sum, drawn_in(random, pitch * 1.25, second, size), first + 0.08, 0.45);
  const double burst = first + second + 0.13;
  const double seconds = random.between(0.3, 0.36);
  Signal teeth = air(random, glide(2300, 800, 0.16), struck(0.004, 0.16), 1.1);
  add(sum, teeth, burst, 0.9);
  const Signal fall = line({{0, pitch * 1.5}, {0.15 * seconds, pitch * 1.9}, {seconds, pitch * 0.8}});
  Signal choo = spoken(throat(random, fall, 0.5), k_ee, k_oo, size);
  shape(choo, line({{0, 0}, {0.02, 1}, {0.4 * seconds, 0.7}, {seconds, 0}}));
  add(sum, near_us(std::move(choo)), burst + 0.035, 1);
  add(sum, thud(random, 115, 0.14), burst, 0.5);
  add(sum, wet(random, 850, 0.24, 0.9), burst + 0.02, 0.35);
  add_drips(sum, random, 9, burst + 0.08, burst + 0.45, 0.2);
  return in_room(sum, 0.26);
}

// One honk: the reed breaks up into its upper note and falls out of it again.
Signal honk(Random& random, double pitch, double seconds) {
  const Signal hertz = line({{0, pitch * 0.72},
                             {0.1 * seconds, pitch * 0.8},
                             {0.2 * seconds, pitch * 1.18},
                             {0.75 * seconds, pitch * 1.1},
                             {0.85 * seconds, pitch * 0.75},
                             {seconds, pitch * 0.6}});
  const Signal reed = throat(random, growling(random, hertz, 0.035), 0.08);
  Signal bill = reed;
  band_pass(bill, random.between(980, 1080), 2.2);
  Signal beak = reed;
  band_pass(beak, random.between(1750, 1950), 3);
  add(bill, beak, 0, 0.6);
  shape(bill, line({{0, 0}, {0.02, 0.8}, {0.3 * seconds, 1}, {0.7 * seconds, 0.8}, {seconds, 0}}));
  bill = normalised(std::move(bill));
  saturate(bill, 1.6);
  return bill;
}

// Two honks, the second one cross, and a beat of the wings.
Signal goose_honk(std::uint64_t seed) {
  Random random(seed);
  const double pitch = random.between(315, 365);
  const double first = random.between(0.17, 0.2);
  Signal sum = honk(random, pitch, first);
  scale(sum, 0.8);
  const double next = first + random.between(0.05, 0.07);
  add(sum, honk(random, pitch * random.between(1.04, 1.1), random.between(0.26, 0.3)), next);
  for (int beat = 0; beat < 3; ++beat) {
    Signal wing = air(random, glide(650, 380, 0.09), arc(0.09, 0.35), 0.7);
    add(wing, rustle(random, 0.07, 1100, 200), 0, 0.35);
    add(sum, wing, next + 0.16 + 0.1 * beat, 0.4 - 0.09 * beat);
  }
  return in_room(sum, 0.24);
}

}  // namespace

std::vector<Recipe> food_fight_voice_recipes() {
  return {{"flirt-kiss", 4, k_voice_lufs, flirt_kiss},     {"hunt-groan", 4, k_voice_lufs, hunt_groan},
          {"mock-nyah", 4, k_voice_lufs, mock_nyah},       {"scare-boo", 4, k_voice_lufs, scare_boo},
          {"sneeze-achoo", 4, k_voice_lufs, sneeze_achoo}, {"goose-honk", 4, -27.5, goose_honk}};
}

}  // namespace synth
