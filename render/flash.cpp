// Counting flashes.
#include "render/flash.hpp"

#include <algorithm>
#include <array>
#include <cmath>

namespace render {
namespace {

constexpr float k_luminance_step = 0.1F;   // of maximum relative luminance
constexpr float k_dark_enough = 0.8F;      // the darker state must be below
constexpr float k_red_step = 20.0F;        // in WCAG's units (R − G − B) × 320
constexpr float k_saturated_share = 0.8F;  // R / (R + G + B)
constexpr double k_together = 0.1;         // seconds within which cells belong to one change
constexpr int k_cells_across = 96;

const std::array<float, 256>& linear_table() {
  static const std::array<float, 256> table = [] {
    std::array<float, 256> values{};
    for (std::size_t i = 0; i < values.size(); ++i) {
      const float value = static_cast<float>(i) / 255.0F;
      values[i] = value <= 0.04045F ? value / 12.92F : std::pow((value + 0.055F) / 1.055F, 2.4F);
    }
    return values;
  }();
  return table;
}

struct Light {
  float luminance = 0.0F;
  float red = 0.0F;
  bool saturated = false;
};

Light light_of(const std::uint8_t* pixel) {
  const auto& linear = linear_table();
  const float r = linear[pixel[0]];
  const float g = linear[pixel[1]];
  const float b = linear[pixel[2]];
  const float sum = r + g + b;
  return {0.2126F * r + 0.7152F * g + 0.0722F * b, std::max(0.0F, (r - g - b) * 320.0F),
          sum > 0.0F && r / sum >= k_saturated_share};
}

}  // namespace

void FlashMeter::gather(Gathering& gathering, Kind& kind, int direction, double time, double share) {
  if (share <= 0.0) return;
  auto& parts = gathering.parts;
  std::erase_if(parts, [time](const auto& part) { return part.first < time - k_together; });
  parts.emplace_back(time, share);
  double area = 0.0;
  for (const auto& part : parts) area += part.second;
  if (area < k_flash_area) return;
  largest_area_ = std::max(largest_area_, std::min(area, 1.0));
  parts.clear();
  // Several changes the same way are one half of a flash only.
  if (kind.changes.empty() || kind.changes.back().direction != direction) {
    kind.changes.push_back({time, direction});
  }
}

void FlashMeter::add(const Picture& frame, double time) {
  const Picture small = downsampled(frame, k_cells_across);
  const std::size_t count = small.rgba.size() / 4;
  const bool first = cells_.size() != count;
  if (first) cells_.assign(count, {});
  std::array<std::size_t, 2> general_turns{};
  std::array<std::size_t, 2> red_turns{};

  // Follows a swing; returns 1 (rose), −1 (fell) when a step is completed against the last direction.
  const auto follow = [](Swing& swing, float value, bool qualifies, float step, bool either_qualifies) {
    const float change = value - swing.extreme;
    const bool onwards = (change > 0.0F && swing.direction > 0) || (change < 0.0F && swing.direction < 0);
    if (onwards) {
      swing.extreme = value;
      swing.extreme_qualifies = either_qualifies ? swing.extreme_qualifies || qualifies : qualifies;
      return 0;
    }
    if (std::abs(change) < step) return 0;
    const bool darker_qualifies = change > 0.0F ? swing.extreme_qualifies : qualifies;
    const bool counts = either_qualifies ? qualifies || swing.extreme_qualifies : darker_qualifies;
    swing.direction = change > 0.0F ? 1 : -1;
    swing.extreme = value;
    swing.extreme_qualifies = qualifies;
    return counts ? swing.direction : 0;
  };

  for (std::size_t i = 0; i < count; ++i) {
    const Light light = light_of(&small.rgba[i * 4]);
    Cell& cell = cells_[i];
    const bool dark = light.luminance < k_dark_enough;
    if (first) {
      cell.luminance = {light.luminance, dark, 0};
      cell.red = {light.red, light.saturated, 0};
      continue;
    }
    const int general = follow(cell.luminance, light.luminance, dark, k_luminance_step, false);
    if (general != 0) ++general_turns[general > 0 ? 1 : 0];
    const int red = follow(cell.red, light.red, light.saturated, k_red_step, true);
    if (red != 0) ++red_turns[red > 0 ? 1 : 0];
  }
  const auto share = [count](std::size_t cells) {
    return static_cast<double>(cells) / static_cast<double>(count);
  };
  gather(general_.up, general_, 1, time, share(general_turns[1]));
  gather(general_.down, general_, -1, time, share(general_turns[0]));
  gather(red_.up, red_, 1, time, share(red_turns[1]));
  gather(red_.down, red_, -1, time, share(red_turns[0]));
}

int FlashMeter::most_in_a_second(const std::vector<Change>& changes, double* start) {
  std::size_t most = 0;
  std::size_t first = 0;
  for (std::size_t last = 0; last < changes.size(); ++last) {
    while (changes[last].time - changes[first].time >= 1.0) ++first;
    if (last - first + 1 > most) {
      most = last - first + 1;
      *start = changes[first].time;
    }
  }
  return static_cast<int>(most / 2);
}

FlashReport FlashMeter::report() const {
  FlashReport report;
  double red_start = 0.0;
  report.general_flashes = most_in_a_second(general_.changes, &report.worst_second);
  report.red_flashes = most_in_a_second(red_.changes, &red_start);
  if (report.red_flashes > report.general_flashes) report.worst_second = red_start;
  report.largest_area = largest_area_;
  return report;
}

}  // namespace render
