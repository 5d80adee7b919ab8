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

void FlashMeter::follow(Swing& swing, float value, bool qualifies, float step, Qualifies rule, double time) {
  const float change = value - swing.extreme;
  const bool onwards = (change > 0.0F && swing.direction > 0) || (change < 0.0F && swing.direction < 0);
  if (onwards) {
    const bool keeps = rule == Qualifies::either_end && swing.extreme_qualifies;
    swing.extreme = value;
    swing.extreme_qualifies = qualifies || keeps;
    return;
  }
  if (std::abs(change) < step) return;
  const bool darker_end = change > 0.0F ? swing.extreme_qualifies : qualifies;
  const bool either_end = swing.extreme_qualifies || qualifies;
  swing.direction = change > 0.0F ? 1 : -1;
  swing.extreme = value;
  swing.extreme_qualifies = qualifies;
  if (rule == Qualifies::darker_end ? darker_end : either_end) {
    (swing.direction > 0 ? swing.rose : swing.fell) = time;
  }
}

void FlashMeter::gather(Swing Cell::*quantity, double Swing::*moment, int direction,
                        std::vector<Change>& changes, double time) {
  const auto recent = std::count_if(cells_.begin(), cells_.end(), [&](const Cell& cell) {
    return cell.*quantity.*moment >= time - k_together;
  });
  const double area = static_cast<double>(recent) / static_cast<double>(cells_.size());
  if (area < k_flash_area) return;
  largest_area_ = std::max(largest_area_, area);
  for (Cell& cell : cells_) cell.*quantity.*moment = Swing{}.rose;
  // Several changes the same way are one half of a flash only.
  if (changes.empty() || changes.back().direction != direction) changes.push_back({time, direction});
}

void FlashMeter::add(const Picture& frame, double time) {
  const Picture small = downsampled(frame, k_cells_across);
  const std::size_t count = small.rgba.size() / 4;
  const bool first = cells_.size() != count;
  if (first) cells_.assign(count, {});
  for (std::size_t i = 0; i < count; ++i) {
    const Light light = light_of(&small.rgba[i * 4]);
    Cell& cell = cells_[i];
    const bool dark = light.luminance < k_dark_enough;
    if (first) {
      cell.luminance.extreme = light.luminance;
      cell.luminance.extreme_qualifies = dark;
      cell.red.extreme = light.red;
      cell.red.extreme_qualifies = light.saturated;
      continue;
    }
    follow(cell.luminance, light.luminance, dark, k_luminance_step, Qualifies::darker_end, time);
    follow(cell.red, light.red, light.saturated, k_red_step, Qualifies::either_end, time);
  }
  if (count == 0) return;
  gather(&Cell::luminance, &Swing::rose, 1, general_, time);
  gather(&Cell::luminance, &Swing::fell, -1, general_, time);
  gather(&Cell::red, &Swing::rose, 1, red_, time);
  gather(&Cell::red, &Swing::fell, -1, red_, time);
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
  report.general_flashes = most_in_a_second(general_, &report.worst_second);
  report.red_flashes = most_in_a_second(red_, &red_start);
  if (report.red_flashes > report.general_flashes) report.worst_second = red_start;
  report.largest_area = largest_area_;
  return report;
}

}  // namespace render
