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
  return render::mix(render::from_hex(0xB6C2CF), render::k_milk, std::clamp(light, 0.0F, 1.0F));
}

void draw_anchored(const Brush& brush, const AnchoredSprite& sprite, render::Point place,
                   render::SpriteStyle style) {
  const render::Size size = brush.canvas.sprite_size(sprite.name);
  if (size.width > 0) style.anchor = {sprite.anchor.x / size.width, sprite.anchor.y / size.height};
  if (style.flip) style.anchor.x = 1 - style.anchor.x;
  brush.canvas.sprite(sprite.name, place, style);
}

void draw_focus(const Brush& brush, render::Rect rect, float radius, render::Colour colour) {
  render::PanelStyle line;
  line.fill = {0, 0, 0, 0};
  line.outline = render::k_ink;
  line.outline_width = 13;
  line.radius = radius + 6;
  brush.canvas.panel(render::inflated(rect, 6), line);
  line.outline = colour;
  line.outline_width = 7;
  line.radius = radius + 3;
  brush.canvas.panel(render::inflated(rect, 3), line);
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
