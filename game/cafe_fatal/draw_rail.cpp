// The tray for thrown dice and the hands that hold it.
#include <cmath>

#include "game/cafe_fatal/brush.hpp"

namespace game::cafe_fatal {

using render::Point;

namespace {

void draw_hands(const Brush& brush, const Hands& hands) {
  if (hands.seat < 0 || hands.alpha <= 0) return;
  const std::string seat = std::to_string(hands.seat);
  render::SpriteStyle left;
  left.anchor = {112.0F / 176.0F, 36.0F / 180.0F};
  left.alpha = hands.alpha;
  brush.canvas.sprite("hand-left-" + seat, k_hand_left + hands.left, left);
  render::SpriteStyle right = left;
  right.anchor = {64.0F / 176.0F, 36.0F / 180.0F};
  brush.canvas.sprite("hand-right-" + seat, k_hand_right + hands.right, right);
}

void draw_group(const Brush& brush, const Pose& pose, const RailGroup& group, const Choice* choice) {
  const int seat = pose.shown.rail_seat;
  const bool focused = choice != nullptr && choice->result() == group.result;
  if (focused) {
    render::PanelStyle plate;
    plate.fill = choice->at_tables() ? render::k_mustard : render::from_hex(0xFFD66E);
    plate.outline = player_colour(seat);
    plate.outline_width = choice->at_tables() ? 4.0F : 7.0F;
    plate.radius = 22;
    const render::Rect rect = render::inflated(group.rect, 8);
    render::PanelStyle ink = plate;
    ink.outline = render::k_ink;
    ink.outline_width = 4;
    ink.radius = 26;
    brush.canvas.panel(render::inflated(rect, 4), ink);
    brush.canvas.panel(rect, plate);
  }
  const bool faint = choice != nullptr && !focused;
  for (int index = 0; index < group.dice; ++index) {
    render::SpriteStyle style;
    style.scale = k_rail_die / 104.0F * (focused ? 1.07F : 1.0F);
    style.angle_degrees = rail_tilt(group.result, index);
    if (faint) style.tint = render::from_hex(0xB4B9C8);
    const float lift = focused && !choice->at_tables()
                           ? 3 + brush.stir * 3.0F * static_cast<float>(std::sin(brush.idle * 4 + index))
                           : 0.0F;
    const Point place = rail_die(group, index);
    brush.canvas.sprite(die_sprite(seat, group.result), {place.x, place.y - lift}, style);
  }
}

}  // namespace

void draw_rail(const Brush& brush, const Pose& pose, const Choice* choice) {
  if (pose.shown.rail_seat >= 0) {
    for (const auto& group : rail_groups(pose.shown)) draw_group(brush, pose, group, choice);
  }
  draw_hands(brush, pose.hands);
}

}  // namespace game::cafe_fatal
