// Filters: biquads of fixed tone, and one whose tone moves.
#pragma once

#include "tools/synth/signal.hpp"

namespace synth {

/// Second-order section after the Audio EQ Cookbook (R. Bristow-Johnson).
class Biquad {
 public:
  [[nodiscard]] static Biquad low_pass(double hertz, double q = 0.707);
  [[nodiscard]] static Biquad high_pass(double hertz, double q = 0.707);
  [[nodiscard]] static Biquad band_pass(double hertz, double q);
  [[nodiscard]] static Biquad bell(double hertz, double q, double decibels);
  [[nodiscard]] static Biquad high_shelf(double hertz, double decibels);

  double step(double input) {
    const double output = b0_ * input + b1_ * x1_ + b2_ * x2_ - a1_ * y1_ - a2_ * y2_;
    x2_ = x1_;
    x1_ = input;
    y2_ = y1_;
    y1_ = output;
    return output;
  }
  void run(Signal& signal) {
    for (double& value : signal) value = step(value);
  }

 private:
  double b0_{1}, b1_{0}, b2_{0}, a1_{0}, a2_{0};
  double x1_{0}, x2_{0}, y1_{0}, y2_{0};
};

inline void low_pass(Signal& signal, double hertz, double q = 0.707) {
  Biquad::low_pass(hertz, q).run(signal);
}
inline void high_pass(Signal& signal, double hertz, double q = 0.707) {
  Biquad::high_pass(hertz, q).run(signal);
}
inline void band_pass(Signal& signal, double hertz, double q) {
  Biquad::band_pass(hertz, q).run(signal);
}

/// Band-pass whose centre follows a curve (hertz for each frame); the last value holds.
void moving_band_pass(Signal& signal, const Signal& hertz, double q);

}  // namespace synth
