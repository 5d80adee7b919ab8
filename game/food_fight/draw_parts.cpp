// Small things drawn in many places.
#include <algorithm>

#include "game/food_fight/brush.hpp"

namespace game::food_fight {

render::Colour plate_colour(int seat) {
  constexpr float k_enough = 4.6F;  // S3 asks for 4.5
  render::Colour colour = player_colour(seat);
  for (int step = 0; step < 6 && render::contrast_ratio(colour, render::readable_on(colour)) < k_enough;
       ++step)
    colour = render::mix(colour, render::k_milk, 0.06F);
  return colour;
}

render::Colour shade(float light) {
  return render::mix(render::from_hex(0xA9B6C6), render::k_milk, std::clamp(light, 0.0F, 1.0F));
}

void draw_anchored(const Brush& brush, const AnchoredSprite& sprite, render::Point place,
                   render::SpriteStyle style) {
  const render::Size size = brush.canvas.sprite_size(sprite.name);
  if (size.width > 0) style.anchor = {sprite.anchor.x / size.width, sprite.anchor.y / size.height};
  if (style.flip) style.anchor.x = 1 - style.anchor.x;
  brush.canvas.sprite(sprite.name, place, style);
}

render::TextStyle headline(float size, render::Colour colour) {
  render::TextStyle text;
  text.font = render::Font::dosis;
  text.size = size;
  text.colour = colour;
  text.align = render::Align::centre;
  text.vertical = render::Vertical::middle;
  return text;
}

}  // namespace game::food_fight
