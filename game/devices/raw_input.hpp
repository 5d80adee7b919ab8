// What devices report, before it means anything: the border between SDL (or a test) and the logic.
#pragma once

#include <string>
#include <variant>

#include "game/devices/device.hpp"

namespace game::devices {

struct PadConnected {
  std::int32_t instance = 0;
};
struct PadDisconnected {
  std::int32_t instance = 0;
};
struct PadButtonChanged {
  std::int32_t instance = 0;
  PadButton button = PadButton::south;
  bool down = false;
};
/// The left stick, each axis from -1 to 1, y pointing down.
struct StickMoved {
  std::int32_t instance = 0;
  float x = 0;
  float y = 0;
};
struct KeyChanged {
  Control scancode = 0;
  bool down = false;
};
struct MouseMoved {
  Point pointer;
};
struct MouseButtonChanged {
  MouseButton button = MouseButton::left;
  bool down = false;
  Point pointer;
};
struct TextTyped {
  std::string text;  ///< UTF-8
};
/// The window lost the keyboard: whatever was held is let go, without a press or release being reported.
struct FocusLost {};

using RawInput = std::variant<PadConnected, PadDisconnected, PadButtonChanged, StickMoved, KeyChanged,
                              MouseMoved, MouseButtonChanged, TextTyped, FocusLost>;

}  // namespace game::devices
