// Impacts and air.
#include "tools/synth/foley.hpp"

#include "tools/synth/envelopes.hpp"
#include "tools/synth/filters.hpp"
#include "tools/synth/oscillators.hpp"

namespace synth {

Signal thud(Random& random, double hertz, double seconds) {
  Signal drop = glide(hertz * 2.1, hertz, 0.03);
  drop.resize(frames(seconds), hertz);
  Signal body = sine(drop);
  shape(body, struck(0.002, seconds));
  Signal air = white_noise(random, 0.05);
  low_pass(air, hertz * 5);
  shape(air, struck(0.001, 0.049));
  add(body, normalised(air), 0, 0.6);
  saturate(body, 1.4);
  return body;
}

Signal wet(Random& random, double hertz, double seconds, double slime) {
  Signal smack = white_noise(random, seconds);
  moving_band_pass(smack, glide(hertz * 2.2, hertz * 0.45, seconds * 0.7), 1.6);
  shape(smack, struck(0.003, seconds));
  smack = normalised(std::move(smack));
  // Squelch: the smack's second half opens and closes like lips.
  const double rate = random.between(17, 25);
  for (std::size_t index = 0; index < smack.size(); ++index) {
    const double time = static_cast<double>(index) / k_rate;
    smack[index] *= 1 - 0.45 * slime * (0.5 - 0.5 * std::cos(k_two_pi * rate * time));
  }
  const int bubbles = static_cast<int>(slime * 9);
  for (int bubble = 0; bubble < bubbles; ++bubble) {
    const double length = random.between(0.018, 0.045);
    const double pitch = random.between(0.35, 0.9) * hertz;
    Signal pop = sine(glide(pitch, pitch * random.between(1.5, 2.3), length));
    shape(pop, arc(length, 0.3));
    add(smack, pop, seconds * random.between(0.1, 0.85), random.between(0.12, 0.35));
  }
  return smack;
}

Signal debris(Random& random, int count, double hertz, double seconds) {
  Signal sum = silence(seconds);
  for (int bit = 0; bit < count; ++bit) {
    const double share = std::pow(random.unit(), 1.7);
    const double length = random.between(0.008, 0.022);
    Signal tick = puff(random, random.about(hertz, 0.45), 2.5, length);
    add(sum, tick, share * (seconds - length), random.between(0.3, 1) * (1 - 0.75 * share));
  }
  return sum;
}

Signal whoosh(Random& random, double seconds, double low, double top, double peak_at) {
  Signal air = pink_noise(random, seconds);
  Signal colour = arc(seconds, peak_at);
  for (double& value : colour) value = low * std::pow(top / low, value);
  moving_band_pass(air, colour, 1.3);
  shape(air, arc(seconds, peak_at));
  return normalised(std::move(air));
}

Signal puff(Random& random, double hertz, double sharpness, double seconds) {
  Signal noise = white_noise(random, seconds);
  band_pass(noise, hertz, sharpness);
  shape(noise, struck(0.0015, seconds));
  return normalised(std::move(noise));
}

}  // namespace synth
