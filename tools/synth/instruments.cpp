// Guitar and bass are plucked strings; the organ adds drawbars; vibraphone and drums are struck bodies.
#include "tools/synth/instruments.hpp"

#include <array>

#include "tools/synth/envelopes.hpp"
#include "tools/synth/filters.hpp"
#include "tools/synth/foley.hpp"
#include "tools/synth/oscillators.hpp"
#include "tools/synth/plucked_string.hpp"

namespace synth {

Signal guitar(const Note& note) {
  Signal tone = plucked({.hertz = hertz_of(note.midi),
                         .seconds = note.seconds,
                         .ring_seconds = 3.2,
                         .brightness = 0.66 + 0.12 * (note.level - 0.8),
                         .pick_position = 0.17,
                         .vibrato = note.vibrato,
                         .bend = note.bend,
                         .seed = note.seed});
  saturate(tone, 1.3);
  Biquad::bell(260, 0.7, 5).run(tone);
  Biquad::bell(1900, 1, 2.5).run(tone);
  high_pass(tone, 110);
  low_pass(tone, 4200);
  scale(tone, note.level);
  return tone;
}

Signal muted_guitar(const Note& note) {
  Signal tone = plucked({.hertz = hertz_of(note.midi),
                         .seconds = std::min(note.seconds, 0.07),
                         .ring_seconds = 0.25,
                         .brightness = 0.5,
                         .pick_position = 0.2,
                         .seed = note.seed});
  low_pass(tone, 2600);
  scale(tone, note.level);
  return tone;
}

Signal upright_bass(const Note& note) {
  const double hertz = hertz_of(note.midi);
  Signal tone = plucked({.hertz = hertz,
                         .seconds = note.seconds,
                         .ring_seconds = 2.2,
                         .brightness = 0.22,
                         .pick_position = 0.31,
                         .seed = note.seed});
  // The string's own fundamental has whatever phase the noise gave it; a sine in its place is even from note
  // to note.
  high_pass(tone, 1.7 * hertz, 0.9);
  Signal fundamental = sine(hertz, note.seconds + 0.05);
  shape(fundamental, struck(0.008, 1.3));
  Signal fade = line({{0, 1}, {note.seconds, 1}, {note.seconds + 0.05, 0}});
  shape(fundamental, fade);
  add(tone, fundamental, 0, 1.0);
  Biquad::bell(110, 0.8, 3).run(tone);
  low_pass(tone, 1200);
  scale(tone, note.level);
  return tone;
}

Signal organ(const Note& note) {
  // Ratio to the note and level of each drawbar.
  constexpr std::array<std::array<double, 2>, 6> drawbars{
      {{0.5, 0.5}, {1, 1}, {1.5, 0.45}, {2, 0.55}, {3, 0.18}, {4, 0.14}}};
  const double release = 0.04;
  const Signal gate = line(
      {{0, 0}, {0.006, 1}, {note.seconds, 0.9}, {note.seconds + release, 0}, {note.seconds + release, 0}});
  Signal hertz(gate.size(), hertz_of(note.midi));
  for (std::size_t index = 0; index < hertz.size(); ++index) {
    hertz[index] *= 1 + 0.0035 * std::sin(k_two_pi * 6.1 * static_cast<double>(index) / k_rate);
  }
  Signal sum(gate.size(), 0.0);
  for (const auto& [ratio, level] : drawbars) {
    Signal pitch = hertz;
    scale(pitch, ratio);
    add(sum, sine(pitch), 0, level * 0.3);
  }
  shape(sum, gate);
  Random random(static_cast<std::uint64_t>(note.midi));
  add(sum, puff(random, 1800, 0.7, 0.008), 0, 0.06);
  saturate(sum, 1.2);
  scale(sum, note.level);
  return sum;
}

Signal vibes(const Note& note) {
  Signal tone = ring(hertz_of(note.midi), vibraphone(), 0.35);
  const Signal damper = line({{0, 1}, {note.seconds, 1}, {note.seconds + 0.25, 0}});
  shape(tone, damper);
  for (std::size_t index = 0; index < tone.size(); ++index) {
    tone[index] *= 1 - 0.22 * (0.5 - 0.5 * std::cos(k_two_pi * 4.6 * static_cast<double>(index) / k_rate));
  }
  tone.resize(std::min(tone.size(), damper.size()));
  scale(tone, 0.6 * note.level);
  return tone;
}

Signal saxophone(const Note& note) {
  Random random(note.seed);
  const double release = 0.05;
  const double whole = note.seconds + release;
  Signal hertz = silence(whole);
  const double scoop = 0.35 + note.bend;
  for (std::size_t index = 0; index < hertz.size(); ++index) {
    const double time = static_cast<double>(index) / k_rate;
    const double depth = (0.1 + note.vibrato) * std::clamp((time - 0.18) / 0.25, 0.0, 1.0);
    const double off = depth * std::sin(k_two_pi * 5.1 * time) - scoop * std::exp(-time / 0.022);
    hertz[index] = hertz_of(note.midi + off);
  }
  const Signal loudness =
      line({{0, 0}, {0.016, 1}, {0.07, 0.78}, {0.6 * note.seconds, 0.85}, {note.seconds, 0.7}, {whole, 0}});
  Signal tone = saw(hertz);
  // The player hums into the reed: every second vibration is a little weaker.
  Signal hum = hertz;
  scale(hum, 0.5);
  hum = sine(hum);
  for (std::size_t index = 0; index < tone.size(); ++index) tone[index] *= 1 + 0.22 * note.level * hum[index];
  low_pass(tone, 1500);
  Biquad::bell(620, 1.1, 4).run(tone);
  Biquad::bell(1350, 1.3, 5).run(tone);
  low_pass(tone, 3600);
  Signal breath = pink_noise(random, whole);
  breath.resize(tone.size(), 0.0);
  band_pass(breath, 1700, 0.6);
  add(tone, breath, 0, 0.12);
  shape(tone, loudness);
  saturate(tone, 1.5);
  high_pass(tone, 110);
  scale(tone, note.level);
  return tone;
}

Signal plunger_brass(const Signal& hertz) {
  const double seconds = static_cast<double>(hertz.size()) / k_rate;
  Signal brass = saw(hertz);
  Signal mouth = arc(seconds, 0.35);
  for (double& value : mouth) value = 350 + 850 * value;
  moving_band_pass(brass, mouth, 1.1);
  shape(brass, arc(seconds, 0.25));
  return normalised(std::move(brass));
}

Signal brushed_snare(Random& random, double level) {
  Signal wires = pink_noise(random, 0.16);
  band_pass(wires, random.about(1900, 0.05), 0.5);
  shape(wires, struck(0.004, 0.15));
  wires = normalised(std::move(wires));
  Signal skin = sine(glide(230, 185, 0.09));
  shape(skin, struck(0.002, 0.09));
  add(wires, skin, 0, 0.35);
  scale(wires, level);
  return wires;
}

Signal brush_sweep(Random& random, double seconds, double level) {
  Signal air = pink_noise(random, seconds);
  band_pass(air, 1700, 0.5);
  shape(air, arc(seconds, 0.6));
  air = normalised(std::move(air));
  scale(air, level);
  return air;
}

Signal soft_kick(Random& random, double level) {
  Signal kick = thud(random, random.about(54, 0.02), 0.26);
  low_pass(kick, 900);
  scale(kick, level);
  return kick;
}

Signal ride(Random& random, double level) {
  Signal wash = white_noise(random, 0.35);
  band_pass(wash, 5200, 0.9);
  shape(wash, struck(0.001, 0.32));
  wash = normalised(std::move(wash));
  const Signal ping =
      ring(random.about(2350, 0.01), {{1, 0.5, 0.3}, {1.47, 0.4, 0.25}, {2.09, 0.3, 0.2}}, 0.9);
  add(wash, ping, 0, 0.3);
  scale(wash, level);
  return wash;
}

Signal shaker(Random& random, double level) {
  Signal grains = white_noise(random, 0.07);
  band_pass(grains, 4200, 0.9);
  shape(grains, arc(0.07, 0.35));
  grains = normalised(std::move(grains));
  scale(grains, level);
  return grains;
}

Signal bongo(Random& random, double midi, double level) {
  const double hertz = hertz_of(midi) * random.about(1, 0.01);
  Signal drop = glide(hertz * 1.25, hertz, 0.03);
  drop.resize(frames(0.2), hertz);
  Signal skin = sine(drop);
  shape(skin, struck(0.0015, 0.19));
  add(skin, puff(random, hertz * 4, 1, 0.02), 0, 0.3);
  scale(skin, level);
  return skin;
}

Signal rim(Random& random, double level) {
  Signal click = ring(random.about(610, 0.02), wood(), 0.9);
  scale(click, 0.6 * level);
  return click;
}

Signal hand_claps(Random& random, double level) {
  Signal sum;
  for (int pair = 0; pair < 3; ++pair) {
    const Signal palms = puff(random, random.between(950, 1450), 1.1, random.between(0.07, 0.1));
    add(sum, palms, 0.009 * pair + random.between(0, 0.004), 0.6);
  }
  scale(sum, level);
  return sum;
}

Signal pan_tap(Random& random, double level) {
  Signal tap = ring(random.about(590, 0.006), tin(), 0.7);
  add(tap, puff(random, 1400, 1, 0.012), 0, 0.3);
  scale(tap, 0.4 * level);
  return tap;
}

}  // namespace synth
