// The mess hall behind everybody: wall, floor, tables, and the splats that have settled.
#include "game/food_fight/brush.hpp"

namespace game::food_fight {

namespace {

void draw_far_table(const Brush& brush) {
  const SeatPlace& seat = brush.layout.at(1);
  // The sheet's far table is 1700 wide; with two tables it reaches from edge to edge.
  render::SpriteStyle style;
  style.anchor = {0.5F, 0};
  style.stretch_x = brush.layout.two_rows ? 1.12F : 0.82F + 0.03F * static_cast<float>(brush.layout.seats);
  brush.canvas.sprite("hall-table-far", {960, seat.rim.y - 8}, style);
}

void draw_side_tables(const Brush& brush) {
  render::SpriteStyle style;
  style.anchor = {0, 0};
  const SeatPlace& left = brush.layout.seat.front();
  brush.canvas.sprite("hall-table-side", {0, left.rim.y - 8}, style);
  style.anchor = {1, 0};
  style.flip = true;
  brush.canvas.sprite("hall-table-side", {1920, left.rim.y - 8}, style);
}

void draw_near_table(const Brush& brush) {
  render::SpriteStyle style;
  style.anchor = {0, 0};
  brush.canvas.sprite("hall-table-near", {0, brush.layout.seat.front().rim.y - 8}, style);
}

}  // namespace

void draw_room(const Brush& brush) {
  render::SpriteStyle style;
  style.anchor = {0, 0};
  brush.canvas.sprite("hall-background", {0, 0}, style);
  draw_far_table(brush);
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
