// Who comes to the counter: grumbling, shouting, cooked, soothed, smug; and the inspector's pen.
#include <array>

#include "tools/synth/effects_fight_parts.hpp"
#include "tools/synth/effects_kitchen_parts.hpp"
#include "tools/synth/envelopes.hpp"
#include "tools/synth/filters.hpp"
#include "tools/synth/foley.hpp"
#include "tools/synth/recipe.hpp"
#include "tools/synth/room.hpp"
#include "tools/synth/voice.hpp"

namespace synth {
namespace {

constexpr double k_customer_lufs = -27.5;

// "Grm-brm-BRRM-grmbl": words without consonants, the third one meant to be heard.
Signal angry(std::uint64_t seed) {
  Random random(seed);
  constexpr std::array<Vowel, 4> vowels{k_oh, k_eh, k_ah, k_oo};
  double pitch = random.between(92, 112);
  const double size = random.between(0.88, 0.98);
  Signal sum;
  double at = 0;
  for (int word = 0; word < 6; ++word) {
    const bool meant = word == 2;
    const double length = meant ? random.between(0.24, 0.28) : random.between(0.1, 0.15);
    const auto vowel = static_cast<std::size_t>(random.unit() * 3.99);
    const Signal hertz =
        growling(random, glide(pitch * (meant ? 1.45 : 1.1), pitch * 0.95, length), meant ? 0.13 : 0.08);
    Signal grunt = spoken(throat(random, hertz, 0.12), vowels[vowel], meant ? k_ah : k_oo, size);
    shape(grunt, arc(length, 0.35));
    add(sum, normalised(std::move(grunt)), at, meant ? 1 : random.between(0.5, 0.75));
    at += length * random.between(0.85, 1);
    pitch *= random.between(0.95, 1.03);
  }
  sum = near_us(std::move(sum));
  saturate(sum, 1.6);
  return in_room(sum, 0.24);
}

// "WAI-TER!" and a fist on the counter; the cutlery jumps.
Signal shout(std::uint64_t seed) {
  Random random(seed);
  const double pitch = random.between(165, 205);
  const double size = random.between(0.95, 1.08);
  const double first = random.between(0.17, 0.2);
  const double second = random.between(0.4, 0.48);
  const Signal rise = growling(random, line({{0, pitch}, {first, pitch * 1.5}}), 0.04);
  Signal wai = spoken(throat(random, rise, 0.12), k_oo, k_ah, size);
  shape(wai, arc(first, 0.6));
  const Signal fall =
      growling(random, line({{0, pitch * 1.6}, {0.3 * second, pitch * 1.85}, {second, pitch * 1.15}}), 0.06);
  Signal ter = spoken(throat(random, fall, 0.15), k_eh, k_ah, size);
  shape(ter, arc(second, 0.3));
  Signal sum = normalised(std::move(wai));
  add(sum, normalised(std::move(ter)), first + 0.01, 1);
  sum = near_us(std::move(sum));
  saturate(sum, 2.2);
  const double fist = first + 0.02;
  add(sum, blow(random, random.between(78, 90), 0.18), fist, 0.7);
  for (int fork = 0; fork < 5; ++fork) {
    add(sum, ring(random.between(700, 1150), china(), 0.6), fist + random.between(0.03, 0.3),
        random.between(0.04, 0.1));
  }
  return in_room(sum, 0.28);
}

// The lid comes down on him: clang, a yelp inside the pot, steam from the hat.
Signal cooked(std::uint64_t seed) {
  Random random(seed);
  Signal sum = lid(random, random.between(300, 335));
  scale(sum, 0.8);
  const double pitch = random.between(230, 280);
  const double seconds = random.between(0.34, 0.4);
  const Signal hertz = shaken(
      line({{0, pitch}, {0.25 * seconds, pitch * 1.9}, {0.6 * seconds, pitch * 1.6}, {seconds, pitch}}), 15,
      0.1);
  Signal yelp = spoken(throat(random, hertz, 0.12), k_ah, k_oo, random.between(1, 1.12));
  shape(yelp, arc(seconds, 0.3));
  low_pass(yelp, 1900);  // Through the lid.
  add(sum, near_us(std::move(yelp)), 0.1, 0.85);
  Signal puffs = steam(random, random.between(0.7, 0.8));
  low_pass(puffs, 3200);
  add(sum, puffs, 0.42, 0.5);
  add(sum, thud(random, 95, 0.2), 0.42, 0.6);
  for (int bubble = 0; bubble < 8; ++bubble) add(sum, drip(random, 300), 0.45 + 0.06 * bubble, 0.22);
  return in_room(sum, 0.24);
}

// "Ahh … well": breath out, shoulders down.
Signal calm(std::uint64_t seed) {
  Random random(seed);
  const double pitch = random.between(125, 165);
  const double seconds = random.between(0.8, 0.92);
  const Signal hertz = line({{0, pitch * 1.3}, {0.25 * seconds, pitch * 1.22}, {seconds, pitch * 0.8}});
  Signal voice = spoken(throat(random, hertz, 0.35), k_ah, k_oo, random.between(0.98, 1.08));
  shape(voice, arc(seconds, 0.25));
  Signal sum = near_us(std::move(voice));
  add(sum, air(random, glide(1300, 450, seconds), arc(seconds, 0.3), 0.8), 0, 0.4);
  return in_room(sum, 0.28);
}

// "Hm-HMM", with closed lips: he got his way.
Signal content(std::uint64_t seed) {
  Random random(seed);
  const double pitch = random.between(118, 150);
  const double last = random.between(0.34, 0.42);
  Signal sum;
  double at = 0;
  for (const auto& [length, from, to] :
       {std::array{0.13, 1.0, 1.12}, std::array{0.13, 1.05, 1.18}, std::array{last, 1.55, 1.1}}) {
    Signal nose = spoken(throat(random, glide(pitch * from, pitch * to, length), 0.06), k_oo, k_oo, 0.9);
    shape(nose, arc(length, 0.3));
    add(sum, normalised(std::move(nose)), at, length > 0.2 ? 1 : 0.7);
    at += length + random.between(0.045, 0.06);
  }
  low_pass(sum, 1500);
  return in_room(near_us(std::move(sum)), 0.24);
}

// The tongue leaves the teeth: "tsk".
Signal tut(Random& random) {
  Signal click = puff(random, random.between(1700, 2000), 1.6, 0.03);
  add(click, ring(random.between(760, 860), die(), 0.7), 0.001, 0.8);
  return click;
}

// Six strokes of the pen, a tick at the end, and three times the tongue.
Signal inspector(std::uint64_t seed) {
  Random random(seed);
  Signal sum;
  double at = 0;
  for (int stroke = 0; stroke < 6; ++stroke) {
    const double length = stroke == 5 ? 0.13 : random.between(0.045, 0.075);
    const double tone = (stroke % 2 == 0 ? 1350 : 1050) * random.between(0.92, 1.08);
    Signal scratch =
        air(random, glide(0.8 * tone, stroke == 5 ? 1.4 * tone : tone, length), arc(length, 0.6), 1.2);
    add(scratch, rustle(random, length, tone, 450), 0, 0.6);
    add(sum, scratch, at, random.between(0.6, 0.85));
    at += length + random.between(0.004, 0.02);
  }
  at += 0.14;
  for (int tongue = 0; tongue < 3; ++tongue) {
    add(sum, tut(random), at, 1.1 - 0.12 * tongue);
    at += random.between(0.17, 0.19);
  }
  return in_room(sum, 0.2);
}

}  // namespace

std::vector<Recipe> kitchen_voice_recipes() {
  return {{"kitchen-customer-angry", 4, k_customer_lufs, angry},
          {"kitchen-customer-shout", 4, -26.5, shout},
          {"kitchen-customer-cooked", 4, -26.5, cooked},
          {"kitchen-customer-calm", 4, k_customer_lufs, calm},
          {"kitchen-customer-content", 4, k_customer_lufs, content},
          {"kitchen-inspector", 4, -28, inspector}};
}

}  // namespace synth
