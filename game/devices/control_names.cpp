// Names of devices' kinds and controls, as the settings file and scripts write them.
#include <SDL_keyboard.h>

#include <array>

#include "game/devices/bindings.hpp"

namespace game::devices {

namespace {

constexpr std::array<std::string_view, static_cast<std::size_t>(DeviceKind::count)> k_kind_names{
    "pad", "keyboard-right", "keyboard-left", "mouse"};
constexpr std::array<std::string_view, static_cast<std::size_t>(PadButton::count)> k_pad_names{
    "south",       "east",          "west",           "north", "select", "guide", "start", "left-stick",
    "right-stick", "left-shoulder", "right-shoulder", "up",    "down",   "left",  "right"};
constexpr std::array<std::string_view, static_cast<std::size_t>(MouseButton::count)> k_mouse_names{
    "left", "middle", "right"};

template <std::size_t size>
std::optional<Control> position(const std::array<std::string_view, size>& names, std::string_view name) {
  for (std::size_t i = 0; i < size; ++i) {
    if (names[i] == name) return static_cast<Control>(i);
  }
  return std::nullopt;
}

template <std::size_t size>
std::string name_at(const std::array<std::string_view, size>& names, Control control) {
  const auto index = static_cast<std::size_t>(control);
  return control >= 0 && index < size ? std::string(names[index]) : std::string();
}

}  // namespace

std::string_view kind_name(DeviceKind kind) {
  return k_kind_names[static_cast<std::size_t>(kind)];
}

std::string control_name(DeviceKind kind, Control control) {
  switch (kind) {
    case DeviceKind::pad:
      return name_at(k_pad_names, control);
    case DeviceKind::mouse:
      return name_at(k_mouse_names, control);
    default:
      return SDL_GetScancodeName(static_cast<SDL_Scancode>(control));
  }
}

std::optional<Control> find_control(DeviceKind kind, std::string_view name) {
  switch (kind) {
    case DeviceKind::pad:
      return position(k_pad_names, name);
    case DeviceKind::mouse:
      return position(k_mouse_names, name);
    default: {
      const SDL_Scancode scancode = SDL_GetScancodeFromName(std::string(name).c_str());
      if (scancode == SDL_SCANCODE_UNKNOWN) return std::nullopt;
      return static_cast<Control>(scancode);
    }
  }
}

}  // namespace game::devices
