// The program without window, clock and devices: screens on a picture in memory, steered by scripted presses.
#pragma once

#include <SDL.h>

#include <memory>
#include <string>
#include <vector>

#include "audio/cues.hpp"
#include "audio/player.hpp"
#include "audio/sink.hpp"
#include "game/app/shell.hpp"
#include "game/command_line/command_line.hpp"
#include "game/devices/raw_input.hpp"
#include "game/journal/journal.hpp"
#include "game/settings/settings.hpp"

namespace house {

namespace devices = game::devices;

class House {
 public:
  House(int width, int height, game::settings::Settings settings = {});

  game::app::Shell& shell() { return *shell_; }
  game::settings::Settings& settings() { return settings_; }
  audio::RecordingSink& sounds() { return sink_; }
  std::string top() { return std::string(shell_->screens().top()->name()); }
  bool shows(const std::string& state) { return shell_->observed().states.contains(state); }

  /// Lets time pass in frames of 1/60 s; while bots or the journal work on their threads it stands still.
  void wait(double seconds);
  /// Frames until the state shows; false if it does not within so many seconds.
  bool wait_for(const std::string& state, double patience = 20.0);

  void plug_in(int pad) { feed(devices::PadConnected{pad}); }
  void press(int pad, devices::PadButton button);
  void key(SDL_Scancode key);
  void type(const std::string& text) { feed(devices::TextTyped{text}); }
  void point(devices::Point place) { feed(devices::MouseMoved{place}); }
  void click(devices::Point place, devices::MouseButton button = devices::MouseButton::left);
  /// Clicks where the screen says that this is; false if it is not there.
  bool click(const std::string& place);
  void feed(const devices::RawInput& input);

  /// So many frames with their pictures: ImGui reacts while it draws.
  void frames(int count);
  /// Draws the frame.
  void draw() { shell_->draw(); }
  /// Draws it and writes it to $MESSHALL_SHOTS/NAME.png, if that is set.
  void shoot(const std::string& name);
  /// What the canvas' audit finds wrong in the frame; sprites still loading do not matter.
  std::vector<std::string> problems();

 private:
  void let_threads_work();

  game::settings::Settings settings_;
  game::command_line::CommandLine line_;
  audio::CueTable cues_;
  audio::RecordingSink sink_;
  audio::Player player_;
  game::journal::Journal journal_;
  std::unique_ptr<render::Window> window_;
  std::unique_ptr<game::app::Shell> shell_;
  double now_ = 0.0;
};

}  // namespace house
