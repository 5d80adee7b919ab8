// What is above the tables for a moment: aim lines, cards and food on their way, numbers, props, shouts.
#include <algorithm>
#include <cmath>
#include <cstdlib>

#include "game/food_fight/brush.hpp"
#include "game/food_fight/flight.hpp"

namespace game::food_fight {

using render::Point;
using render::Rect;

namespace {

/// A line from one side of the room to the other runs between the far table and the floor's cards.
float height_over_floor(const Layout& layout, const AimLine& line) {
  const Rect& floor = layout.floor;
  const bool crosses = std::min(line.from.x, line.to.x) < floor.x &&
                       std::max(line.from.x, line.to.x) > floor.right() &&
                       std::min(line.from.y, line.to.y) > floor.y;
  if (!crosses) return line.height;
  return std::max(line.height, (line.from.y + line.to.y) / 2 - (floor.y - 10));
}

/// Dots pass behind heads, and so end before the one they point at.
bool on_a_head(const Layout& layout, Point at) {
  return std::any_of(layout.seat.begin(), layout.seat.end(), [at](const SeatPlace& seat) {
    const Point away = at - seat.head();
    return std::hypot(away.x, away.y) < 106 * seat.bust_scale;
  });
}

void draw_line(const Brush& brush, const AimLine& line) {
  if (line.alpha <= 0 || line.share <= 0) return;
  constexpr int k_dots = 24;
  const float height = height_over_floor(brush.layout, line);
  std::vector<Point> dots;
  for (int i = 1; i <= k_dots; ++i) {
    const float share = static_cast<float>(i) / k_dots;
    if (share > line.share) break;
    const Point at = render::arc(line.from, line.to, height, share);
    if (!on_a_head(brush.layout, at)) dots.push_back(at);
  }
  for (std::size_t i = 0; i < dots.size(); ++i) {
    const float size = i + 1 == dots.size() ? 30.0F : 17.0F;
    render::ShapeStyle dot;
    dot.fill = player_colour(line.seat);
    dot.outline = render::k_ink;
    dot.outline_width = 4;
    dot.alpha = line.alpha;
    brush.canvas.ellipse(dots[i], {size, size}, dot);
  }
}

void draw_moving(const Brush& brush, const MovingCard& card) {
  if (card.alpha <= 0) return;
  CardLook look;
  look.scale = card.scale;
  look.angle = card.angle;
  look.alpha = card.alpha;
  look.turn = card.turn;
  look.names = card.scale >= 0.9F;
  draw_card(brush, card.card, card.place, look);
}

/// The arc of a Lob, in small dots.
void draw_trail(const Brush& brush, const AimLine& trail) {
  constexpr float k_dots = 26;
  for (float dot = 1; dot <= k_dots * trail.share; ++dot) {
    render::SpriteStyle style;
    style.alpha = trail.alpha;
    brush.canvas.sprite("arc-dot", render::arc(trail.from, trail.to, trail.height, dot / k_dots), style);
  }
}

void draw_cloth(const Brush& brush, Point place) {
  render::PanelStyle cloth;
  cloth.fill = render::k_milk;
  cloth.outline = render::k_ink;
  cloth.outline_width = 4;
  cloth.shade = render::from_hex(0xC9DDE2);
  cloth.radius = 14;
  cloth.angle_degrees = -12;
  brush.canvas.panel(render::rect_around(place, {58, 44}), cloth);
}

/// Cards that were revealed and are not placed yet.
void draw_aside(const Brush& brush, const Pose& pose) {
  if (!pose.aside || pose.shown.flight.on) return;
  const auto& cards = pose.shown.aside;
  for (std::size_t i = 0; i < cards.size(); ++i) {
    CardLook look;
    look.scale = k_aside_scale;
    look.face = FoodFace::joy;
    draw_card(brush, cards[i], aside_place(brush.layout, static_cast<int>(i), static_cast<int>(cards.size())),
              look);
  }
}

}  // namespace

void draw_aim_lines(const Brush& brush, const Pose& pose) {
  for (const auto& line : pose.lines) draw_line(brush, line);
}

void draw_flying(const Brush& brush, const Pose& pose) {
  if (pose.veil > 0) brush.canvas.wash(render::with_alpha(render::from_hex(0x142B4E), 0.45F * pose.veil));
  for (const auto& prop : pose.props) draw_prop(brush, prop);
  draw_banner(brush, pose.banner);
  draw_aside(brush, pose);
  for (const auto& card : pose.cards) draw_moving(brush, card);
  for (const auto& trail : pose.trails) draw_trail(brush, trail);
  if (pose.hanging) {
    for (const auto& flyer : waiting_food(brush.layout, pose.shown)) draw_flyer(brush, flyer);
  }
  for (const auto& flyer : pose.flyers) draw_flyer(brush, flyer);
  for (const auto& cloth : pose.cloths) draw_cloth(brush, cloth);
  for (const auto& saying : pose.sayings) draw_saying(brush, saying);
  for (const auto& amount : pose.amounts) draw_amount(brush, amount);
  draw_shout(brush, pose.shout);
}

}  // namespace game::food_fight
