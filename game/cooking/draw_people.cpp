// Guests who wait behind the pass, and those who come to complain.
#include <cmath>
#include <string>

#include "game/cooking/brush.hpp"

namespace game::cooking {

using render::Point;

namespace {

void draw_guest(const Brush& brush, const Pose& pose, int side) {
  const Bay& bay = brush.layout.bay_at(side);
  render::SpriteStyle style;
  style.scale = bay.guest_scale;
  style.tint = shade(0.5F);
  style.stretch_y = 1 + brush.stir * 0.01F * static_cast<float>(std::sin(brush.idle * 1.7 + side));
  const bool served = pose.bay_at(side).guest_served;
  // A wide window has room for more than one.
  const int guests = bay.right - bay.left > 700 ? 2 : 1;
  for (int guest = 0; guest < guests; ++guest) {
    const int who = (side * 2 + guest * 5) % 10;
    const float shift = guests > 1 ? (guest == 0 ? -150.0F : 150.0F) : 0.0F;
    draw_at_anchor(brush, "guest-" + std::to_string(who) + (served ? "-served" : "-waiting"),
                   {bay.visitor.x + shift, bay.visitor.y}, style);
  }
}

bool is_visited(const Brush& brush, const Pose& pose, int side) {
  if (pose.waits && pose.shown.visit.there() && brush.layout.at(pose.shown.visit.on).side == side)
    return true;
  for (const Visitor& visitor : pose.visitors) {
    if (visitor.side == side) return true;
  }
  return false;
}

}  // namespace

void draw_visitor(const Brush& brush, const Visitor& visitor) {
  if (visitor.sprite.empty() || visitor.alpha <= 0) return;
  render::SpriteStyle style;
  style.scale = visitor.scale;
  style.angle_degrees = visitor.lean;
  style.alpha = visitor.alpha;
  style.flip = visitor.flip;
  draw_at_anchor(brush, visitor.sprite, visitor.place, style);
}

Visitor visitor_at_rest(const Layout& layout, const Visit& visit) {
  Visitor visitor;
  if (!visit.there()) return visitor;
  const Bay& bay = layout.bay_of(visit.on);
  visitor.sprite = visitor_sprite(visit.card, visit.mood);
  visitor.place = bay.visitor;
  visitor.scale = bay.visitor_scale;
  visitor.side = bay.side;
  return visitor;
}

void draw_people(const Brush& brush, const Pose& pose) {
  for (int side = 0; side < brush.layout.sides; ++side) {
    if (!is_visited(brush, pose, side)) draw_guest(brush, pose, side);
  }
  if (pose.door_open) {
    render::SpriteStyle door;
    door.scale = brush.layout.door_scale;
    draw_at_anchor(brush, "door-open", brush.layout.door, door);
  }
  if (pose.waits) draw_visitor(brush, visitor_at_rest(brush.layout, pose.shown.visit));
  for (const Visitor& visitor : pose.visitors) {
    if (!visitor.in_front) draw_visitor(brush, visitor);
  }
}

}  // namespace game::cooking
