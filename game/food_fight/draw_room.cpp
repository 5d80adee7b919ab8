// The mess hall behind everybody: wall, floor, tables, and the splats that have settled.
#include "game/food_fight/brush.hpp"

namespace game::food_fight {

namespace {

/// On wider and taller screens the hall goes on beyond the frame as its own mirror picture.
void draw_background(const Brush& brush) {
  render::Canvas& canvas = brush.canvas;
  const render::Rect visible = canvas.viewport().visible();
  const render::Point middle = render::Viewport::frame().centre();
  constexpr float k_width = render::k_frame_width;
  constexpr float k_height = render::k_frame_height;
  render::SpriteStyle mirrored;
  mirrored.flip = true;
  if (visible.width > k_width + 1) {
    canvas.sprite("hall-background", {middle.x - k_width, middle.y}, mirrored);
    canvas.sprite("hall-background", {middle.x + k_width, middle.y}, mirrored);
  }
  if (visible.height > k_height + 1) {
    // Turned half round and flipped: upside down.
    mirrored.angle_degrees = 180;
    canvas.sprite("hall-background", {middle.x, middle.y - k_height}, mirrored);
    canvas.sprite("hall-background", {middle.x, middle.y + k_height}, mirrored);
  }
  canvas.sprite("hall-background", middle, {});
}

void draw_far_table(const Brush& brush) {
  const SeatPlace& seat = brush.layout.at(1);
  // The sheet's far table is 1700 wide; with two tables it reaches from edge to edge.
  render::SpriteStyle style;
  style.anchor = {0.5F, 0};
  style.stretch_x = brush.layout.two_rows ? 1.12F : 0.82F + 0.03F * static_cast<float>(brush.layout.seats);
  brush.canvas.sprite("hall-table-far", {960, seat.rim.y - 8}, style);
}

/// A table that ends at both edges of the frame, or at one: beyond it goes on as its mirror picture.
void draw_to_the_edges(const Brush& brush, const std::string& table, bool other_half) {
  const float y = brush.layout.seat.front().rim.y - 8;
  constexpr float k_right_edge = render::k_frame_width;
  const bool wide = brush.canvas.viewport().visible().width > k_right_edge + 1;
  const auto draw = [&](float edge, bool to_the_right, bool flip) {
    render::SpriteStyle style;
    style.anchor = {to_the_right ? 0.0F : 1.0F, 0};
    style.flip = flip;
    brush.canvas.sprite(table, {edge, y}, style);
  };
  if (wide) {
    draw(0, false, true);
    draw(k_right_edge, true, !other_half);
  }
  draw(0, true, false);
  if (other_half) draw(k_right_edge, false, true);
}

}  // namespace

void draw_room(const Brush& brush) {
  draw_background(brush);
  draw_far_table(brush);
  if (brush.layout.two_rows) {
    draw_to_the_edges(brush, "hall-table-near", false);
  } else {
    draw_to_the_edges(brush, "hall-table-side", true);
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
