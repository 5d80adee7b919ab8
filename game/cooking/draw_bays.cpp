// The pass of a side: its order on the rail, meals on plates, tips in the jar.
#include <algorithm>
#include <cmath>
#include <string>

#include "game/cooking/brush.hpp"

namespace game::cooking {

using render::Point;

namespace {

constexpr std::array k_fill_from{1, 5, 10, 15};  ///< dollars from which the jar looks fuller

/// Where a side's light comes from: it is as bright as the brightest of its stations.
float light_of(const Brush& brush, const Pose& pose, int side) {
  float light = 0;
  for (int seat = 0; seat < brush.layout.seats; ++seat) {
    if (brush.layout.at(seat).side == side) light = std::max(light, pose.at(seat).light);
  }
  return light;
}

void draw_number(const Brush& brush, const std::string& text, Point centre, float size, float alpha,
                 bool read = true) {
  render::TextStyle style = headline(size, render::k_ink);
  style.scaled = false;
  style.alpha = alpha;
  style.essential = read;
  brush.canvas.text(text, centre, style);
}

/// The order itself: how many meals of how many, and the tip as far as the viewer may know it.
void draw_ticket_words(const Brush& brush, const Pose& pose, int side) {
  const Bay& bay = brush.layout.bay_at(side);
  const BayPose& look = pose.bay_at(side);
  const rules::Side& order = pose.shown.side(side);
  const float s = bay.ticket_scale;
  const Point top = bay.ticket + look.ticket_push;
  const bool hangs = std::abs(look.ticket_swing) < 4;  // nobody reads it while it swings
  const int meals = order.meals - std::min<int>(look.hidden_meals, order.meals);
  draw_number(brush, std::to_string(meals) + "/" + std::to_string(order.needs), {top.x, top.y + 84 * s},
              58 * s, look.ticket_alpha, hangs);
  const int tip = brush.hand.tips[static_cast<std::size_t>(side)];
  const std::string words = tip > 0 ? "$" + std::to_string(tip) : "tip ?";
  draw_number(brush, words, {top.x, top.y + 140 * s}, tip > 0 ? 38 * s : 34 * s, look.ticket_alpha, hangs);
}

void draw_ticket(const Brush& brush, const Pose& pose, int side) {
  const Bay& bay = brush.layout.bay_at(side);
  const BayPose& look = pose.bay_at(side);
  const bool order = pose.shown.side(side).needs > 0;
  const bool turning = look.ticket_turn < 1;
  render::SpriteStyle style;
  style.scale = bay.ticket_scale;
  style.alpha = look.ticket_alpha;
  style.tint = shade(0.6F + 0.4F * light_of(brush, pose, side));
  const Point place = bay.ticket + look.ticket_push;
  render::Transform swing;
  swing.pivot = place;
  swing.angle_degrees =
      look.ticket_swing + brush.stir * 1.2F * static_cast<float>(std::sin(brush.idle * 1.3 + side * 2));
  const render::TransformScope scope(brush.canvas, swing);
  if (!order && !turning) {
    draw_at_anchor(brush, "ticket-place", place, style);
  } else if (turning) {
    style.stretch_x = std::max(std::abs(look.ticket_turn), 0.12F);
    const bool edge = std::abs(look.ticket_turn) < 0.25F;
    draw_at_anchor(brush, edge ? "ticket-edge" : (look.ticket_turn < 0 ? "ticket-back" : "ticket"), place,
                   style);
    if (look.ticket_turn < -0.6F)
      draw_number(brush, "$" + std::to_string(look.tip), {place.x, place.y + 87 * bay.ticket_scale},
                  64 * bay.ticket_scale, look.ticket_alpha);
  } else {
    draw_at_anchor(brush, "ticket", place, style);
    draw_ticket_words(brush, pose, side);
  }
  if (look.ticket_alpha > 0.5F) {
    render::SpriteStyle clip;
    clip.scale = bay.ticket_scale;
    draw_at_anchor(brush, "ticket-clip", bay.ticket, clip);
  }
}

void draw_jar(const Brush& brush, const Pose& pose, int side) {
  const Bay& bay = brush.layout.bay_at(side);
  const BayPose& look = pose.bay_at(side);
  const int money = static_cast<int>(std::lround(look.money));
  const auto fuller = [money](int from) { return money >= from; };
  const auto fill = std::count_if(k_fill_from.begin(), k_fill_from.end(), fuller);
  render::SpriteStyle style;
  style.scale = bay.jar_scale * look.jar_size;
  style.tint = shade(0.6F + 0.4F * light_of(brush, pose, side));
  draw_at_anchor(brush, "tip-jar-" + std::to_string(fill), bay.jar, style);
  draw_number(brush, "$" + std::to_string(money), {bay.jar.x, bay.jar.y - 58 * bay.jar_scale * look.jar_size},
              std::max(28.0F, 40 * bay.jar_scale * look.jar_size), 1);
}

void draw_plates(const Brush& brush, const Pose& pose, int side) {
  const rules::Side& order = pose.shown.side(side);
  const BayPose& look = pose.bay_at(side);
  const int meals = std::max(0, order.meals - look.hidden_meals - look.moving_meals);
  // Where two rows are needed the farther one comes first.
  for (const int parity : {0, 1}) {
    for (int index = parity; index < order.needs; index += 2) {
      const ThingPlace at = brush.layout.plate(side, index, order.needs);
      render::SpriteStyle style;
      style.scale = at.scale;
      style.tint = shade(0.7F + 0.3F * light_of(brush, pose, side));
      draw_at_anchor(brush, index < meals ? meal_sprite(pose.shown, side, index) : "plate-empty", at.place,
                     style);
    }
  }
}

}  // namespace

void draw_bay(const Brush& brush, const Pose& pose, int side) {
  draw_ticket(brush, pose, side);
  draw_jar(brush, pose, side);
  draw_plates(brush, pose, side);
}

}  // namespace game::cooking
