// Tones: sines that glide, soft saws, and struck bodies made of fading partials.
#pragma once

#include <vector>

#include "tools/synth/noise.hpp"
#include "tools/synth/signal.hpp"

namespace synth {

/// A sine whose pitch follows `hertz`, one value for each frame.
[[nodiscard]] Signal sine(const Signal& hertz);
[[nodiscard]] Signal sine(double hertz, double seconds);
/// A sawtooth without aliasing (polyBLEP) along a pitch curve.
[[nodiscard]] Signal saw(const Signal& hertz);

/// One way in which a body rings.
struct Partial {
  double ratio;  ///< of the body's pitch
  double level;
  double seconds;  ///< to −60 dB
};

/// A struck body; `hardness` 0 … 1 sharpens the attack.
[[nodiscard]] Signal ring(double hertz, const std::vector<Partial>& partials, double hardness = 1);

// Bodies used by several sounds.
[[nodiscard]] const std::vector<Partial>& wood();
[[nodiscard]] const std::vector<Partial>& die();
[[nodiscard]] const std::vector<Partial>& bell();
[[nodiscard]] const std::vector<Partial>& triangle();
[[nodiscard]] const std::vector<Partial>& vibraphone();
[[nodiscard]] const std::vector<Partial>& glockenspiel();
[[nodiscard]] const std::vector<Partial>& tin();  ///< mixing bowls, pans and cake tins

/// Equal temperament: 69 is A4 = 440 Hz.
[[nodiscard]] inline double hertz_of(double midi) {
  return 440 * std::pow(2.0, (midi - 69) / 12);
}

}  // namespace synth
