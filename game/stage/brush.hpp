// What every drawing function of a stage is handed, and the small things that all stages draw.
#pragma once

#include <string>

#include "game/stage/scenery.hpp"
#include "game/stage/stage.hpp"

namespace game::stage {

struct Brush {
  render::Canvas& canvas;
  const Surroundings& around;
  double idle = 0;  ///< seconds of rest: drives breathing and swaying
  float stir = 0;   ///< how strong that is, 0–1; 0 when all has come to rest
  bool high_contrast = false;

  const Who& who(int seat) const { return around.seats[static_cast<std::size_t>(seat)]; }
};

/// 0 at a text size of 100 %, 0.5 at 150 %: how far boxes around text may grow.
inline float large_text(const render::Canvas& canvas) {
  return static_cast<float>(canvas.text_scale_percent() - 100) / 100.0F;
}

inline render::Colour player_colour(int seat) {
  return render::k_player_colours[static_cast<std::size_t>(seat)];
}
/// Light enough, or dark enough, for body text on it.
render::Colour plate_colour(int seat);
/// What multiplies a picture that stands outside the light (look.md: 20 % darker, ink stays).
render::Colour shade(float light);

/// A background of the frame's size. On wider screens it goes on beyond the frame as its own mirror picture,
/// on taller ones so does its foot.
void draw_backdrop(const Brush& brush, const std::string& name);

/// A picture with its anchor in pixels from its upper left corner.
struct AnchoredSprite {
  std::string name;
  render::Point anchor;
};
void draw_anchored(const Brush& brush, const AnchoredSprite& sprite, render::Point place,
                   render::SpriteStyle style);
/// A line in the player's colour between two of ink round what has the focus (S4).
void draw_focus(const Brush& brush, render::Rect rect, float radius, render::Colour colour);
/// Capitals of house text: Dosis, centred on a point.
render::TextStyle headline(float size, render::Colour colour);

void draw_prop(const Brush& brush, const Prop& prop);
void draw_saying(const Brush& brush, const Saying& saying);
void draw_amount(const Brush& brush, const Amount& amount);
void draw_shout(const Brush& brush, const Shout& shout);

}  // namespace game::stage
