// Logical buttons: the few things a person can do, whatever the device (flow.md's table).
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

#include "game/devices/device.hpp"

namespace game::devices {

enum class Logical : std::uint8_t {
  move_up,
  move_down,
  move_left,
  move_right,
  confirm,
  back,
  info,
  log,
  pause,
  point,  ///< the mouse moved; no button, cannot be remapped
  count
};

inline constexpr std::size_t k_logical_count = static_cast<std::size_t>(Logical::count);

struct LogicalName {
  Logical logical;
  std::string_view name;   ///< in the settings file: "move-up"
  std::string_view label;  ///< on the controls page: "Up"
};

inline constexpr std::array k_logical_names{
    LogicalName{Logical::move_up, "move-up", "Up"},
    LogicalName{Logical::move_down, "move-down", "Down"},
    LogicalName{Logical::move_left, "move-left", "Left"},
    LogicalName{Logical::move_right, "move-right", "Right"},
    LogicalName{Logical::confirm, "confirm", "Confirm"},
    LogicalName{Logical::back, "back", "Back"},
    LogicalName{Logical::info, "info", "Info"},
    LogicalName{Logical::log, "log", "Log"},
    LogicalName{Logical::pause, "pause", "Pause"},
    LogicalName{Logical::point, "point", "Point"},
};
static_assert(k_logical_names.size() == k_logical_count, "every logical button has a name");

[[nodiscard]] constexpr bool is_move(Logical logical) {
  return logical <= Logical::move_right;
}
[[nodiscard]] std::string_view logical_name(Logical logical);
[[nodiscard]] std::optional<Logical> find_logical(std::string_view name);

enum class Phase : std::uint8_t { pressed, repeated, released };

/// What a screen receives.
struct Action {
  DeviceId device;
  Logical logical = Logical::confirm;
  Phase phase = Phase::pressed;
  Point pointer = {};    ///< where the mouse is; for mouse actions only
  bool resting = false;  ///< info because the mouse rested, not because of a click

  /// A press or an auto-repeat: what most screens act upon.
  [[nodiscard]] bool is_press() const { return phase != Phase::released; }
  bool operator==(const Action&) const = default;
};

}  // namespace game::devices
