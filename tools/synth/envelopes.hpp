// Curves over time: how loud, how high.
#pragma once

#include <utility>
#include <vector>

#include "tools/synth/signal.hpp"

namespace synth {

/// Rises in `attack` seconds, then falls by 60 dB within `decay` seconds.
[[nodiscard]] inline Signal struck(double attack, double decay) {
  Signal envelope = silence(attack + decay);
  const double rise = std::max(1.0, attack * k_rate);
  const double fall = std::log(1000.0) / (decay * k_rate);
  for (std::size_t index = 0; index < envelope.size(); ++index) {
    const auto time = static_cast<double>(index);
    const double fade_out = std::min(1.0, (static_cast<double>(envelope.size()) - time) / 96);
    envelope[index] = time < rise ? time / rise : std::exp(-(time - rise) * fall) * fade_out;
  }
  return envelope;
}

/// Half a sine, tilted: 0 → 1 at `peak_at` (share of the whole) → 0.
[[nodiscard]] inline Signal arc(double seconds, double peak_at = 0.5) {
  Signal envelope = silence(seconds);
  for (std::size_t index = 0; index < envelope.size(); ++index) {
    const double share = static_cast<double>(index) / static_cast<double>(envelope.size());
    const double bent =
        share < peak_at ? 0.5 * share / peak_at : 0.5 + 0.5 * (share - peak_at) / (1 - peak_at);
    envelope[index] = std::pow(std::sin(std::numbers::pi * bent), 2);
  }
  return envelope;
}

/// Straight lines through (seconds, value) points; holds before the first and ends at the last.
[[nodiscard]] inline Signal line(const std::vector<std::pair<double, double>>& points) {
  Signal curve = silence(points.back().first);
  std::size_t next = 1;
  for (std::size_t index = 0; index < curve.size(); ++index) {
    const double time = static_cast<double>(index) / k_rate;
    while (next + 1 < points.size() && time > points[next].first) ++next;
    const auto [from_time, from] = points[next - 1];
    const auto [to_time, to] = points[next];
    const double share = std::clamp((time - from_time) / std::max(1e-9, to_time - from_time), 0.0, 1.0);
    curve[index] = from + (to - from) * share;
  }
  return curve;
}

/// A curve that glides from one pitch to another, exponentially, as ears expect.
[[nodiscard]] inline Signal glide(double from, double to, double seconds) {
  Signal curve = silence(seconds);
  for (std::size_t index = 0; index < curve.size(); ++index) {
    curve[index] = from * std::pow(to / from, static_cast<double>(index) / static_cast<double>(curve.size()));
  }
  return curve;
}

}  // namespace synth
