// Coefficients of the biquads; the moving filter is a state-variable filter (Zavalishin's form).
#include "tools/synth/filters.hpp"

namespace synth {
namespace {

struct Angle {
  double cosine;
  double alpha;
};

Angle angle(double hertz, double q) {
  const double omega = k_two_pi * std::min(hertz, 0.45 * k_rate) / k_rate;
  return {std::cos(omega), std::sin(omega) / (2 * q)};
}

}  // namespace

Biquad Biquad::low_pass(double hertz, double q) {
  const auto [cosine, alpha] = angle(hertz, q);
  Biquad filter;
  const double a0 = 1 + alpha;
  filter.b0_ = filter.b2_ = (1 - cosine) / 2 / a0;
  filter.b1_ = (1 - cosine) / a0;
  filter.a1_ = -2 * cosine / a0;
  filter.a2_ = (1 - alpha) / a0;
  return filter;
}

Biquad Biquad::high_pass(double hertz, double q) {
  const auto [cosine, alpha] = angle(hertz, q);
  Biquad filter;
  const double a0 = 1 + alpha;
  filter.b0_ = filter.b2_ = (1 + cosine) / 2 / a0;
  filter.b1_ = -(1 + cosine) / a0;
  filter.a1_ = -2 * cosine / a0;
  filter.a2_ = (1 - alpha) / a0;
  return filter;
}

Biquad Biquad::band_pass(double hertz, double q) {
  const auto [cosine, alpha] = angle(hertz, q);
  Biquad filter;
  const double a0 = 1 + alpha;
  filter.b0_ = alpha / a0;
  filter.b1_ = 0;
  filter.b2_ = -alpha / a0;
  filter.a1_ = -2 * cosine / a0;
  filter.a2_ = (1 - alpha) / a0;
  return filter;
}

Biquad Biquad::bell(double hertz, double q, double decibels) {
  const auto [cosine, alpha] = angle(hertz, q);
  const double amplitude = std::pow(10.0, decibels / 40);
  Biquad filter;
  const double a0 = 1 + alpha / amplitude;
  filter.b0_ = (1 + alpha * amplitude) / a0;
  filter.b1_ = -2 * cosine / a0;
  filter.b2_ = (1 - alpha * amplitude) / a0;
  filter.a1_ = -2 * cosine / a0;
  filter.a2_ = (1 - alpha / amplitude) / a0;
  return filter;
}

Biquad Biquad::high_shelf(double hertz, double decibels) {
  const auto [cosine, alpha] = angle(hertz, 0.707);
  const double amplitude = std::pow(10.0, decibels / 40);
  const double root = 2 * std::sqrt(amplitude) * alpha;
  const double plus = amplitude + 1;
  const double minus = amplitude - 1;
  Biquad filter;
  const double a0 = plus - minus * cosine + root;
  filter.b0_ = amplitude * (plus + minus * cosine + root) / a0;
  filter.b1_ = -2 * amplitude * (minus + plus * cosine) / a0;
  filter.b2_ = amplitude * (plus + minus * cosine - root) / a0;
  filter.a1_ = 2 * (minus - plus * cosine) / a0;
  filter.a2_ = (plus - minus * cosine - root) / a0;
  return filter;
}

void moving_band_pass(Signal& signal, const Signal& hertz, double q) {
  double first = 0;
  double second = 0;
  const double damping = 1 / q;
  for (std::size_t index = 0; index < signal.size(); ++index) {
    const double centre = hertz[std::min(index, hertz.size() - 1)];
    const double g = std::tan(std::numbers::pi * std::min(centre, 0.45 * k_rate) / k_rate);
    const double a1 = 1 / (1 + g * (g + damping));
    const double v3 = signal[index] - second;
    const double band = a1 * first + g * a1 * v3;
    const double low = second + g * a1 * first + g * g * a1 * v3;
    first = 2 * band - first;
    second = 2 * low - second;
    signal[index] = band * damping;
  }
}

}  // namespace synth
