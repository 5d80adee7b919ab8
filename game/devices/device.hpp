// What people hold in their hands: devices, their physical controls, and time. No SDL.
#pragma once

#include <chrono>
#include <compare>
#include <cstdint>

namespace game::devices {

/// Since the program's start; always handed in, so that tests own the clock.
using Time = std::chrono::milliseconds;

enum class DeviceKind : std::uint8_t { pad, keyboard_right, keyboard_left, mouse, count };

/// One device. `instance` is SDL's joystick instance id for pads (never an index) and 0 for the others.
struct DeviceId {
  DeviceKind kind = DeviceKind::pad;
  std::int32_t instance = 0;
  auto operator<=>(const DeviceId&) const = default;
};

inline constexpr DeviceId k_keyboard_right{DeviceKind::keyboard_right, 0};
inline constexpr DeviceId k_keyboard_left{DeviceKind::keyboard_left, 0};
inline constexpr DeviceId k_mouse{DeviceKind::mouse, 0};
[[nodiscard]] constexpr DeviceId pad(std::int32_t instance) {
  return {DeviceKind::pad, instance};
}

/// A place in the logical 1920×1080 picture.
struct Point {
  float x = 0;
  float y = 0;
  bool operator==(const Point&) const = default;
};

/// Buttons of a pad by position, in the order of SDL_GameControllerButton's first fifteen.
enum class PadButton : std::uint8_t {
  south,
  east,
  west,
  north,
  select,
  guide,
  start,
  left_stick,
  right_stick,
  left_shoulder,
  right_shoulder,
  up,
  down,
  left,
  right,
  count
};

enum class MouseButton : std::uint8_t { left, middle, right, count };

/// A control of one kind of device: a PadButton, a MouseButton, or a keyboard scancode (USB usage id).
using Control = std::int32_t;

}  // namespace game::devices
