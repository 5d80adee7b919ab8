// Resamples with a fixed seed.
#include "tools/mess/statistics.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>

#include "engine/core/chance.hpp"

namespace mess {

double mean(const std::vector<double>& values) {
  if (values.empty()) return 0;
  double sum = 0;
  for (const double value : values) sum += value;
  return sum / static_cast<double>(values.size());
}

double percentile(std::vector<double> values, double share) {
  if (values.empty()) return 0;
  std::sort(values.begin(), values.end());
  const auto last = values.size() - 1;
  const auto rank = static_cast<std::size_t>(share * static_cast<double>(values.size()));
  return values[std::min(rank, last)];
}

Interval bootstrap(const std::vector<double>& units) {
  if (units.size() < 2) return {};
  // Huge tournaments get fewer resamples: their intervals are narrow anyway.
  const std::size_t resamples = std::clamp<std::size_t>(20'000'000 / units.size(), 400, 2000);
  core::ChanceStream stream{0x626f6f74, 0};
  std::vector<double> means(resamples);
  for (auto& resampled : means) {
    double sum = 0;
    for (std::size_t i = 0; i < units.size(); ++i) {
      core::Bits bits(stream.draw());
      sum += units[bits.below(static_cast<std::uint32_t>(units.size()))];
    }
    resampled = sum / static_cast<double>(units.size());
  }
  return {percentile(means, 0.025), percentile(means, 0.975)};
}

}  // namespace mess
