// Performs a script's deeds through SDL: virtual pads that really plug in, pushed keys, mouse and text.
#pragma once

#include <SDL.h>

#include <functional>
#include <map>
#include <utility>

#include "game/input_script/script.hpp"

namespace game::input_script {

/// Attaches the pads that the script uses (but for those it connects itself). SDL_INIT_GAMECONTROLLER must be
/// on.
class SdlPerformer {
 public:
  /// From the logical picture to window pixels, the reverse of SdlDevices' function.
  using ToWindow = std::function<std::pair<int, int>(devices::Point)>;

  SdlPerformer(const Script& script, ToWindow to_window);
  ~SdlPerformer();
  SdlPerformer(const SdlPerformer&) = delete;
  SdlPerformer& operator=(const SdlPerformer&) = delete;

  void perform(const Deed& deed);

 private:
  struct VirtualPad {
    int instance = -1;
    SDL_Joystick* joystick = nullptr;
  };
  void apply(const PadPress& deed);
  void apply(const PadStick& deed);
  void apply(const PadPlug& deed);
  void apply(const KeyPress& deed);
  void apply(const TypeText& deed);
  void apply(const MouseMove& deed);
  void apply(const MousePoint& deed);
  void apply(const MousePress& deed);
  void apply(const Quit& deed);
  void plug(int pad);
  void unplug(int pad);

  ToWindow to_window_;
  std::map<int, VirtualPad> pads_;
  int mouse_x_ = 0;
  int mouse_y_ = 0;
};

}  // namespace game::input_script
