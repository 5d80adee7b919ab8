// The still parts: floor, sign, lamp, bag. Baked into a layer.
#include <algorithm>

#include "game/cafe_fatal/brush.hpp"

namespace game::cafe_fatal {

using render::Point;

namespace {

/// On wider and taller screens the floor goes on beyond the frame as its own mirror picture.
void draw_floor(const Brush& brush) {
  render::Canvas& canvas = brush.canvas;
  const render::Rect visible = canvas.viewport().visible();
  const Point middle = render::Viewport::frame().centre();
  constexpr float k_width = render::k_frame_width;
  constexpr float k_height = render::k_frame_height;
  canvas.sprite("cafe-background", middle, {});
  if (visible.height > k_height + 1) {
    // Turned half round and flipped: upside down.
    render::SpriteStyle mirrored;
    mirrored.flip = true;
    mirrored.angle_degrees = 180;
    canvas.sprite("cafe-background", {middle.x, middle.y - k_height}, mirrored);
    canvas.sprite("cafe-background", {middle.x, middle.y + k_height}, mirrored);
  }
  if (visible.width > k_width + 1) {
    render::SpriteStyle mirrored;
    mirrored.flip = true;
    canvas.sprite("cafe-background", {middle.x - k_width, middle.y}, mirrored);
    canvas.sprite("cafe-background", {middle.x + k_width, middle.y}, mirrored);
  }
}

void draw_sign(const Brush& brush, const Shown& shown) {
  brush.canvas.sprite("cafe-sign", k_sign, {});
  render::TextStyle text;
  text.font = render::Font::dosis;
  text.size = 31;
  text.align = render::Align::centre;
  text.vertical = render::Vertical::middle;
  text.colour = render::from_hex(0xFFE6A8);
  text.plate = render::from_hex(0x2A1236);
  text.max_width = 298;
  brush.canvas.text("ROUND " + std::to_string(shown.board.round) + " · ENDS AT 40", {k_sign.x, k_sign.y + 46},
                    text);
}

}  // namespace

void draw_room(const Brush& brush, const Shown& shown) {
  draw_floor(brush);
  render::SpriteStyle lamp;
  lamp.anchor = {0.5F, 110.0F / 196.0F};
  brush.canvas.sprite("cafe-lamp", {1130, 30}, lamp);
  draw_sign(brush, shown);
  brush.canvas.sprite("dice-rail", k_rail.centre(), {});
}

void draw_bag(const Brush& brush, const Shown& shown) {
  render::Canvas& canvas = brush.canvas;
  render::SpriteStyle standing;
  standing.anchor = {0.5F, 134.0F / 146.0F};
  standing.scale = 0.92F;
  canvas.sprite("mouse", {k_bag.x + 100, k_bag.y}, standing);
  render::SpriteStyle bag;
  bag.anchor = {0.5F, 154.0F / 176.0F};
  canvas.sprite("bag", k_bag, bag);
  render::TextStyle number;
  number.font = render::Font::dosis;
  number.size = 52;
  number.scaled = false;
  number.align = render::Align::centre;
  number.vertical = render::Vertical::middle;
  number.plate = render::k_paper;
  canvas.text(std::to_string(rules::count(shown.bag)), {k_bag.x, k_bag.y - 52}, number);
  // What is left of each kind (CF-A18).
  const render::Rect plate{k_bag.x - 92, k_bag.y + 20, 232, 48};
  render::PanelStyle dark;
  dark.fill = render::from_hex(0x123C40);
  dark.outline_width = 4;
  canvas.pill(plate, dark);
  for (std::size_t kind = 0; kind < rules::k_morsels; ++kind) {
    const float x = plate.x + 32 + static_cast<float>(kind) * 72;
    render::SpriteStyle small;
    small.scale = 0.31F;
    canvas.sprite(morsel_sprite(static_cast<rules::Morsel>(kind), Face::calm), {x, plate.centre().y}, small);
    render::TextStyle count = number;
    count.size = 30 * (1 + 0.1F * large_text(canvas));
    count.align = render::Align::left;
    count.colour = render::k_paper;
    count.plate = dark.fill;
    canvas.text(std::to_string(shown.bag[kind]), {x + 22, plate.centre().y}, count);
  }
}

}  // namespace game::cafe_fatal
