// What screens work with. Everything here outlives every screen.
#pragma once

#include <deque>
#include <string>
#include <vector>

#include "audio/player.hpp"
#include "game/command_line/command_line.hpp"
#include "game/devices/device_manager.hpp"
#include "game/journal/journal.hpp"
#include "game/screens/screen.hpp"
#include "game/settings/settings.hpp"
#include "render/canvas.hpp"
#include "render/frame_stats.hpp"
#include "render/imgui_layer.hpp"
#include "render/window.hpp"

namespace game::app {

/// One-line messages that slide in over any screen and go by themselves.
class Banners {
 public:
  static constexpr double k_seconds = 6.0;

  void show(std::string text) { waiting_.push_back(std::move(text)); }
  void update(double seconds);
  /// Nothing while there is none.
  const std::string* text() const { return waiting_.empty() ? nullptr : &waiting_.front(); }
  /// Seconds since the present one came.
  double age() const { return age_; }

 private:
  std::deque<std::string> waiting_;
  double age_ = 0.0;
};

struct Services {
  const command_line::CommandLine& command_line;
  render::Window& window;
  render::Canvas& canvas;
  render::ImguiLayer& imgui;
  audio::Player& sounds;
  settings::Settings& settings;
  journal::Journal& journal;
  devices::DeviceManager& devices;
  render::FrameStats& frames;
  screens::Stack& screens;
  Banners& banners;
  /// The screen that draws now is the one on top: prompts of those below would say what does not count now.
  bool draws_top = true;
};

}  // namespace game::app
