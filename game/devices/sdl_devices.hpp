// SDL's events as raw input; opens and closes pads as they come and go.
#pragma once

#include <SDL.h>

#include <functional>
#include <map>
#include <memory>
#include <string>
#include <vector>

#include "game/devices/raw_input.hpp"

namespace game::devices {

/// SDL_INIT_GAMECONTROLLER (which includes joysticks) must be on; without it keys and mouse still work.
class SdlDevices {
 public:
  /// From window pixels to the logical picture; called for every mouse event.
  using ToLogical = std::function<Point(int x, int y)>;

  explicit SdlDevices(ToLogical to_logical);

  /// Key repeats of the operating system are dropped: the manager repeats by itself.
  [[nodiscard]] std::vector<RawInput> translate(const SDL_Event& event);
  /// Rumbles, where pad and driver can.
  void buzz(std::int32_t instance, Time length);
  /// The pad's name as its maker wrote it; empty if it is gone.
  [[nodiscard]] std::string name(std::int32_t instance) const;

 private:
  struct CloseController {
    void operator()(SDL_GameController* controller) const { SDL_GameControllerClose(controller); }
  };
  struct CloseJoystick {
    void operator()(SDL_Joystick* joystick) const { SDL_JoystickClose(joystick); }
  };
  /// A pad that SDL knows has a controller; one it does not know is read as a plain joystick.
  struct Pad {
    std::unique_ptr<SDL_GameController, CloseController> controller;
    std::unique_ptr<SDL_Joystick, CloseJoystick> joystick;
    float x = 0;
    float y = 0;
    Uint8 hat = SDL_HAT_CENTERED;
  };

  [[nodiscard]] std::vector<RawInput> open(int index);
  [[nodiscard]] std::vector<RawInput> move_stick(std::int32_t instance, bool vertical, Sint16 value);
  [[nodiscard]] std::vector<RawInput> turn_hat(std::int32_t instance, Uint8 hat);
  [[nodiscard]] std::vector<RawInput> translate_joystick(const SDL_Event& event);
  [[nodiscard]] std::vector<RawInput> translate_controller(const SDL_Event& event);

  ToLogical to_logical_;
  std::map<std::int32_t, Pad> pads_;
};

}  // namespace game::devices
