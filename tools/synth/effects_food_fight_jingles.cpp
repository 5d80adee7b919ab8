// Short music of What the Food?!: the table's shout, a captain's own fanfare, the sting of a held event, and
// the bell to detention. The band's keys are those of its loop, D.
#include <array>
#include <vector>

#include "tools/synth/band_parts.hpp"
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

constexpr double k_shout_lufs = -25.5;
constexpr double k_jingle_lufs = -26.5;

// Where the three words of the shout begin, in seconds.
constexpr std::array k_words{0.0, 0.21, 0.42};

// "WHAT the FOOD!": one throat of the table; the last word goes up and hangs.
Signal one_shout(Random& random) {
  const Person person = anybody(random);
  const double pitch = person.pitch * random.between(1.1, 1.3);
  Signal what = spoken(throat(random, glide(pitch, pitch * 1.25, 0.16), 0.14), k_oo, k_ah, person.size);
  shape(what, arc(0.16, 0.55));
  Signal the = spoken(throat(random, glide(pitch * 1.1, pitch, 0.11), 0.14), k_eh, k_oh, person.size);
  shape(the, arc(0.11, 0.4));
  const double held = random.between(0.52, 0.62);
  const Signal hertz =
      line({{0, pitch * 1.25}, {0.2 * held, pitch * 1.75}, {0.6 * held, pitch * 1.6}, {held, pitch}});
  Signal food = spoken(throat(random, hertz, 0.14), k_oo, k_oo, person.size);
  shape(food, line({{0, 0}, {0.03, 1}, {0.6 * held, 0.8}, {held, 0}}));
  Signal sum;
  add(sum, normalised(std::move(what)), k_words[0], 0.85);
  add(sum, normalised(std::move(the)), k_words[1] + 0.02, 0.6);
  add(sum, air(random, Signal(frames(0.06), 1900.0), arc(0.06), 0.6), k_words[2] - 0.04, 0.3);
  add(sum, normalised(std::move(food)), k_words[2], 1);
  return sum;
}

// The chant of the loop, quickly, over the last chord.
void add_chant(Signal& whole, std::uint64_t seed, double at) {
  for (const auto& [note, seconds] :
       {std::pair{69.0, 0.1}, {69.0, 0.1}, {66.0, 0.1}, {71.0, 0.2}, {69.0, 0.1}, {66.0, 0.26}}) {
    add(whole, saxophone({.midi = note, .seconds = 0.9 * seconds, .level = 0.9, .seed = seed}), at, 0.62);
    add(whole, guitar({.midi = note - 12, .seconds = 0.9 * seconds, .level = 0.9, .seed = seed + 1}), at,
        0.5);
    seed += 2;
    at += seconds;
  }
}

// Three words, three chords, everybody; the saxophone has the last one.
Signal what_the_food(std::uint64_t seed) {
  Random random(seed);
  Signal table;
  for (int pupil = 0; pupil < 9; ++pupil) {
    add(table, one_shout(random), random.between(0, 0.028), random.between(0.6, 1));
  }
  Signal sum = near_us(std::move(table));
  scale(sum, 1.3);
  add_chord(sum, seed + 10, {38, 50, 57, 60, 66}, k_words[0], 0.17);
  add_accent(sum, random, k_words[0], 0.7);
  add_chord(sum, seed + 20, {44, 56, 59, 62, 65}, k_words[1], 0.16);
  add_accent(sum, random, k_words[1], 0.5);
  add_chord(sum, seed + 30, {38, 50, 57, 62, 66, 71}, k_words[2], 0.75);
  add_accent(sum, random, k_words[2], 1.2);
  const double chant = k_words[2] + 0.52;
  add_chant(sum, seed + 50, chant);
  for (const double clap : {0.3, 0.5, 0.6}) add(sum, hand_claps(random, 1), chant + clap, 0.6);
  const double end = chant + 0.86;
  add_chord(sum, seed + 80, {38, 54, 59, 62}, end, 0.3);
  add_accent(sum, random, end, 0.6);
  let_ring(sum, end + 0.15, end + 0.5);
  return in_room(sum, 0.3);
}

