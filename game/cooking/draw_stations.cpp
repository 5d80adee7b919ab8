// A station: cook and helper behind the stove, pot and pan, and the things that lie and hang about.
#include <algorithm>
#include <array>
#include <cmath>
#include <string>

#include "game/cooking/brush.hpp"

namespace game::cooking {

using render::Point;

namespace {

constexpr float k_small_die = 0.5F;  ///< of 104 units
constexpr float k_helper_scarf = 0.625F;

render::SpriteStyle lit(const Pose& pose, int seat, float scale) {
  render::SpriteStyle style;
  style.scale = scale;
  style.tint = shade(pose.at(seat).light);
  return style;
}

render::SpriteStyle standing(const Brush& brush, const Pose& pose, int seat, float scale,
                             const Stance& stance) {
  render::SpriteStyle style = lit(pose, seat, scale);
  style.angle_degrees = stance.lean;
  style.alpha = stance.alpha;
  style.flip = stance.flip;
  style.stretch_x = stance.squash.stretch_x;
  style.stretch_y = stance.squash.stretch_y *
                    (1 + brush.stir * 0.012F * static_cast<float>(std::sin(brush.idle * 2.2 + seat)));
  return style;
}

/// A missing cook is an outline with a plus in it: somebody has to be hired.
void draw_cook(const Brush& brush, const Pose& pose, int seat) {
  const Station& at = brush.layout.at(seat);
  const StationPose& look = pose.at(seat);
  const Card cook = pose.shown.player(seat).cook;
  const Point place = at.cook + look.jolt;
  if (cook == Card::none) {
    draw_at_anchor(brush, "cook-place", place, lit(pose, seat, at.cook_scale * 0.92F));
    return;
  }
  const render::SpriteStyle style = standing(brush, pose, seat, at.cook_scale, look.cook);
  const int person = pose.shown.cook_look[static_cast<std::size_t>(seat)];
  draw_at_anchor(brush, cook_sprite(cook, person, look.mood), place + look.cook.push, style);
  draw_at_anchor(brush, "scarf-" + std::to_string(seat), place + look.cook.push, style);
}

void draw_helper(const Brush& brush, const Pose& pose, int seat) {
  const Station& at = brush.layout.at(seat);
  const StationPose& look = pose.at(seat);
  const Card helper = pose.shown.player(seat).helper;
  const Point place = at.helper + look.jolt;
  if (helper == Card::none) {
    render::SpriteStyle style = lit(pose, seat, at.helper_scale * 0.86F);
    style.alpha = 0.7F;
    draw_at_anchor(brush, "helper-place", place, style);
    return;
  }
  render::SpriteStyle style = standing(brush, pose, seat, at.helper_scale, look.helper);
  const int person = pose.shown.helper_look[static_cast<std::size_t>(seat)];
  draw_at_anchor(brush, helper_sprite(helper, person, look.helper_mood), place + look.helper.push, style);
  style.scale *= k_helper_scarf;
  draw_at_anchor(brush, "scarf-" + std::to_string(seat), place + look.helper.push, style);
}

/// Side by side in their band.
template <class List>
void draw_things(const Brush& brush, const Pose& pose, int seat, const List& list, const render::Rect& band) {
  const Station& at = brush.layout.at(seat);
  for (int index = 0; index < list.size(); ++index) {
    const ThingPlace thing = in_band(band, at.thing_scale, index, list.size());
    draw_at_anchor(brush, thing_sprite(list[index]), thing.place + pose.at(seat).jolt,
                   lit(pose, seat, thing.scale));
  }
}

void draw_supplies(const Brush& brush, const Pose& pose, int seat) {
  const Station& at = brush.layout.at(seat);
  const auto& supplies = pose.shown.player(seat).supplies;
  for (int index = 0; index < supplies.size() - pose.at(seat).hidden_supplies; ++index) {
    const ThingPlace place = supply_place(at, index, supplies.size());
    render::SpriteStyle style = lit(pose, seat, place.scale);
    draw_at_anchor(brush, "hook", place.place, style);
    style.angle_degrees = brush.stir * 2.0F * static_cast<float>(std::sin(brush.idle * 1.6 + seat + index));
    draw_at_anchor(brush, thing_sprite(supplies[index]), place.place + Point{0, 34 * place.scale}, style);
  }
}

void draw_pot(const Brush& brush, const Pose& pose, int seat) {
  const Station& at = brush.layout.at(seat);
  const StationPose& look = pose.at(seat);
  const float scale = at.stove_scale * (brush.layout.two_rows ? 0.62F : 0.92F);
  const Point place = at.pot + look.jolt;
  if (look.flame > 0.01F) {
    render::SpriteStyle flame = lit(pose, seat, scale * 0.72F * look.flame);
    const int frame = brush.stir > 0 ? static_cast<int>(brush.idle * 6) % 3 : 0;
    draw_at_anchor(brush, "flame-" + std::to_string(frame), place + Point{0, 12 * scale}, flame);
  }
  draw_at_anchor(brush, "pot-" + std::to_string(seat), place, lit(pose, seat, scale));
  if (look.flame < 0.5F) return;
  render::SpriteStyle steam = lit(pose, seat, scale * 0.8F);
  steam.alpha = 0.8F;
  const int frame = brush.stir > 0 ? static_cast<int>(brush.idle * 2) % 3 : 1;
  draw_at_anchor(brush, "steam-" + std::to_string(frame), place - Point{0, 62 * scale}, steam);
}

void draw_pan(const Brush& brush, const Pose& pose, int seat) {
  const Station& at = brush.layout.at(seat);
  const StationPose& look = pose.at(seat);
  if (look.pan <= 0.01F) return;
  render::SpriteStyle style;
  style.scale = at.pan_scale;
  style.alpha = look.pan;
  style.angle_degrees = look.pan_lean;
  const Point place = at.pan + look.jolt + Point{0, 26 * (1 - look.pan)};
  draw_at_anchor(brush, "pan", place, style);
  for (const Die& die : pose.dice) {
    if (die.in_pan == seat) draw_die(brush, die);
  }
  draw_at_anchor(brush, "pan-front", place, style);
}

}  // namespace

void draw_die(const Brush& brush, const Die& die) {
  if (die.alpha <= 0) return;
  render::SpriteStyle style;
  style.scale = die.scale;
  style.angle_degrees = die.angle;
  style.alpha = die.alpha;
  style.stretch_x = die.squash.stretch_x;
  style.stretch_y = die.squash.stretch_y;
  if (die.tumble >= 0) {
    brush.canvas.sprite(tumble_sprite(die.tumble), die.place, style);
  } else if (die.scale < k_small_die) {
    style.scale = die.scale * 104 / 40;
    brush.canvas.sprite(small_die_sprite(die.face), die.place, style);
  } else {
    brush.canvas.sprite(die_sprite(die.face), die.place, style);
  }
}

void draw_station(const Brush& brush, const Pose& pose, int seat) {
  const Station& at = brush.layout.at(seat);
  const StationPose& look = pose.at(seat);
  const rules::Player& player = pose.shown.player(seat);
  draw_supplies(brush, pose, seat);
  draw_helper(brush, pose, seat);
  draw_cook(brush, pose, seat);
  render::SpriteStyle stove = lit(pose, seat, at.stove_scale);
  stove.stretch_y = at.stove_height;
  draw_at_anchor(brush, "stove", at.stove + look.jolt, stove);
  if (look.pan < 0.5F) draw_pot(brush, pose, seat);
  draw_things(brush, pose, seat, player.plus, at.plus);
  draw_things(brush, pose, seat, player.minus, at.minus);
  draw_pan(brush, pose, seat);
}

}  // namespace game::cooking
