// Events in, pictures out: the only loop of the program.
#pragma once

#include <SDL.h>

#include <chrono>
#include <memory>
#include <optional>

#include "engine/core/result.hpp"
#include "game/app/shell.hpp"
#include "game/command_line/command_line.hpp"
#include "game/devices/sdl_devices.hpp"
#include "game/input_script/player.hpp"
#include "game/input_script/sdl_performer.hpp"

namespace game::app {

class MainLoop {
 public:
  MainLoop(Shell& shell, const command_line::CommandLine& line);

  /// Reads the scripted input, if there is any.
  [[nodiscard]] core::Result<void> prepare();
  /// Until somebody leaves; the exit status: 0, or 1 if the scripted input waited in vain.
  int run();

 private:
  using Clock = std::chrono::steady_clock;

  void frame();
  /// Sleeps while nothing moves, then hands all waiting events out.
  void poll(Clock::time_point frame_start);
  void take(const SDL_Event& event);
  void advance_script();
  void draw(Clock::time_point frame_start);
  /// Keeps to the limit of frames a second where the display does not.
  void pace(Clock::time_point frame_start) const;
  double frame_length() const;
  devices::Time now() const;

  Shell& shell_;
  const command_line::CommandLine& line_;
  devices::SdlDevices sdl_devices_;
  std::unique_ptr<input_script::SdlPerformer> performer_;
  std::unique_ptr<input_script::Player> script_;
  Clock::time_point start_ = Clock::now();
  Clock::time_point last_frame_ = start_;
  bool quit_ = false;
  bool dirty_ = true;  ///< an event came: draw even if nothing moves
};

}  // namespace game::app