// A trumpet, polished every day; `vanity` is how widely it trembles.
Signal trumpet(double midi, double seconds, double vanity) {
  Signal hertz(frames(seconds), hertz_of(midi));
  for (std::size_t index = 0; index < hertz.size(); ++index) {
    const double time = static_cast<double>(index) / k_rate;
    const double depth = vanity * std::clamp((time - 0.12) / 0.2, 0.0, 1.0);
    hertz[index] *= (1 - 0.03 * std::exp(-time / 0.012)) * (1 + depth * std::sin(k_two_pi * 6 * time));
  }
  Signal brass = saw(hertz);
  Signal bright = brass;
  low_pass(brass, 1000);
  band_pass(bright, 1500, 0.9);
  shape(bright, line({{0, 0}, {0.03, 1}, {0.12, 0.6}, {seconds, 0.5}}));
  add(brass, bright, 0, 0.7);
  shape(brass, line({{0, 0}, {0.014, 1}, {0.08, 0.8}, {std::max(0.09, seconds - 0.05), 0.85}, {seconds, 0}}));
  return normalised(std::move(brass));
}

// Ta-ta-ta-TAAA for himself, and his teeth sparkle.
Signal boast_fanfare(std::uint64_t seed) {
  Random random(seed);
  Signal sum;
  double at = 0;
  const double step = random.between(0.088, 0.096);
  for (const double note : {62.0, 62.0, 66.0}) {
    add(sum, trumpet(note, 0.85 * step, 0), at, 0.75);
    add(sum, trumpet(note - 5, 0.85 * step, 0), at, 0.35);
    add(sum, brushed_snare(random, 0.8), at, 0.35);
    at += step;
  }
  const double held = random.between(0.46, 0.52);
  add(sum, trumpet(69, held, 0.014), at, 1);
  add(sum, trumpet(66, held, 0.014), at + 0.006, 0.5);
  add(sum, trumpet(62, held, 0.01), at, 0.4);
  add_accent(sum, random, at, 0.6);
  const double glint = at + held - 0.1;
  const double spark = random.about(1174.7, 0.003);
  add(sum, ring(spark, glockenspiel(), 0.5), glint, 0.4);
  add(sum, ring(spark * 1.498, glockenspiel(), 0.4), glint + 0.07, 0.25);
  shape(sum, line({{0, 1}, {glint + 0.25, 1}, {glint + 0.6, 0}}));
  return in_room(sum, 0.3);
}

// An electric bell over a door: its hammer does not stop until the arm is let go, then the gong fades.
Signal detention_bell(std::uint64_t seed) {
  Random random(seed);
  const double pitch = random.about(930, 0.03);
  const std::vector<Partial> gong{{1, 0.9, 0.7},    {1.007, 0.4, 0.6}, {1.52, 0.5, 0.45},
                                  {2.07, 0.5, 0.4}, {2.71, 0.35, 0.3}, {0.5, 0.12, 0.6}};
  Signal sum;
  const double seconds = random.between(0.85, 0.95);
  double at = 0;
  while (at < seconds) {
    // The coil needs a moment before it pulls fully.
    const double level = std::min(1.0, 0.45 + 4 * at) * random.between(0.8, 1);
    add(sum, ring(pitch, gong, 0.8), at, 0.3 * level);
    add(sum, puff(random, 1500, 1, 0.012), at, 0.3 * level);
    add(sum, ring(random.about(540, 0.04), wood(), 0.6), at, 0.12 * level);
    at += random.between(0.042, 0.047);
  }
  low_pass(sum, 3600);
  shape(sum, line({{0, 1}, {seconds, 1}, {seconds + 0.55, 0}}));
  return in_room(sum, 0.42);
}

// Out of the hand with a flick, and the organ asks what this is supposed to be.
Signal held_event(std::uint64_t seed) {
  Random random(seed);
  Signal sum = flick(random, 1400);
  const double flight = random.between(0.13, 0.15);
  add(sum, air(random, glide(500, 1900, flight), arc(flight, 0.8), 1.3), 0.01, 0.7);
  const double at = flight + 0.02;
  add(sum, flick(random, 1250), at, 0.7);
  // Diminished: it belongs nowhere, and to D's loop as its way out.
  add_chord(sum, seed + 10, {44, 56, 62, 65, 71}, at, 0.75);
  for (const double note : {68.0, 74.0}) add(sum, organ({.midi = note, .seconds = 0.5, .level = 0.5}), at);
  add_accent(sum, random, at, 0.9);
  add(sum, saxophone({.midi = 68, .seconds = 0.4, .level = 0.9, .bend = 2, .seed = seed + 30}), at, 0.35);
  let_ring(sum, at + 0.3, at + 0.85);
  return in_room(sum, 0.3);
}

}  // namespace

std::vector<Recipe> food_fight_jingle_recipes() {
  return {{"what-the-food", 3, k_shout_lufs, what_the_food},
          {"boast-fanfare", 3, k_jingle_lufs, boast_fanfare},
          {"detention-bell", 3, k_jingle_lufs, detention_bell},
          {"held-event", 3, k_jingle_lufs, held_event}};
}

}  // namespace synth
