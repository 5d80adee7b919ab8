// The program around the screens, without events, clock and window: tests drive it as the main loop does.
#pragma once

#include <optional>

#include "game/app/services.hpp"
#include "game/debug/overlay.hpp"
#include "game/input_script/player.hpp"

namespace game::app {

/// What the shell is built on; all of it outlives the shell.
struct Parts {
  const command_line::CommandLine& command_line;
  render::Window& window;
  audio::Player& sounds;
  settings::Settings& settings;
  journal::Journal& journal;
  std::string pictures;    ///< folder of the SVGs
  bool immediate = false;  ///< sprites always in full sharpness (tests)
};

class Shell {
 public:
  explicit Shell(const Parts& parts);

  Services& services() { return services_; }
  devices::DeviceManager& devices() { return devices_; }
  screens::Stack& screens() { return screens_; }
  render::Canvas& canvas() { return canvas_; }
  render::ImguiLayer& imgui() { return imgui_; }

  /// One frame but for its picture: what the devices reported since the last one acts on the screen on top,
  /// then time passes. While something moves,
  /// `seconds` is clamped to 50 ms.
  void advance(devices::Time now, double seconds);
  void draw();
  /// F1, wherever one is.
  void toggle_debug() { debug_.toggle(); }

  /// The picture changes by itself: draw again at once.
  bool moving() const;
  /// When nothing moves: how long the loop may sleep, unless an event comes; nothing: for ever.
  std::optional<double> sleeps(devices::Time now) const;
  bool wants_quit() const {
    return screens_.wants_quit() || (screens_.top() == nullptr && !screens_.has_changes());
  }
  input_script::Observed observed() const;

 private:
  void apply_settings();
  void dispatch();
  void apply_changes();
  void draw_banner();
  bool fading() const;
  bool shows_menu() const;

  settings::Settings& settings_;
  render::Canvas canvas_;
  render::ImguiLayer imgui_;
  devices::DeviceManager devices_;
  render::FrameStats frames_;
  screens::Stack screens_;
  Banners banners_;
  Services services_;
  debug::Overlay debug_;
  std::optional<unsigned> applied_revision_;
  double fade_age_ = 1.0;  ///< seconds since a whole new picture came
  double frame_seconds_ = 0.0;
};

}  // namespace game::app
