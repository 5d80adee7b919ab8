// Arms, air and what stops food in it: wind-up, flights, net, whirl, racket.
#include "tools/synth/effects_fight_parts.hpp"
#include "tools/synth/envelopes.hpp"
#include "tools/synth/filters.hpp"
#include "tools/synth/foley.hpp"
#include "tools/synth/instruments.hpp"
#include "tools/synth/recipe.hpp"
#include "tools/synth/room.hpp"

namespace synth {
namespace {

constexpr double k_air_lufs = -28;
constexpr double k_blow_lufs = -26.5;

// A sleeve rubs, the rubber arm is stretched: short, so that the flight can follow after 0.1 s.
Signal wind_up(std::uint64_t seed) {
  Random random(seed);
  const double seconds = random.between(0.17, 0.21);
  Signal sum = air(random, glide(320, 1100, seconds), arc(seconds, 0.75), 0.8);
  const double pitch = random.between(125, 150);
  Signal rubber = squeak(random, glide(pitch, pitch * 1.9, seconds), 0.05);
  shape(rubber, arc(seconds, 0.7));
  add(sum, rubber, 0, 0.38);
  return in_room(sum, 0.18);
}

// Food tumbles as it flies: the air flutters.
Signal fluttering(Random& random, Signal flight, double rate, double depth) {
  const double phase = random.unit();
  for (std::size_t index = 0; index < flight.size(); ++index) {
    const double turn = rate * static_cast<double>(index) / k_rate + phase;
    flight[index] *= 1 - depth * (0.5 - 0.5 * std::cos(k_two_pi * turn));
  }
  return flight;
}

Signal whoosh_throw(std::uint64_t seed) {
  Random random(seed);
  const double seconds = random.between(0.32, 0.38);
  Signal sum = whoosh(random, seconds, 320, random.between(1350, 1700), random.between(0.32, 0.4));
  sum = fluttering(random, std::move(sum), random.between(13, 17), 0.4);
  add(sum, whoosh(random, seconds, 160, 480, 0.35), 0, 0.7);
  return in_room(sum, 0.2);
}

// The long arc: up, over, down, with the slide of a comic's whistle far behind the air.
Signal whoosh_lob(std::uint64_t seed) {
  Random random(seed);
  const double seconds = random.between(0.85, 0.95);
  Signal sum = whoosh(random, seconds, 260, random.between(1000, 1250), 0.5);
  sum = fluttering(random, std::move(sum), random.between(8, 10), 0.5);
  const double pitch = random.between(300, 340);
  Signal slide = sine(shaken(
      line(
          {{0, pitch}, {0.42 * seconds, pitch * 2.1}, {0.55 * seconds, pitch * 2.1}, {seconds, pitch * 0.8}}),
      6, 0.015));
  shape(slide, arc(seconds, 0.6));
  add(sum, slide, 0, 0.28);
  add(sum, whoosh(random, 0.3, 200, 700, 0.2), 0, 0.5);
  return in_room(sum, 0.24);
}

// A swing, and something soft and heavy hangs in the mesh.
Signal catch_net(std::uint64_t seed) {
  Random random(seed);
  Signal sum = whoosh(random, 0.19, 350, random.between(1200, 1500), 0.65);
  scale(sum, 0.6);
  const double caught = 0.14;
  add(sum, thud(random, random.between(125, 150), 0.14), caught, 0.9);
  add(sum, wet(random, 650, 0.12, 0.3), caught, 0.3);
  for (int string = 0; string < 4; ++string) {
    const Note note{.midi = random.between(48, 58), .level = 1, .seed = seed + static_cast<unsigned>(string)};
    add(sum, muted_guitar(note), caught + random.between(0, 0.025), 0.35);
  }
  Signal mesh = rustle(random, 0.22, 1300, 240);
  shape(mesh, struck(0.01, 0.21));
  add(sum, mesh, caught + 0.01, 0.3);
  return in_room(sum, 0.2);
}

// Round and round: the air passes the ear ever faster, then lets go.
Signal spin_whirl(std::uint64_t seed) {
  Random random(seed);
  const double seconds = random.between(0.78, 0.9);
  Signal colour = silence(seconds);
  Signal loudness = arc(seconds, 0.6);
  const double fastest = random.between(11, 13);
  double turn = random.unit();
  for (std::size_t index = 0; index < colour.size(); ++index) {
    const double share = static_cast<double>(index) / static_cast<double>(colour.size());
    turn += (4.5 + (fastest - 4.5) * share) / k_rate;
    const double near = 0.5 + 0.5 * std::cos(k_two_pi * turn);
    colour[index] = 330 * std::pow(2.0, 0.9 * share) * std::pow(3.0, near);
    loudness[index] *= 0.25 + 0.75 * near;
  }
  Signal sum = air(random, colour, loudness, 1.4);
  Signal top = sine([&] {
    Signal hum = colour;
    for (double& value : hum) value *= 0.5;
    return hum;
  }());
  shape(top, loudness);
  add(sum, top, 0, 0.22);
  return in_room(sum, 0.22);
}

// A swing, strings that give and throw back, and off it goes.
Signal smash_racket(std::uint64_t seed) {
  Random random(seed);
  Signal sum = whoosh(random, 0.14, 300, 1500, 0.85);
  scale(sum, 0.5);
  const double hit = 0.11;
  add(sum, thud(random, random.between(110, 130), 0.16), hit);
  add(sum, puff(random, 1000, 0.6, 0.03), hit, 0.5);
  unsigned string = 0;
  for (const double midi : {50.0, 55.0, 57.0, 62.0}) {
    add(sum, muted_guitar({.midi = midi + random.between(-0.5, 0.5), .level = 1, .seed = seed + string++}),
        hit, 0.5);
  }
  add(sum, wet(random, 900, 0.14, 0.5), hit + 0.004, 0.4);
  add(sum, debris(random, 7, 1400, 0.3), hit + 0.04, 0.25);
  add(sum, whoosh(random, 0.3, 300, 1300, 0.15), hit + 0.03, 0.45);
  return in_room(sum, 0.24);
}

// Two things change places: one slides up while the other slides down.
Signal swap_whirl(std::uint64_t seed) {
  Random random(seed);
  const double seconds = random.between(0.42, 0.5);
  Signal sum = whoosh(random, seconds, 300, 1300, 0.3);
  add(sum, whoosh(random, seconds, 220, 800, 0.7), 0.06, 0.9);
  const double pitch = random.between(270, 300);
  for (const auto& [from, to] : {std::pair{pitch, 2 * pitch}, {2.5 * pitch, 1.25 * pitch}}) {
    Signal slide = sine(glide(from, to, seconds));
    shape(slide, arc(seconds));
    add(sum, slide, 0.02, 0.2);
  }
  add(sum, thud(random, 170, 0.08), seconds, 0.6);
  add(sum, thud(random, 145, 0.1), seconds + random.between(0.06, 0.08), 0.6);
  return in_room(sum, 0.2);
}

// Hop and gone: a zip through the air and a pocket that closes.
Signal steal_zip(std::uint64_t seed) {
  Random random(seed);
  const double seconds = random.between(0.17, 0.21);
  Signal sum = air(random, glide(380, random.between(1700, 2100), seconds), arc(seconds, 0.75), 2.2);
  Signal zip = sine(glide(random.between(240, 280), random.between(820, 920), seconds));
  shape(zip, arc(seconds, 0.7));
  add(sum, zip, 0, 0.4);
  add(sum, puff(random, 650, 0.7, 0.05), seconds, 0.6);
  add(sum, thud(random, 180, 0.07), seconds, 0.5);
  return in_room(sum, 0.18);
}

}  // namespace

std::vector<Recipe> fight_air_recipes() {
  return {{"wind-up", 4, -29, wind_up},
          {"whoosh-throw", 4, k_air_lufs, whoosh_throw},
          {"whoosh-lob", 4, k_air_lufs, whoosh_lob},
          {"catch-net", 4, k_blow_lufs, catch_net},
          {"spin-whirl", 4, k_air_lufs, spin_whirl},
          {"smash-racket", 4, k_blow_lufs, smash_racket},
          {"swap-whirl", 4, k_air_lufs, swap_whirl},
          {"steal-zip", 4, k_air_lufs, steal_zip}};
}

}  // namespace synth
