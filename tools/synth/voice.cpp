// Throat and mouth.
#include "tools/synth/voice.hpp"

#include "tools/synth/envelopes.hpp"
#include "tools/synth/filters.hpp"
#include "tools/synth/oscillators.hpp"

namespace synth {

Person anybody(Random& random) {
  const double age = random.unit();
  return {110 + 170 * age * random.between(0.8, 1.2), 0.95 + 0.25 * age};
}

Signal growling(Random& random, Signal hertz, double depth) {
  double jump = 0;
  for (std::size_t index = 0; index < hertz.size(); ++index) {
    if (index % 540 == 0) jump = depth * random.between(-1, 1);
    hertz[index] *= 1 + jump;
  }
  return hertz;
}

Signal throat(Random& random, const Signal& hertz, double breath) {
  Signal wavering = hertz;
  const double rate = random.between(4.5, 6.5);
  const double phase = random.unit();
  for (std::size_t index = 0; index < wavering.size(); ++index) {
    wavering[index] *= 1 + 0.012 * std::sin(k_two_pi * (rate * static_cast<double>(index) / k_rate + phase));
  }
  Signal signal = saw(wavering);
  low_pass(signal, 1800);
  add(signal, white_noise(random, static_cast<double>(hertz.size()) / k_rate), 0, breath);
  return signal;
}

Signal spoken(const Signal& throat, const Vowel& from, const Vowel& to, double size) {
  constexpr std::array<double, 3> levels{1, 0.55, 0.2};
  constexpr std::array<double, 3> sharpness{5, 8, 10};
  Signal sum(throat.size(), 0.0);
  const double seconds = static_cast<double>(throat.size()) / k_rate;
  for (std::size_t formant = 0; formant < from.size(); ++formant) {
    Signal band = throat;
    moving_band_pass(band, glide(from[formant] * size, to[formant] * size, seconds), sharpness[formant]);
    add(sum, band, 0, levels[formant]);
  }
  return sum;
}

Signal near_us(Signal voice) {
  low_pass(voice, 4200);
  high_pass(voice, 120);
  return normalised(std::move(voice));
}

}  // namespace synth
