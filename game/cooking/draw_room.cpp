// What stands still in the kitchen: wall, hood, pass, rails, the door to the dining hall.
#include <algorithm>
#include <cmath>
#include <string>

#include "game/cooking/brush.hpp"

namespace game::cooking {

using render::Point;

namespace {

constexpr float k_piece = 100;  ///< of what repeats
constexpr float k_rail_y = 80;
constexpr float k_shelf_y = 264;
constexpr float k_hook_bar_y = 340;

/// Pieces of 100 units side by side, stretched a little so that they fit.
void draw_run(const Brush& brush, const std::string& name, float left, float right, float y) {
  const float pieces = std::max(1.0F, std::round((right - left) / k_piece));
  render::SpriteStyle style;
  style.stretch_x = (right - left) / (pieces * k_piece) * 1.03F;  // no seam
  for (float piece = 0; piece < pieces; ++piece)
    draw_at_anchor(brush, name, {left + (right - left) * piece / pieces, y}, style);
}

void draw_pass(const Brush& brush) {
  const Layout& layout = brush.layout;
  const render::Rect visible = brush.canvas.viewport().visible();
  for (const Bay& bay : layout.bay) draw_run(brush, "ticket-rail", bay.left, bay.right, k_rail_y);
  for (const Bay& bay : layout.bay) draw_at_anchor(brush, "pass-post", {bay.left - 4, k_shelf_y + 14});
  draw_at_anchor(brush, "pass-post", {layout.bay.back().right + 4, k_shelf_y + 14});
  draw_run(brush, "pass-shelf", visible.x - 20, visible.right() + 20, k_shelf_y);
}

void draw_post(const Brush& brush, render::Rect rect) {
  render::PanelStyle post;
  post.fill = render::from_hex(0xA9BFC0);
  post.outline = render::from_hex(0x5E7F80);
  post.outline_width = 3;
  post.radius = 4;
  brush.canvas.panel(rect, post);
}

/// The left edge of a side's stations in one of the rows.
float left_edge(const Layout& layout, int side, bool front) {
  float left = render::k_frame_width;
  for (const Station& station : layout.station) {
    if (station.side == side && station.front == front) left = std::min(left, station.whole.x);
  }
  return left - 7;
}

/// In teams posts part the kitchens of two sides; where two sides share a column, the line makes a step.
void draw_partitions(const Brush& brush) {
  const Layout& layout = brush.layout;
  constexpr float k_top = 318;
  constexpr float k_step = 552;  ///< between two rows
  constexpr float k_foot = 792;
  constexpr float k_width = 10;
  for (int side = 1; side < layout.sides; ++side) {
    const float back = left_edge(layout, side, false);
    if (!layout.two_rows) {
      draw_post(brush, {back, k_top, k_width, k_foot - k_top});
      continue;
    }
    const float front = left_edge(layout, side, true);
    draw_post(brush, {back, k_top, k_width, k_step - k_top});
    draw_post(brush, {front, k_step, k_width, k_foot - k_step});
    if (back != front)
      draw_post(brush, {std::min(back, front), k_step - 5, std::abs(back - front) + k_width, k_width});
  }
}

/// On taller screens the hood goes on above.
void draw_hood(const Brush& brush) {
  const render::Rect visible = brush.canvas.viewport().visible();
  if (visible.height <= render::k_frame_height + 1) return;
  render::PanelStyle hood;
  hood.fill = render::from_hex(0x809EA4);
  hood.outline = render::from_hex(0x5E7F86);
  hood.outline_width = 4;
  hood.radius = 0;
  brush.canvas.panel({visible.x - 20, visible.y - 20, visible.width + 40, 20 - visible.y}, hood);
}

}  // namespace

void draw_room(const Brush& brush) {
  stage::draw_backdrop(brush, "kitchen-background");
  draw_hood(brush);
  brush.canvas.sprite("kitchen-sign", {960, 31});
  render::SpriteStyle door;
  door.scale = brush.layout.door_scale;
  draw_at_anchor(brush, "door-shut", brush.layout.door, door);
  if (brush.layout.sides < brush.layout.seats) draw_partitions(brush);
  draw_pass(brush);
  if (brush.layout.two_rows) return;
  for (const Station& station : brush.layout.station) {
    const render::Rect& band = station.supplies;
    draw_run(brush, "hook-bar", band.x - 24, band.right() + 16, k_hook_bar_y);
  }
}

}  // namespace game::cooking
