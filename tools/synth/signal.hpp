// A mono signal at 48 kHz and the few things one does with whole signals.
#pragma once

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <numbers>
#include <vector>

namespace synth {

inline constexpr double k_rate = 48'000;
inline constexpr double k_two_pi = 2 * std::numbers::pi;

using Signal = std::vector<double>;

[[nodiscard]] inline std::size_t frames(double seconds) {
  return static_cast<std::size_t>(std::lround(std::max(0.0, seconds) * k_rate));
}

[[nodiscard]] inline Signal silence(double seconds) {
  return Signal(frames(seconds), 0.0);
}

[[nodiscard]] inline double from_decibels(double decibels) {
  return std::pow(10.0, decibels / 20);
}

/// Adds `part`, scaled, into `whole` from `at` seconds on; `whole` grows as needed.
inline void add(Signal& whole, const Signal& part, double at = 0, double gain = 1) {
  const std::size_t start = frames(at);
  if (whole.size() < start + part.size()) whole.resize(start + part.size(), 0.0);
  for (std::size_t index = 0; index < part.size(); ++index) whole[start + index] += gain * part[index];
}

inline void scale(Signal& signal, double gain) {
  for (double& value : signal) value *= gain;
}

/// Multiplies with an envelope; where the envelope has ended, silence follows.
inline void shape(Signal& signal, const Signal& envelope) {
  for (std::size_t index = 0; index < signal.size(); ++index) {
    signal[index] *= index < envelope.size() ? envelope[index] : 0.0;
  }
}

/// Soft saturation: rounds peaks, fattens; `drive` 1 is gentle.
inline void saturate(Signal& signal, double drive) {
  for (double& value : signal) value = std::tanh(value * drive) / drive;
}

/// Scales so that the highest peak is 1: building blocks then add up predictably.
inline Signal normalised(Signal signal) {
  double peak = 1e-9;
  for (const double value : signal) peak = std::max(peak, std::abs(value));
  scale(signal, 1 / peak);
  return signal;
}

}  // namespace synth
