// Delay line with cubic interpolation, so that pitch may move; a one-pole filter loses the treble.
#include "tools/synth/plucked_string.hpp"

#include "tools/synth/filters.hpp"
#include "tools/synth/noise.hpp"

namespace synth {
namespace {

constexpr double k_damping_seconds = 0.09;

class DelayLine {
 public:
  explicit DelayLine(std::size_t size) : values_(size, 0.0) {}

  void write(double value) {
    position_ = (position_ + 1) % values_.size();
    values_[position_] = value;
  }
  /// The value `delay` ≥ 1 frames ago, between frames by a cubic (Lagrange).
  [[nodiscard]] double read(double delay) const {
    const auto whole = static_cast<std::size_t>(delay);
    const double part = delay - static_cast<double>(whole);
    const double a = at(whole - 1);
    const double b = at(whole);
    const double c = at(whole + 1);
    const double d = at(whole + 2);
    return -part * (part - 1) * (part - 2) / 6 * a + (part + 1) * (part - 1) * (part - 2) / 2 * b -
           (part + 1) * part * (part - 2) / 2 * c + (part + 1) * part * (part - 1) / 6 * d;
  }

 private:
  [[nodiscard]] double at(std::size_t delay) const {
    return values_[(position_ + values_.size() - delay) % values_.size()];
  }
  std::vector<double> values_;
  std::size_t position_{0};
};

// One period of noise, dulled, minus itself one pick position later: harmonics with a node there are missing.
Signal excitation(const Pluck& pluck, double period) {
  Random random(pluck.seed);
  Signal burst = white_noise(random, period / k_rate);
  low_pass(burst, 300 + 2600 * pluck.brightness * pluck.brightness + 1.5 * pluck.hertz, 0.5);
  double mean = 0;
  for (const double value : burst) mean += value / static_cast<double>(burst.size());
  for (double& value : burst) value -= mean;
  Signal picked = burst;
  add(picked, burst, pluck.pick_position * period / k_rate, -0.9);
  return normalised(picked);
}

double bent(const Pluck& pluck, double time) {
  const double scoop = -pluck.bend * std::exp(-time / 0.035);
  const double depth = pluck.vibrato * std::clamp((time - 0.22) / 0.3, 0.0, 1.0);
  return pluck.hertz * std::pow(2.0, (scoop + depth * std::sin(k_two_pi * 5.3 * time)) / 12);
}

}  // namespace

Signal plucked(const Pluck& pluck) {
  const double period = k_rate / pluck.hertz;
  const Signal burst = excitation(pluck, period);
  // Loss of the loop: treble by the one-pole filter, everything by the factor.
  const double pole = 0.62 - 0.52 * pluck.brightness;
  const double omega = k_two_pi * pluck.hertz / k_rate;
  const double filter_delay = std::atan2(pole * std::sin(omega), 1 - pole * std::cos(omega)) / omega;
  const double loss = std::pow(0.001, 1 / (pluck.hertz * pluck.ring_seconds));
  const double damped_loss = std::pow(0.001, 1 / (pluck.hertz * k_damping_seconds));

  Signal signal = silence(pluck.seconds + k_damping_seconds);
  DelayLine line(static_cast<std::size_t>(period * 1.3) + 8);
  double filtered = 0;
  const std::size_t damped_from = frames(pluck.seconds);
  for (std::size_t index = 0; index < signal.size(); ++index) {
    const double time = static_cast<double>(index) / k_rate;
    const double delay = k_rate / bent(pluck, time) - filter_delay;
    filtered = (1 - pole) * line.read(std::max(1.0, delay - 1)) + pole * filtered;
    const double kept = filtered * (index < damped_from ? loss : damped_loss);
    const double value = kept + (index < burst.size() ? burst[index] : 0.0);
    line.write(value);
    signal[index] = value;
  }
  const std::size_t fade = frames(0.01);
  for (std::size_t index = 0; index < std::min(fade, signal.size()); ++index) {
    signal[signal.size() - 1 - index] *= static_cast<double>(index) / static_cast<double>(fade);
  }
  return signal;
}

}  // namespace synth
