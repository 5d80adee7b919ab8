// Summing up frame times.
#include "render/frame_stats.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>

namespace render {

void FrameStats::add_frame(double seconds) {
  frames_.push_back(static_cast<float>(seconds * 1000.0));
  busy_seconds_ += seconds;
}

void FrameStats::add_idle(double seconds) {
  idle_seconds_ += seconds;
}

double FrameStats::percentile_ms(double share) const {
  if (frames_.empty()) return 0.0;
  std::vector<float> sorted = frames_;
  const double rank = std::ceil(std::clamp(share, 0.0, 1.0) * static_cast<double>(sorted.size()));
  const auto place = sorted.begin() + (rank < 1.0 ? 0 : static_cast<std::ptrdiff_t>(rank) - 1);
  std::nth_element(sorted.begin(), place, sorted.end());
  return static_cast<double>(*place);
}

double FrameStats::idle_share() const {
  const double total = busy_seconds_ + idle_seconds_;
  return total > 0.0 ? idle_seconds_ / total : 0.0;
}

std::vector<float> FrameStats::latest_ms(std::size_t count) const {
  const std::size_t first = frames_.size() > count ? frames_.size() - count : 0;
  return {frames_.begin() + static_cast<std::ptrdiff_t>(first), frames_.end()};
}

std::string FrameStats::summary() const {
  constexpr float k_frame_ms = 1000.0F / 60.0F;
  const auto slow =
      std::count_if(frames_.begin(), frames_.end(), [](float time) { return time > k_frame_ms; });
  const double slow_percent =
      frames_.empty() ? 0.0 : 100.0 * static_cast<double>(slow) / static_cast<double>(frames_.size());
  std::array<char, 200> line{};
  std::snprintf(
      line.data(), line.size(),
      "drawn %zu · median %.1f ms · 99 %% %.1f ms · worst %.1f ms · over 16.7 ms %.1f %% · idle %.0f %%",
      frames_.size(), percentile_ms(0.5), percentile_ms(0.99), worst_ms(), slow_percent,
      100.0 * idle_share());
  return line.data();
}

}  // namespace render
