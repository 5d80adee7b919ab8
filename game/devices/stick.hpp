// An analogue stick read as four buttons, with a dead zone and hysteresis: no action needs an exact angle.
#pragma once

#include <optional>

#include "game/devices/logical.hpp"

namespace game::devices {

class Stick {
 public:
  /// x and y from -1 to 1, y down; `threshold` from 0.1 to 0.9. The direction now held, if any: pressed
  /// beyond the threshold, let go below three quarters of it, and swapped only when the other axis clearly
  /// leads.
  std::optional<Logical> move(float x, float y, float threshold);
  [[nodiscard]] std::optional<Logical> direction() const { return direction_; }

 private:
  std::optional<Logical> direction_;
};

}  // namespace game::devices
