// ImGui dressed as the menu board: one-person menus (settings, pause, help, debug).
#pragma once

#include <SDL.h>
#include <imgui.h>

#include <memory>

#include "render/viewport.hpp"
#include "render/window.hpp"

namespace render {

/// Logical navigation, for input that the game has already mapped (pads of any kind, remapped keys).
enum class MenuInput { up, down, left, right, confirm, back, previous_page, next_page };
inline constexpr int k_menu_input_count = 8;

/// body: Quicksand 32 units; heading: Dosis 52; sign: Lobster 72, ASCII only; tool: DejaVu Sans 22, debug
/// overlay.
enum class MenuFont { body, heading, sign, tool };
inline constexpr int k_menu_font_count = 4;

/// One per program; the window must outlive it and stay where it is. Sizes inside ImGui are output pixels:
/// multiply logical lengths with `unit()`.
class ImguiLayer {
 public:
  explicit ImguiLayer(const Window& window);
  ~ImguiLayer();
  ImguiLayer(const ImguiLayer&) = delete;
  ImguiLayer& operator=(const ImguiLayer&) = delete;

  /// Mouse, keyboard and typed text. Pads come through `navigate`.
  void process_event(const SDL_Event& event);
  /// Held until released; the game maps devices to it.
  void navigate(MenuInput input, bool down);
  /// Lets go of everything held: call when a menu opens or closes (S13).
  void release_all();

  /// S3: 7 : 1 for all text, widgets included.
  void set_high_contrast(bool on);

  /// `seconds` since the last frame. Fonts and sizes follow the viewport and the text scale (100–150).
  void new_frame(const Viewport& viewport, int text_scale_percent, double seconds);
  /// Draws onto the renderer; call after the canvas. The focused item gets a mustard ring (S4).
  void render();

  /// Output pixels per logical unit at the present text scale 100.
  float unit() const;
  ImFont* font(MenuFont font) const;
  /// ImGui wants the mouse or the keyboard (a field is being typed in): the game should not act on it.
  bool wants_mouse() const;
  bool wants_text() const;
  /// Something moves by itself (a blinking caret, a held key) or has not settled after an event: keep
  /// drawing.
  bool animating() const;

  /// A menu-board window centred in the safe area, of logical size at most that of the safe area; begin/end
  /// in pairs.
  bool begin_board(const char* title, Size size);
  void end_board();
  /// A wide menu button: mustard with ink letters when it has the focus or the mouse. `width` in logical
  /// units, 0 for all there is.
  bool button(const char* label, float width = 0.0F);

 private:
  class Implementation;
  std::unique_ptr<Implementation> self_;
};

}  // namespace render
