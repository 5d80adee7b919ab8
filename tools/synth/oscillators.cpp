// Oscillators and the tables of struck bodies.
#include "tools/synth/oscillators.hpp"

#include "tools/synth/envelopes.hpp"

namespace synth {
namespace {

// Smooths the saw's jump over one frame on either side.
double poly_blep(double phase, double step) {
  if (phase < step) {
    const double t = phase / step;
    return t + t - t * t - 1;
  }
  if (phase > 1 - step) {
    const double t = (phase - 1) / step;
    return t * t + t + t + 1;
  }
  return 0;
}

}  // namespace

Signal sine(const Signal& hertz) {
  Signal signal(hertz.size());
  double phase = 0;
  for (std::size_t index = 0; index < hertz.size(); ++index) {
    signal[index] = std::sin(k_two_pi * phase);
    phase += hertz[index] / k_rate;
    phase -= std::floor(phase);
  }
  return signal;
}

Signal sine(double hertz, double seconds) {
  return sine(Signal(frames(seconds), hertz));
}

Signal saw(const Signal& hertz) {
  Signal signal(hertz.size());
  double phase = 0.5;
  for (std::size_t index = 0; index < hertz.size(); ++index) {
    const double step = hertz[index] / k_rate;
    signal[index] = 2 * phase - 1 - poly_blep(phase, step);
    phase += step;
    phase -= std::floor(phase);
  }
  return signal;
}

Signal ring(double hertz, const std::vector<Partial>& partials, double hardness) {
  Signal sum;
  const double attack = 0.0004 + 0.004 * (1 - hardness);
  for (const Partial& partial : partials) {
    const double pitch = hertz * partial.ratio;
    if (pitch > 0.4 * k_rate) continue;
    Signal tone = sine(pitch, attack + partial.seconds);
    shape(tone, struck(attack, partial.seconds));
    add(sum, tone, 0, partial.level);
  }
  return sum;
}

const std::vector<Partial>& wood() {
  static const std::vector<Partial> partials{
      {1, 1, 0.11}, {2.31, 0.62, 0.075}, {3.87, 0.4, 0.05}, {5.2, 0.22, 0.035}, {7.4, 0.12, 0.025}};
  return partials;
}

const std::vector<Partial>& die() {
  static const std::vector<Partial> partials{{1, 1, 0.035}, {1.62, 0.7, 0.028}, {2.41, 0.4, 0.02}};
  return partials;
}

const std::vector<Partial>& bell() {
  static const std::vector<Partial> partials{{0.5, 0.25, 1.3}, {1, 1, 1.1},      {1.19, 0.35, 0.8},
                                             {2, 0.45, 0.6},   {2.74, 0.2, 0.4}, {3.76, 0.08, 0.25}};
  return partials;
}

const std::vector<Partial>& triangle() {
  static const std::vector<Partial> partials{
      {1, 1, 0.9}, {1.504, 0.5, 0.7}, {2.02, 0.35, 0.5}, {2.76, 0.2, 0.35}};
  return partials;
}

const std::vector<Partial>& vibraphone() {
  static const std::vector<Partial> partials{{1, 1, 2.6}, {3.98, 0.22, 0.9}, {10.6, 0.03, 0.15}};
  return partials;
}

const std::vector<Partial>& glockenspiel() {
  static const std::vector<Partial> partials{{1, 1, 0.9}, {2.76, 0.25, 0.4}, {5.4, 0.08, 0.15}};
  return partials;
}

const std::vector<Partial>& tin() {
  static const std::vector<Partial> partials{
      {1, 1, 0.42}, {1.57, 0.55, 0.3}, {2.41, 0.42, 0.22}, {3.63, 0.2, 0.13}, {4.87, 0.1, 0.08}};
  return partials;
}

}  // namespace synth
