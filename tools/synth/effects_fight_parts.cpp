// The parts that the food fight and the kitchen share.
#include "tools/synth/effects_fight_parts.hpp"

#include "tools/synth/envelopes.hpp"
#include "tools/synth/filters.hpp"
#include "tools/synth/foley.hpp"

namespace synth {

Signal blow(Random& random, double hertz, double seconds) {
  Signal sum = thud(random, hertz, seconds);
  scale(sum, 0.8);
  add(sum, thud(random, hertz * random.between(2.3, 2.7), 0.7 * seconds), 0.001, 0.6);
  add(sum, puff(random, random.between(950, 1300), 0.6, 0.035), 0, 0.5);
  return sum;
}

Signal drip(Random& random, double hertz) {
  const double length = random.between(0.03, 0.055);
  const double pitch = random.about(hertz, 0.2);
  Signal tone = sine(glide(pitch, pitch * random.between(1.5, 1.9), length));
  shape(tone, arc(length, 0.25));
  return tone;
}

void add_drips(Signal& whole, Random& random, int count, double from, double to, double gain) {
  for (int drop = 0; drop < count; ++drop) {
    add(whole, drip(random, 600), random.between(from, to), gain * random.between(0.6, 1));
  }
}

Signal shaken(Signal curve, double rate, double depth) {
  const auto size = static_cast<double>(curve.size());
  for (std::size_t index = 0; index < curve.size(); ++index) {
    const auto time = static_cast<double>(index);
    curve[index] *= 1 + depth * (1 - time / size) * std::sin(k_two_pi * rate * time / k_rate);
  }
  return curve;
}

Signal rustle(Random& random, double seconds, double hertz, double grains_each_second) {
  Signal sum = silence(seconds);
  const int count = static_cast<int>(seconds * grains_each_second);
  for (int grain = 0; grain < count; ++grain) {
    const double length = random.between(0.004, 0.014);
    Signal bit = puff(random, random.about(hertz, 0.5), 1.2, length);
    add(sum, bit, random.unit() * (seconds - length), std::pow(random.between(0.3, 1), 2));
  }
  return normalised(std::move(sum));
}

Signal air(Random& random, const Signal& colour, const Signal& loudness, double sharpness) {
  Signal noise = pink_noise(random, static_cast<double>(colour.size()) / k_rate);
  noise.resize(colour.size(), 0.0);
  moving_band_pass(noise, colour, sharpness);
  shape(noise, loudness);
  return normalised(std::move(noise));
}

Signal squeak(Random& random, const Signal& hertz, double roughness) {
  Signal slipping = hertz;
  // Stick and slip: the pitch jumps a little every few milliseconds.
  double jump = 0;
  for (std::size_t index = 0; index < slipping.size(); ++index) {
    if (index % 190 == 0) jump = roughness * random.between(-1, 1);
    slipping[index] *= 1 + jump;
  }
  Signal reed = saw(slipping);
  low_pass(reed, 1500);
  Signal nose = reed;
  band_pass(nose, 1250, 2);
  low_pass(reed, 900);
  reed = normalised(std::move(reed));
  add(reed, normalised(std::move(nose)), 0, 0.7);
  return normalised(std::move(reed));
}

Signal sizzle(Random& random, double seconds) {
  Signal hiss = pink_noise(random, seconds);
  band_pass(hiss, 2600, 0.6);
  hiss = normalised(std::move(hiss));
  scale(hiss, 0.35);
  add(hiss, rustle(random, seconds, 2100, 130), 0, 0.9);
  shape(hiss, line({{0, 0}, {0.04, 1}, {0.3 * seconds, 0.6}, {seconds, 0}}));
  return normalised(std::move(hiss));
}

Signal flick(Random& random, double hertz) {
  Signal edge = puff(random, random.about(hertz, 0.12), 1.1, random.between(0.012, 0.018));
  add(edge, thud(random, 230, 0.03), 0, 0.3);
  return edge;
}

Signal laid(Random& random, double hertz) {
  Signal sum = thud(random, hertz, 0.08);
  add(sum, puff(random, random.between(750, 950), 0.7, 0.04), 0, 0.7);
  return sum;
}

}  // namespace synth
