// Glyphs and key labels.
#include "game/devices/prompts.hpp"

#include <SDL_keyboard.h>

namespace game::devices {

namespace {

Prompt pad_prompt(Control control) {
  switch (static_cast<PadButton>(control)) {
    case PadButton::south:
      return {"glyph-south", ""};
    case PadButton::east:
      return {"glyph-east", ""};
    case PadButton::north:
      return {"glyph-north", ""};
    case PadButton::west:
      return {"glyph-west", ""};
    case PadButton::start:
      return {"glyph-start", ""};
    case PadButton::up:
    case PadButton::down:
    case PadButton::left:
    case PadButton::right:
      return {"glyph-dpad", ""};
    case PadButton::left_shoulder:
      return {"glyph-key", "L"};
    case PadButton::right_shoulder:
      return {"glyph-key", "R"};
    case PadButton::left_stick:
      return {"glyph-key", "LS"};
    case PadButton::right_stick:
      return {"glyph-key", "RS"};
    default:
      return {"glyph-key-wide", control == static_cast<Control>(PadButton::select) ? "Select" : "Home"};
  }
}

/// What stands on the key in the person's own keyboard layout.
std::string key_label(Control control) {
  const auto scancode = static_cast<SDL_Scancode>(control);
  switch (scancode) {
    case SDL_SCANCODE_UP:
      return "↑";
    case SDL_SCANCODE_DOWN:
      return "↓";
    case SDL_SCANCODE_LEFT:
      return "←";
    case SDL_SCANCODE_RIGHT:
      return "→";
    case SDL_SCANCODE_RETURN:
      return "Enter";
    case SDL_SCANCODE_ESCAPE:
      return "Esc";
    default: {
      const std::string label = SDL_GetKeyName(SDL_GetKeyFromScancode(scancode));
      return label.empty() ? SDL_GetScancodeName(scancode) : label;
    }
  }
}

Prompt key_prompt(Control control) {
  std::string label = key_label(control);
  // A label of one character, which may be several bytes of UTF-8.
  std::size_t characters = 0;
  for (const char byte : label) characters += (static_cast<unsigned char>(byte) & 0xC0U) != 0x80U ? 1 : 0;
  return {characters <= 2 ? "glyph-key" : "glyph-key-wide", std::move(label)};
}

Prompt mouse_prompt(Control control) {
  switch (static_cast<MouseButton>(control)) {
    case MouseButton::left:
      return {"glyph-mouse-left", ""};
    case MouseButton::right:
      return {"glyph-mouse-right", ""};
    default:
      return {"glyph-mouse-middle", ""};
  }
}

}  // namespace

Prompt prompt(const Bindings& bindings, DeviceKind kind, Logical logical) {
  const auto controls = bindings.controls(kind, logical);
  if (controls.empty()) return {};
  switch (kind) {
    case DeviceKind::pad:
      return pad_prompt(controls.front());
    case DeviceKind::mouse:
      return mouse_prompt(controls.front());
    default:
      return key_prompt(controls.front());
  }
}

}  // namespace game::devices
