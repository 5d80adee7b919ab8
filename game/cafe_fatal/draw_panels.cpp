// The seats' panels: mark, name, portrait, points, growing wheels, dice left.
#include <algorithm>
#include <array>
#include <cmath>
#include <string>

#include "game/cafe_fatal/brush.hpp"

namespace game::cafe_fatal {

using render::Colour;
using render::Point;
using render::Rect;

namespace {

constexpr std::array<const char*, 5> k_moods{"calm", "think", "joy", "gloom", "wow"};
constexpr Colour k_body = render::from_hex(0xEAD9B0);
constexpr Colour k_body_on_turn = render::k_paper;

void draw_frame(const Brush& brush, int seat) {
  render::Canvas& canvas = brush.canvas;
  const Panel& panel = brush.room.panels[static_cast<std::size_t>(seat)];
  render::PanelStyle body;
  body.fill = k_body;
  body.outline_width = 6;
  body.radius = 20;
  canvas.panel(panel.frame, body);
  render::PanelStyle header;
  header.fill = plate_colour(seat);
  header.outline_width = 6;
  header.radius = 20;
  canvas.panel(panel.header, header);
  render::TextStyle name;
  name.font = render::Font::dosis;
  name.size = 36;
  name.vertical = render::Vertical::middle;
  name.colour = render::readable_on(plate_colour(seat));
  name.plate = plate_colour(seat);
  name.max_width = panel.name.width;
  name.max_height = panel.header.height * 1.06F;  // the line box is taller than its capitals
  // Short names keep a distance from the mark that the longest have no room for.
  const float spare = panel.name.width - canvas.measure(brush.who(seat).name, name).width;
  const float inset = std::clamp(spare, 0.0F, 9.0F);
  canvas.text(brush.who(seat).name, {panel.name.x + inset, panel.header.centre().y}, name);
  draw_mark(brush, seat, panel.mark, 0.66F);
}

void draw_robot(const Brush& brush, int seat) {
  if (brush.who(seat).person) return;
  render::SpriteStyle robot;
  robot.scale = 0.6F;
  brush.canvas.sprite("robot", brush.room.panels[static_cast<std::size_t>(seat)].robot, robot);
}

void draw_points(const Brush& brush, const Pose& pose, int seat) {
  render::Canvas& canvas = brush.canvas;
  const Panel& panel = brush.room.panels[static_cast<std::size_t>(seat)];
  const float size = pose.counter_size[static_cast<std::size_t>(seat)];
  const Rect plate =
      render::rect_around(panel.points.centre(), {panel.points.width * size, panel.points.height * size});
  render::PanelStyle style;
  style.fill = size > 1.01F ? render::from_hex(0xFFD66E) : render::k_mustard;
  style.outline_width = 4;
  canvas.panel(plate, style);
  render::TextStyle text;
  text.font = render::Font::dosis;
  text.size = panel.points.height * 0.86F * size;
  text.scaled = false;
  text.align = render::Align::centre;
  text.vertical = render::Vertical::middle;
  text.plate = style.fill;
  const auto points = static_cast<int>(std::lround(pose.counter[static_cast<std::size_t>(seat)]));
  canvas.text(std::to_string(points), plate.centre(), text);
}

/// Wedges of the wheel that is growing; complete ones stand small beside it.
void draw_wheel(const Brush& brush, const Pose& pose, int seat, std::size_t kind) {
  const Panel& panel = brush.room.panels[static_cast<std::size_t>(seat)];
  const auto morsel = static_cast<rules::Morsel>(kind);
  const int pieces = pose.won[static_cast<std::size_t>(seat)][kind];
  const int wholes = pieces / rules::k_whole;
  const int rest = pieces % rules::k_whole;
  render::SpriteStyle style;
  style.scale = panel.wheel_scale;
  const Point place = panel.wheels[kind];
  // An exact number of wholes shows a whole in the large place.
  const bool exact = wholes > 0 && rest == 0;
  brush.canvas.sprite(wheel_sprite(morsel, exact ? rules::k_whole : rest), place, style);
  const int small = wholes - (exact ? 1 : 0);
  for (int i = 0; i < std::min(small, 3); ++i) {
    render::SpriteStyle whole;
    whole.scale = panel.wheel_scale * 0.5F;
    const float offset = 30.0F * panel.wheel_scale;
    brush.canvas.sprite(wheel_sprite(morsel, rules::k_whole),
                        {place.x - offset + static_cast<float>(i) * offset * 0.8F, place.y - offset * 1.05F},
                        whole);
  }
}

void draw_dice_left(const Brush& brush, const Pose& pose, int seat) {
  const Panel& panel = brush.room.panels[static_cast<std::size_t>(seat)];
  const rules::Player& player = pose.shown.board.players[static_cast<std::size_t>(seat)];
  for (std::size_t die = 0; die < rules::k_dice; ++die) {
    render::SpriteStyle style;
    style.scale = panel.die_scale;
    const bool there = die < player.in_hand;
    style.alpha = there ? 1.0F : 0.9F;
    if (!there) style.tint = render::k_cola;
    brush.canvas.sprite(there ? die_sprite(seat, 1) : std::string("die-slot"), panel.dice[die], style);
  }
}

void draw_portrait(const Brush& brush, const Pose& pose, int seat) {
  const Panel& panel = brush.room.panels[static_cast<std::size_t>(seat)];
  const auto mood = static_cast<std::size_t>(pose.mood[static_cast<std::size_t>(seat)]);
  render::SpriteStyle style;
  style.anchor = {0.5F, 1.0F};
  style.scale = panel.portrait_scale;
  const float breathing = brush.stir * 0.012F * static_cast<float>(std::sin(brush.idle * 2.2 + seat));
  style.stretch_y = 1 + breathing;
  brush.canvas.sprite("person-" + std::to_string(brush.who(seat).portrait) + "-" + k_moods[mood],
                      panel.portrait, style);
}

void draw_turn(const Brush& brush, int seat, bool asked) {
  const Panel& panel = brush.room.panels[static_cast<std::size_t>(seat)];
  render::PanelStyle rim;
  rim.fill = {0, 0, 0, 0};
  rim.outline = render::k_mustard;
  rim.outline_width = 8;
  rim.radius = 26;
  brush.canvas.panel(render::inflated(panel.frame, 7), rim);
  const Rect lit{panel.frame.x + 6, panel.header.bottom(), panel.frame.width - 12,
                 panel.frame.bottom() - 6 - panel.header.bottom()};
  render::PanelStyle body;
  body.fill = k_body_on_turn;
  body.outline_width = 0;
  brush.canvas.panel(lit, body);
  const float sway = asked ? brush.stir * 7.0F * static_cast<float>(std::sin(brush.idle * 5.0)) : 0.0F;
  render::SpriteStyle arrow;
  arrow.scale = 0.8F;
  brush.canvas.sprite("arrow", {panel.frame.right() + 20 + sway, panel.header.centre().y}, arrow);
}

}  // namespace

void draw_panel_frames(const Brush& brush) {
  for (int seat = 0; seat < static_cast<int>(brush.room.panels.size()); ++seat) draw_frame(brush, seat);
}

void draw_panels(const Brush& brush, const Pose& pose, int asked_seat) {
  for (int seat = 0; seat < static_cast<int>(brush.room.panels.size()); ++seat) {
    if (seat == pose.arrow_seat) {
      draw_turn(brush, seat, asked_seat == seat);
    }
    draw_portrait(brush, pose, seat);
    draw_robot(brush, seat);
    for (std::size_t kind = 0; kind < rules::k_morsels; ++kind) draw_wheel(brush, pose, seat, kind);
    draw_dice_left(brush, pose, seat);
    draw_points(brush, pose, seat);
  }
}

}  // namespace game::cafe_fatal
