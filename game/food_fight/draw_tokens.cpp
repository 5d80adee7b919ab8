// The pile of tokens on a tray of What the Food?!: one for each point, places up to the limit.
#include <algorithm>
#include <cmath>

#include "game/food_fight/brush.hpp"

namespace game::food_fight {

using render::Point;

namespace {

constexpr render::Colour k_well = render::from_hex(0x17304D);
constexpr float k_token_picture = 46;  ///< width of the token's face in its picture
constexpr int k_five = 5;

/// Free places are dents in the tray; the last one is framed, and glows when one token more fills it.
void draw_places(const Brush& brush, const Pose& pose, int seat) {
  const SeatPlace& place = brush.layout.at(seat);
  const int limit = pose.shown.limit;
  const float width = token_width(limit) * place.tray_scale;
  for (int index = std::max(pose.shown.at(seat).points, 0); index < limit; ++index) {
    const bool last = index == limit - 1;
    const Point where = place.token(index, limit) + pose.at(seat).tray;
    if (last && pose.shown.at(seat).points == limit - 1) {
      const float beat = 1 + 0.12F * brush.stir * static_cast<float>(std::sin(brush.idle * 5));
      render::ShapeStyle glow;
      glow.fill = render::with_alpha(render::k_mustard, 0.95F);
      glow.outline = render::k_ink;
      glow.outline_width = 3;
      brush.canvas.ellipse(where, {width * 1.34F * beat, width * 1.34F * beat}, glow);
    }
    render::ShapeStyle dent;
    dent.fill = last ? render::mix(render::k_tomato, k_well, 0.25F) : render::with_alpha(k_well, 0.42F);
    dent.outline = last ? render::k_paper : render::with_alpha(k_well, 0.0F);
    dent.outline_width = last ? 3.0F : 0.0F;
    const float size = width * (last ? 0.8F : 0.42F);
    brush.canvas.ellipse(where, {size, size}, dent);
  }
}

void draw_token(const Brush& brush, const char* sprite, Point where, float scale, float light, float alpha) {
  render::SpriteStyle style;
  style.scale = scale;
  style.tint = shade(light);
  style.alpha = alpha;
  brush.canvas.sprite(sprite, where, style);
}

}  // namespace

void draw_tokens(const Brush& brush, const Pose& pose, int seat) {
  draw_places(brush, pose, seat);
  const SeatPlace& place = brush.layout.at(seat);
  const SeatPose& look = pose.at(seat);
  const int limit = pose.shown.limit;
  const int points = pose.shown.at(seat).points;
  const float scale = token_width(limit) * place.tray_scale / k_token_picture;
  // What is beyond the limit lies on top, every five of it as one that takes two places.
  const int fives = std::max(points - limit, 0) / k_five;
  for (int index = 0; index < points; ++index) {
    if (index >= limit && index < limit + k_five * fives) continue;
    const int lies = index < limit ? index : index - (k_five - 2) * fives;
    const bool newest = index == points - 1;
    const Point lift{0, newest ? look.token_lift : 0.0F};
    draw_token(brush, "token", place.token(lies, limit) + look.tray - lift, scale, look.light,
               newest ? look.token_alpha : 1.0F);
  }
  for (int five = 0; five < fives; ++five)
    draw_token(brush, "token-5", place.token(limit + 2 * five, limit) + look.tray, scale * 1.15F, look.light,
               1);
}

}  // namespace game::food_fight
