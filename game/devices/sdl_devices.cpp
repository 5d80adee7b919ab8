// Reading SDL's events: pads that SDL knows as controllers, others as joysticks, keys, mouse, text.
#include "game/devices/sdl_devices.hpp"

#include <algorithm>
#include <optional>
#include <utility>

namespace game::devices {

namespace {

static_assert(static_cast<int>(PadButton::right) == SDL_CONTROLLER_BUTTON_DPAD_RIGHT &&
                  static_cast<int>(PadButton::start) == SDL_CONTROLLER_BUTTON_START,
              "PadButton follows SDL's order");

/// The usual order of buttons on pads that SDL has no mapping for.
std::optional<PadButton> unmapped_button(int button) {
  switch (button) {
    case 0:
      return PadButton::south;
    case 1:
      return PadButton::east;
    case 2:
      return PadButton::west;
    case 3:
      return PadButton::north;
    case 4:
      return PadButton::left_shoulder;
    case 5:
      return PadButton::right_shoulder;
    case 6:
    case 8:
      return PadButton::select;
    case 7:
    case 9:
      return PadButton::start;
    default:
      return std::nullopt;
  }
}

/// Some keyboards and motion sensors call themselves joysticks.
bool can_play(SDL_Joystick* joystick) {
  const bool can_point = SDL_JoystickNumAxes(joystick) >= 2 || SDL_JoystickNumHats(joystick) >= 1;
  return can_point && SDL_JoystickNumButtons(joystick) >= 2;
}

std::optional<MouseButton> mouse_button(Uint8 button) {
  switch (button) {
    case SDL_BUTTON_LEFT:
      return MouseButton::left;
    case SDL_BUTTON_MIDDLE:
      return MouseButton::middle;
    case SDL_BUTTON_RIGHT:
      return MouseButton::right;
    default:
      return std::nullopt;
  }
}

}  // namespace

SdlDevices::SdlDevices(ToLogical to_logical) : to_logical_(std::move(to_logical)) {}

std::vector<RawInput> SdlDevices::translate(const SDL_Event& event) {
  switch (event.type) {
    case SDL_KEYDOWN:
    case SDL_KEYUP:
      if (event.key.repeat != 0) return {};
      return {KeyChanged{event.key.keysym.scancode, event.type == SDL_KEYDOWN}};
    case SDL_TEXTINPUT:
      return {TextTyped{event.text.text}};
    case SDL_MOUSEMOTION:
      return {MouseMoved{to_logical_(event.motion.x, event.motion.y)}};
    case SDL_MOUSEBUTTONDOWN:
    case SDL_MOUSEBUTTONUP:
      if (const auto button = mouse_button(event.button.button)) {
        return {MouseButtonChanged{*button, event.type == SDL_MOUSEBUTTONDOWN,
                                   to_logical_(event.button.x, event.button.y)}};
      }
      return {};
    case SDL_WINDOWEVENT:
      if (event.window.event == SDL_WINDOWEVENT_FOCUS_LOST) return {FocusLost{}};
      return {};
    case SDL_JOYDEVICEADDED:
      return open(event.jdevice.which);
    case SDL_JOYDEVICEREMOVED:
      if (pads_.erase(event.jdevice.which) == 0) return {};
      return {PadDisconnected{event.jdevice.which}};
    case SDL_CONTROLLERAXISMOTION:
    case SDL_CONTROLLERBUTTONDOWN:
    case SDL_CONTROLLERBUTTONUP:
      return translate_controller(event);
    case SDL_JOYAXISMOTION:
    case SDL_JOYHATMOTION:
    case SDL_JOYBUTTONDOWN:
    case SDL_JOYBUTTONUP:
      return translate_joystick(event);
    default:
      return {};
  }
}

std::vector<RawInput> SdlDevices::open(int index) {
  Pad pad;
  SDL_JoystickID instance = -1;
  if (SDL_IsGameController(index) == SDL_TRUE) {
    pad.controller.reset(SDL_GameControllerOpen(index));
    if (!pad.controller) return {};
    instance = SDL_JoystickInstanceID(SDL_GameControllerGetJoystick(pad.controller.get()));
  } else {
    pad.joystick.reset(SDL_JoystickOpen(index));
    if (!pad.joystick || !can_play(pad.joystick.get())) return {};
    instance = SDL_JoystickInstanceID(pad.joystick.get());
  }
  // The index may have moved on since the event was sent: a pad already open is not opened twice.
  if (!pads_.try_emplace(instance, std::move(pad)).second) return {};
  return {PadConnected{instance}};
}

std::vector<RawInput> SdlDevices::translate_controller(const SDL_Event& event) {
  if (event.type == SDL_CONTROLLERAXISMOTION) {
    const Uint8 axis = event.caxis.axis;
    if (axis != SDL_CONTROLLER_AXIS_LEFTX && axis != SDL_CONTROLLER_AXIS_LEFTY) return {};
    return move_stick(event.caxis.which, axis == SDL_CONTROLLER_AXIS_LEFTY, event.caxis.value);
  }
  if (event.cbutton.button >= static_cast<Uint8>(PadButton::count)) return {};
  const auto button = static_cast<PadButton>(event.cbutton.button);
  return {PadButtonChanged{event.cbutton.which, button, event.type == SDL_CONTROLLERBUTTONDOWN}};
}

/// Only for pads that are open as plain joysticks: controllers send these events too.
std::vector<RawInput> SdlDevices::translate_joystick(const SDL_Event& event) {
  const SDL_JoystickID instance = event.jbutton.which;  // the same place in all joystick events
  const auto pad = pads_.find(instance);
  if (pad == pads_.end() || !pad->second.joystick) return {};
  if (event.type == SDL_JOYAXISMOTION) {
    if (event.jaxis.axis > 1) return {};
    return move_stick(instance, event.jaxis.axis == 1, event.jaxis.value);
  }
  if (event.type == SDL_JOYHATMOTION)
    return event.jhat.hat == 0 ? turn_hat(instance, event.jhat.value) : std::vector<RawInput>{};
  const auto button = unmapped_button(event.jbutton.button);
  if (!button) return {};
  return {PadButtonChanged{instance, *button, event.type == SDL_JOYBUTTONDOWN}};
}

std::vector<RawInput> SdlDevices::move_stick(std::int32_t instance, bool vertical, Sint16 value) {
  const auto pad = pads_.find(instance);
  if (pad == pads_.end()) return {};
  (vertical ? pad->second.y : pad->second.x) = std::max(-1.0F, static_cast<float>(value) / 32767.0F);
  return {StickMoved{instance, pad->second.x, pad->second.y}};
}

std::vector<RawInput> SdlDevices::turn_hat(std::int32_t instance, Uint8 hat) {
  constexpr std::pair<Uint8, PadButton> k_sides[] = {{SDL_HAT_UP, PadButton::up},
                                                     {SDL_HAT_DOWN, PadButton::down},
                                                     {SDL_HAT_LEFT, PadButton::left},
                                                     {SDL_HAT_RIGHT, PadButton::right}};
  const Uint8 before = std::exchange(pads_.at(instance).hat, hat);
  std::vector<RawInput> changes;
  for (const auto& [side, button] : k_sides) {
    if (((before ^ hat) & side) != 0)
      changes.emplace_back(PadButtonChanged{instance, button, (hat & side) != 0});
  }
  return changes;
}

void SdlDevices::buzz(std::int32_t instance, Time length) {
  constexpr Uint16 k_strength = 0x9000;
  const auto pad = pads_.find(instance);
  if (pad == pads_.end()) return;
  const auto milliseconds = static_cast<Uint32>(length.count());
  if (pad->second.controller) {
    SDL_GameControllerRumble(pad->second.controller.get(), k_strength, k_strength, milliseconds);
  } else {
    SDL_JoystickRumble(pad->second.joystick.get(), k_strength, k_strength, milliseconds);
  }
}

std::string SdlDevices::name(std::int32_t instance) const {
  const auto pad = pads_.find(instance);
  if (pad == pads_.end()) return {};
  const char* name = pad->second.controller ? SDL_GameControllerName(pad->second.controller.get())
                                            : SDL_JoystickName(pad->second.joystick.get());
  return name == nullptr ? "" : name;
}

}  // namespace game::devices
