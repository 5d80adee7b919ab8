// What is held and pressed, in ImGui's terms.
#pragma once

#include <SDL.h>

#include <array>

#include "render/imgui_layer.hpp"

namespace render {

/// Needs ImGui's context.
class ImguiInput {
 public:
  /// Tells ImGui which of our keys is which; once after the context was made.
  static void name_keys();

  /// False for events that mean nothing to menus.
  bool process_event(const SDL_Event& event, const Window& window);
  void navigate(MenuInput input, bool down);
  void release_all();
  /// Before ImGui's new frame.
  void feed() const;
  /// After it: what was pressed and let go between two frames has been seen now.
  void forget_presses();
  bool anything_held() const;

 private:
  struct Held {
    bool down = false;
    bool pressed = false;  ///< since the last frame, even if it is up again
    bool seen() const { return down || pressed; }
    void set(bool now) {
      down = now;
      pressed = pressed || now;
    }
  };
  bool key_seen(SDL_Scancode scancode) const { return keys_[static_cast<std::size_t>(scancode)].seen(); }
  void set_button(const SDL_MouseButtonEvent& event, const Window& window);

  std::array<Held, SDL_NUM_SCANCODES> keys_{};
  std::array<Held, k_menu_input_count> navigation_{};
  std::array<Held, 3> buttons_{};
};

}  // namespace render
