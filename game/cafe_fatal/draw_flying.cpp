// What is above the tables for a moment: dice and morsels in the air, the wheel's ceremony, shouts.
#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>

#include "game/cafe_fatal/brush.hpp"

namespace game::cafe_fatal {

using render::Point;

namespace {

constexpr std::array<render::Colour, rules::k_morsels> k_wedge_colours{
    render::from_hex(0xF6B52E), render::from_hex(0xF2C14E), render::from_hex(0xF58FB0)};

/// Where the ceremony is held: over the middle of the tables.
constexpr Point k_stage_middle{1130, 440};

void draw_shout(const Brush& brush, const Shout& shout) {
  if (shout.scale <= 0.01F || shout.alpha <= 0) return;
  render::Canvas& canvas = brush.canvas;
  render::Transform grown;
  grown.scale = shout.scale;
  grown.angle_degrees = shout.angle;
  grown.pivot = shout.centre;
  grown.alpha = shout.alpha;
  const render::TransformScope scope(canvas, grown);
  render::TextStyle text;
  text.font = render::Font::dosis;
  text.size = 76;
  text.scaled = false;
  text.colour = render::k_paper;
  text.outline = render::k_ink;
  text.outline_width = 8;
  text.align = render::Align::centre;
  text.vertical = render::Vertical::middle;
  text.essential = false;
  const render::Size size = canvas.measure(shout.text, text);
  render::ShapeStyle burst;
  burst.fill = render::k_tomato;
  burst.outline = render::k_ink;
  burst.outline_width = 8;
  canvas.burst(shout.centre, {size.width * 1.45F + 120, size.height + 150}, 18, burst);
  canvas.text(shout.text, shout.centre, text);
}

void draw_wedges(const Brush& brush, const WheelShow& show, float radius) {
  for (int piece = 0; piece < rules::k_whole; ++piece) {
    const float from = static_cast<float>(piece) * 72.0F;
    const float middle = (from + 36.0F - 90.0F) * std::numbers::pi_v<float> / 180.0F;
    const float far = (1 - show.gather) * 320.0F;
    const Point centre{k_stage_middle.x + std::cos(middle) * far, k_stage_middle.y + std::sin(middle) * far};
    render::ShapeStyle wedge;
    wedge.fill = k_wedge_colours[static_cast<std::size_t>(show.morsel)];
    wedge.outline = render::k_ink;
    wedge.outline_width = 7;
    wedge.alpha = show.alpha;
    brush.canvas.wedge(centre, radius, from, from + 72, wedge);
    render::SpriteStyle face;
    face.scale = 0.72F;
    face.anchor = k_morsel_foot;
    face.alpha = show.alpha;
    const Point inside{centre.x + std::cos(middle) * radius * 0.62F,
                       centre.y + std::sin(middle) * radius * 0.62F + 34};
    brush.canvas.sprite(morsel_sprite(show.morsel, Face::wide), inside, face);
  }
}

void draw_wheel_show(const Brush& brush, const WheelShow& show) {
  if (show.seat < 0 || show.alpha <= 0) return;
  if (show.grown <= 0) {
    draw_wedges(brush, show, 150);
    return;
  }
  const Panel& panel = brush.room.panels[static_cast<std::size_t>(show.seat)];
  const Point home = panel.wheels[static_cast<std::size_t>(show.morsel)];
  render::SpriteStyle whole;
  whole.scale = render::blend(4.0F * show.grown, panel.wheel_scale, show.home);
  whole.alpha = show.alpha;
  whole.stretch_x = show.squash.stretch_x;
  whole.stretch_y = show.squash.stretch_y;
  whole.angle_degrees = show.home * 360.0F;
  brush.canvas.sprite(wheel_sprite(show.morsel, rules::k_whole),
                      render::arc(k_stage_middle, home, 120, show.home), whole);
}

}  // namespace

void draw_flying(const Brush& brush, const Pose& pose) {
  for (const auto& morsel : pose.morsels) {
    if (morsel.height <= 4 || morsel.alpha <= 0) continue;
    render::SpriteStyle shadow;
    shadow.scale = morsel.scale * 0.8F;
    shadow.alpha = morsel.alpha * 0.5F;
    brush.canvas.sprite("die-shadow", morsel.foot, shadow);
  }
  for (const auto& morsel : pose.morsels) draw_morsel(brush, morsel);
  for (const auto& die : pose.dice) draw_die(brush, die);
  draw_wheel_show(brush, pose.wheel);
  draw_shout(brush, pose.shout);
}

}  // namespace game::cafe_fatal
