// Small things that all stages draw.
#include "game/stage/brush.hpp"

#include <algorithm>
#include <array>
#include <cstdlib>

namespace game::stage {

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

void draw_backdrop(const Brush& brush, const std::string& name) {
  const render::Rect visible = brush.canvas.viewport().visible();
  const render::Point middle = render::Viewport::frame().centre();
  constexpr float k_width = render::k_frame_width;
  constexpr float k_height = render::k_frame_height;
  constexpr float k_overlap = 2;  // no seam
  render::SpriteStyle mirrored;
  mirrored.flip = true;
  if (visible.width > k_width + 1) {
    brush.canvas.sprite(name, {middle.x - k_width + k_overlap, middle.y}, mirrored);
    brush.canvas.sprite(name, {middle.x + k_width - k_overlap, middle.y}, mirrored);
  }
  if (visible.height > k_height + 1) {
    // Turned half round and flipped: upside down.
    mirrored.angle_degrees = 180;
    brush.canvas.sprite(name, {middle.x, middle.y + k_height - k_overlap}, mirrored);
  }
  brush.canvas.sprite(name, middle, {});
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

void draw_prop(const Brush& brush, const Prop& prop) {
  render::SpriteStyle style;
  style.scale = prop.scale;
  style.angle_degrees = prop.angle;
  style.alpha = prop.alpha;
  style.anchor = prop.anchor;
  style.flip = prop.flip;
  style.tint = prop.tint;
  style.stretch_x = prop.stretch.width;
  style.stretch_y = prop.stretch.height;
  brush.canvas.sprite(prop.sprite, prop.place, style);
}

void draw_saying(const Brush& brush, const Saying& saying) {
  if (saying.scale <= 0.01F || saying.alpha <= 0) return;
  render::Transform grown;
  grown.scale = saying.scale;
  grown.pivot = saying.place;
  grown.alpha = saying.alpha;
  const render::TransformScope scope(brush.canvas, grown);
  render::TextStyle text = headline(36, render::k_ink);
  text.scaled = false;
  text.essential = false;
  render::SpriteStyle bubble;
  bubble.flip = saying.flip;
  bubble.scale = 0.8F;
  bubble.stretch_x = std::max(0.8F, (brush.canvas.measure(saying.text, text).width + 60) / 240.0F);
  brush.canvas.sprite("speech-bubble", saying.place, bubble);
  brush.canvas.text(saying.text, {saying.place.x, saying.place.y - 16}, text);
}

void draw_amount(const Brush& brush, const Amount& amount) {
  if (amount.scale <= 0.01F || amount.alpha <= 0) return;
  render::Transform grown;
  grown.scale = amount.scale;
  grown.pivot = amount.centre;
  grown.alpha = amount.alpha;
  const render::TransformScope scope(brush.canvas, grown);
  const bool heal = amount.amount < 0;
  render::SpriteStyle style;
  style.scale = 1.1F;
  brush.canvas.sprite(heal ? "minus-heart" : "plus-burst", amount.centre, style);
  render::TextStyle text = headline(42, render::k_paper);
  text.outline_width = 7;
  text.scaled = false;
  text.essential = false;
  const std::string sign = heal ? "−" : (amount.amount > 0 ? "+" : "±");
  brush.canvas.text(sign + std::to_string(std::abs(amount.amount)), amount.centre, text);
}

void draw_shout(const Brush& brush, const Shout& shout) {
  if (shout.scale <= 0.01F || shout.alpha <= 0) return;
  constexpr std::array<const char*, 5> k_bursts{"burst-red", "burst-mustard", "burst-pickle", "burst-blue",
                                                "burst-grape"};
  render::Transform grown;
  grown.scale = shout.scale;
  grown.angle_degrees = shout.angle;
  grown.pivot = shout.centre;
  grown.alpha = shout.alpha;
  const render::TransformScope scope(brush.canvas, grown);
  const bool two_lines = shout.text.find('\n') != std::string::npos;
  render::TextStyle text = headline(two_lines ? 56.0F : 72.0F, render::k_paper);
  text.outline_width = 8;
  text.scaled = false;
  text.essential = false;
  const render::Size words = brush.canvas.measure(shout.text, text);
  render::SpriteStyle burst;
  burst.scale = two_lines ? 0.92F : 1.05F;
  burst.stretch_x = std::max(1.0F, words.width / (354.0F * burst.scale));
  burst.stretch_y = two_lines ? 1.5F : 1.0F;
  brush.canvas.sprite(k_bursts[static_cast<std::size_t>(shout.kind)], shout.centre, burst);
  brush.canvas.text(shout.text, shout.centre, text);
}

}  // namespace game::stage
