// The stick's dead zone and hysteresis.
#include "game/devices/stick.hpp"

#include <cmath>

namespace game::devices {

namespace {

/// How far the stick points along a direction; negative when it points away.
float along(Logical direction, float x, float y) {
  switch (direction) {
    case Logical::move_up:
      return -y;
    case Logical::move_down:
      return y;
    case Logical::move_left:
      return -x;
    default:
      return x;
  }
}

Logical strongest(float x, float y) {
  if (std::abs(x) >= std::abs(y)) return x < 0 ? Logical::move_left : Logical::move_right;
  return y < 0 ? Logical::move_up : Logical::move_down;
}

}  // namespace

std::optional<Logical> Stick::move(float x, float y, float threshold) {
  constexpr float k_let_go = 0.75F;
  constexpr float k_clear_lead = 1.4F;
  const Logical leading = strongest(x, y);
  const float lead = along(leading, x, y);
  if (direction_) {
    const float held = along(*direction_, x, y);
    const bool still_held = held >= threshold * k_let_go;
    const bool overtaken = lead >= threshold && lead > held * k_clear_lead;
    if (still_held && !overtaken) return direction_;
  }
  direction_ = lead >= threshold ? std::optional(leading) : std::nullopt;
  return direction_;
}

}  // namespace game::devices
