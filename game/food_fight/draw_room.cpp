// The mess hall behind everybody: wall, floor, tables, and the splats that have settled.
#include "game/food_fight/brush.hpp"

namespace game::food_fight {

namespace {

/// On taller screens a beam under the ceiling lies over the wall.
void draw_background(const Brush& brush) {
  const render::Rect visible = brush.canvas.viewport().visible();
  stage::draw_backdrop(brush, "hall-background");
  if (visible.height <= render::k_frame_height + 1) return;
  render::PanelStyle beam;
  beam.fill = render::from_hex(0x2C6E70);
  beam.outline = render::from_hex(0x1F5458);
  beam.outline_width = 6;
  beam.radius = 0;
  brush.canvas.panel({visible.x - 20, visible.y - 20, visible.width + 40, 20 - visible.y}, beam);
}

void draw_far_table(const Brush& brush) {
  const float rim = brush.layout.at(1).rim.y;
  // The sheet's far table is 1700 wide; with two tables it reaches from edge to edge.
  render::SpriteStyle style;
  style.anchor = {0.5F, 0};
  style.stretch_x = brush.layout.two_rows ? 1.12F : 0.82F + 0.03F * static_cast<float>(brush.layout.seats);
  brush.canvas.sprite("hall-table-far", {960, rim - 8}, style);
}

/// At each side, from the edge of the frame inwards; beyond it goes on as its mirror picture.
void draw_side_tables(const Brush& brush) {
  const float y = brush.layout.seat.front().rim.y - 8;
  const bool wide = brush.canvas.viewport().visible().width > render::k_frame_width + 1;
  const auto draw = [&](float edge, float anchor, bool flip) {
    render::SpriteStyle style;
    style.anchor = {anchor, 0};
    style.flip = flip;
    brush.canvas.sprite("hall-table-side", {edge, y}, style);
  };
  if (wide) {
    draw(0, 1, true);
    draw(render::k_frame_width, 0, false);
  }
  draw(0, 0, false);
  draw(render::k_frame_width, 1, true);
}

/// From edge to edge; on wider screens its slanting ends lie outside.
void draw_near_table(const Brush& brush) {
  const float share = brush.canvas.viewport().visible().width / render::k_frame_width;
  render::SpriteStyle style;
  style.anchor = {0.5F, 0};
  style.stretch_x = share > 1.001F ? share * 1.06F : 1.0F;
  brush.canvas.sprite("hall-table-near", {960, brush.layout.seat.front().rim.y - 8}, style);
}

}  // namespace

void draw_room(const Brush& brush) {
  draw_background(brush);
  // Two face each other: nobody would sit there.
  if (brush.layout.seats > 2) draw_far_table(brush);
  if (brush.layout.two_rows) {
    draw_near_table(brush);
  } else {
    draw_side_tables(brush);
  }
}

void draw_splats(const Brush& brush, const std::vector<Splat>& splats) {
  for (const Splat& splat : splats) {
    render::SpriteStyle style;
    style.scale = splat.scale;
    style.angle_degrees = splat.angle;
    style.tint = splat.colour;
    brush.canvas.sprite("blot-" + std::to_string(splat.picture % 10), splat.place, style);
  }
}

}  // namespace game::food_fight
