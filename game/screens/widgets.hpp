// Parts that all screens are drawn from: marks, prompts, buttons, focus.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "game/app/services.hpp"
#include "game/devices/prompts.hpp"
#include "game/screens/hot_areas.hpp"

namespace game::screens {

inline constexpr double k_focus_seconds = 0.15;
inline constexpr float k_focus_scale = 1.06F;  ///< S4: 1.05–1.10
inline constexpr float k_focus_line = 6.0F;    ///< S4: at least 4

/// Headlines on dark boards: mustard, or paper where the high-contrast setting asks for 7:1 (S3).
render::Colour accent(const settings::Settings& settings);

/// A seat's colour + shape + letter. `size` is the width; from 56 up the letter reaches the floor of S2.
void draw_mark(render::Canvas& canvas, int seat, std::string_view letter, render::Point centre, float size);

/// A button's symbol, `height` tall, its left edge and middle at `place`. Returns the width that was used;
/// 0 if the device has no such button.
float draw_glyph(render::Canvas& canvas, const devices::Prompt& prompt, render::Point place, float height);

/// Time since the focus came to its present item, for the little jump.
class FocusMotion {
 public:
  void moved() { age_ = 0.0; }
  void update(double seconds) { age_ += seconds; }
  bool moving() const { return age_ < k_focus_seconds; }
  /// Scale of the focused thing now: 1 … k_focus_scale.
  float scale() const;

 private:
  double age_ = k_focus_seconds;
};

struct ButtonLook {
  bool focused = false;
  bool primary = false;  ///< mustard: what one most likely wants
  bool dark = false;     ///< cannot be chosen now
  float scale = 1.0F;    ///< of the focus
  float text_size = 40.0F;
  render::Colour ring = render::k_mustard;
  std::optional<devices::Prompt> prompt;  ///< the symbol before the words
};
void draw_button(render::Canvas& canvas, render::Rect rect, std::string_view label, const ButtonLook& look);

/// A mustard and ink line round something that has the focus.
void draw_ring(render::Canvas& canvas, render::Rect rect, float radius, render::Colour colour);

struct Hint {
  devices::Logical logical;
  std::string label;
  /// Up stands for up and down, left for left and right: both keys are shown.
  bool both_ways = false;
};
enum class Side { left, right };
/// A row of prompts in the symbols of `device`; they are buttons for the mouse too, with hot areas named
/// "do:confirm" and so on. `edge`: the outer end of the row, by `side`; y is the middle. Nothing on a screen
/// that lies below another one.
void draw_hints(app::Services& services, HotAreas& areas, devices::DeviceKind device,
                std::span<const Hint> hints, render::Point edge, Side side);
/// The same from the left edge at `place`, on a band over the picture's whole foot: for boards that lie over
/// another screen.
void draw_hint_band(app::Services& services, HotAreas& areas, std::span<const Hint> hints,
                    render::Point place);
/// The button that a hot area's name stands for.
std::optional<devices::Logical> hint_of(std::string_view area);

/// The teal board with its mustard rim, on which menus and points are written.
void draw_menu_board(render::Canvas& canvas, render::Rect board);

}  // namespace game::screens
