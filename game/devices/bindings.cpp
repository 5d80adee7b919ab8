// The buttons as new, rebinding, and their form in the settings file.
#include "game/devices/bindings.hpp"

#include <SDL_scancode.h>

#include <algorithm>
#include <nlohmann/json.hpp>
#include <utility>

namespace game::devices {

namespace {

using enum Logical;

struct Default {
  DeviceKind kind;
  Logical logical;
  Control control;
};

constexpr Default on_pad(Logical logical, PadButton button) {
  return {DeviceKind::pad, logical, static_cast<Control>(button)};
}
constexpr Default on_right(Logical logical, SDL_Scancode key) {
  return {DeviceKind::keyboard_right, logical, key};
}
constexpr Default on_left(Logical logical, SDL_Scancode key) {
  return {DeviceKind::keyboard_left, logical, key};
}
constexpr Default on_mouse(Logical logical, MouseButton button) {
  return {DeviceKind::mouse, logical, static_cast<Control>(button)};
}

// flow.md, logical buttons. The left stick moves too and is not remapped; the first control is the one in
// prompts.
constexpr Default k_defaults[] = {
    on_pad(move_up, PadButton::up),
    on_pad(move_down, PadButton::down),
    on_pad(move_left, PadButton::left),
    on_pad(move_right, PadButton::right),
    on_pad(confirm, PadButton::south),
    on_pad(back, PadButton::east),
    on_pad(info, PadButton::north),
    on_pad(log, PadButton::west),
    on_pad(pause, PadButton::start),
    on_right(move_up, SDL_SCANCODE_UP),
    on_right(move_down, SDL_SCANCODE_DOWN),
    on_right(move_left, SDL_SCANCODE_LEFT),
    on_right(move_right, SDL_SCANCODE_RIGHT),
    on_right(confirm, SDL_SCANCODE_RETURN),
    on_right(confirm, SDL_SCANCODE_KP_ENTER),
    on_right(back, SDL_SCANCODE_BACKSPACE),
    on_right(back, SDL_SCANCODE_ESCAPE),
    on_right(info, SDL_SCANCODE_I),
    on_right(log, SDL_SCANCODE_L),
    on_right(pause, SDL_SCANCODE_P),
    on_left(move_up, SDL_SCANCODE_W),
    on_left(move_down, SDL_SCANCODE_S),
    on_left(move_left, SDL_SCANCODE_A),
    on_left(move_right, SDL_SCANCODE_D),
    on_left(confirm, SDL_SCANCODE_SPACE),
    on_left(back, SDL_SCANCODE_Q),
    on_left(info, SDL_SCANCODE_E),
    on_left(log, SDL_SCANCODE_R),
    on_left(pause, SDL_SCANCODE_P),
    on_mouse(confirm, MouseButton::left),
    on_mouse(info, MouseButton::middle),
    on_mouse(back, MouseButton::right),
};

constexpr std::size_t index(DeviceKind kind) {
  return static_cast<std::size_t>(kind);
}
constexpr std::size_t index(Logical logical) {
  return static_cast<std::size_t>(logical);
}

}  // namespace

Bindings::Bindings() {
  for (std::size_t kind = 0; kind < k_kinds; ++kind) reset(static_cast<DeviceKind>(kind));
}

std::span<const Control> Bindings::controls(DeviceKind kind, Logical logical) const {
  return controls_[index(kind)][index(logical)];
}

std::optional<Logical> Bindings::logical(DeviceKind kind, Control control) const {
  const auto& of_kind = controls_[index(kind)];
  for (std::size_t i = 0; i < k_logical_count; ++i) {
    if (std::ranges::find(of_kind[i], control) != of_kind[i].end()) return static_cast<Logical>(i);
  }
  return std::nullopt;
}

void Bindings::rebind(DeviceKind kind, Logical logical, Control control) {
  if (logical == Logical::point) return;
  auto& of_kind = controls_[index(kind)];
  std::vector<Control> before = std::exchange(of_kind[index(logical)], {control});
  for (std::size_t i = 0; i < k_logical_count; ++i) {
    std::vector<Control>& other = of_kind[i];
    if (i == index(logical) || other.empty()) continue;
    const bool was_first = other.front() == control;
    if (std::erase(other, control) > 0 && was_first) {
      other.insert(other.begin(), before.begin(), before.end());
      before.clear();
    }
  }
}

void Bindings::reset(DeviceKind kind) {
  for (auto& controls : controls_[index(kind)]) controls.clear();
  for (const Default& entry : k_defaults) {
    if (entry.kind == kind) controls_[index(kind)][index(entry.logical)].push_back(entry.control);
  }
}

nlohmann::json to_json(const Bindings& bindings) {
  const Bindings fresh;
  nlohmann::json json = nlohmann::json::object();
  for (std::size_t k = 0; k < index(DeviceKind::count); ++k) {
    const auto kind = static_cast<DeviceKind>(k);
    for (const LogicalName& entry : k_logical_names) {
      const auto controls = bindings.controls(kind, entry.logical);
      if (std::ranges::equal(controls, fresh.controls(kind, entry.logical))) continue;
      nlohmann::json& names = json[std::string(kind_name(kind))][std::string(entry.name)];
      names = nlohmann::json::array();
      for (const Control control : controls) names.push_back(control_name(kind, control));
    }
  }
  return json;
}

namespace {

/// The controls that a file gives for one button; nothing (and a note) if one of them is unknown.
std::optional<std::vector<Control>> read_controls(DeviceKind kind, std::string_view button,
                                                  const nlohmann::json& names,
                                                  std::vector<std::string>& notes) {
  const std::string where = "controls: " + std::string(kind_name(kind)) + " " + std::string(button) + ": ";
  if (!names.is_array()) {
    notes.push_back(where + "not a list of names; as new");
    return std::nullopt;
  }
  std::vector<Control> controls;
  for (const nlohmann::json& name : names) {
    const auto control = name.is_string() ? find_control(kind, name.get<std::string>()) : std::nullopt;
    if (!control) {
      notes.push_back(where + "there is no " + name.dump() + "; as new");
      return std::nullopt;
    }
    controls.push_back(*control);
  }
  return controls;
}

}  // namespace

Bindings bindings_from_json(const nlohmann::json& json, std::vector<std::string>& notes) {
  Bindings bindings;
  if (!json.is_object()) {
    notes.emplace_back("controls: not an object; as new");
    return bindings;
  }
  for (std::size_t k = 0; k < index(DeviceKind::count); ++k) {
    const auto kind = static_cast<DeviceKind>(k);
    const auto of_kind = json.find(std::string(kind_name(kind)));
    if (of_kind == json.end() || !of_kind->is_object()) continue;
    for (const LogicalName& entry : k_logical_names) {
      const auto names = of_kind->find(std::string(entry.name));
      if (names == of_kind->end() || entry.logical == Logical::point) continue;
      if (auto controls = read_controls(kind, entry.name, *names, notes)) {
        bindings.assign(kind, entry.logical, std::move(*controls));
      }
    }
    if (!bindings.is_complete(kind)) {
      bindings.reset(kind);
      notes.push_back("controls: " + std::string(kind_name(kind)) +
                      ": a button would be out of reach or mean two things; as new");
    }
  }
  return bindings;
}

void Bindings::assign(DeviceKind kind, Logical logical, std::vector<Control> controls) {
  controls_[index(kind)][index(logical)] = std::move(controls);
}

bool Bindings::is_complete(DeviceKind kind) const {
  const Bindings fresh;
  std::vector<Control> all;
  for (std::size_t i = 0; i < k_logical_count; ++i) {
    const auto& controls = controls_[index(kind)][i];
    if (controls.empty() && !fresh.controls_[index(kind)][i].empty()) return false;
    all.insert(all.end(), controls.begin(), controls.end());
  }
  std::ranges::sort(all);
  return std::ranges::adjacent_find(all) == all.end();
}

}  // namespace game::devices
