// Which physical control means which logical button, for each kind of device; people may change it.
#pragma once

#include <array>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include <nlohmann/json_fwd.hpp>

#include "engine/core/result.hpp"
#include "game/devices/logical.hpp"

namespace game::devices {

class Bindings {
 public:
  /// As new: exactly flow.md's table.
  Bindings();

  /// Controls of a logical button, the first one being shown in prompts; empty where the kind has none.
  [[nodiscard]] std::span<const Control> controls(DeviceKind kind, Logical logical) const;
  [[nodiscard]] std::optional<Logical> logical(DeviceKind kind, Control control) const;

  /// Makes `control` the only one for `logical`. If it was another button's first control, that button takes
  /// over what `logical` had before, so that nothing is ever out of reach and prompts show keys that all
  /// keyboards have. `Logical::point` is never bound.
  void rebind(DeviceKind kind, Logical logical, Control control);
  void reset(DeviceKind kind);
  /// Takes the controls as they are; the caller checks is_complete() afterwards.
  void assign(DeviceKind kind, Logical logical, std::vector<Control> controls);
  /// Every button that the kind has as new is in reach, and no control means two.
  [[nodiscard]] bool is_complete(DeviceKind kind) const;

  bool operator==(const Bindings&) const = default;

 private:
  static constexpr std::size_t k_kinds = static_cast<std::size_t>(DeviceKind::count);
  std::array<std::array<std::vector<Control>, k_logical_count>, k_kinds> controls_;
};

[[nodiscard]] std::string_view kind_name(DeviceKind kind);  ///< "pad", "keyboard-right", …

/// Names in files and scripts: "south" on a pad, SDL's scancode names for keys, "left" on the mouse.
[[nodiscard]] std::string control_name(DeviceKind kind, Control control);
[[nodiscard]] std::optional<Control> find_control(DeviceKind kind, std::string_view name);

/// Only what differs from the table as new is written.
[[nodiscard]] nlohmann::json to_json(const Bindings& bindings);
/// What cannot be understood keeps its value as new and gives a note.
[[nodiscard]] Bindings bindings_from_json(const nlohmann::json& json, std::vector<std::string>& notes);

}  // namespace game::devices
