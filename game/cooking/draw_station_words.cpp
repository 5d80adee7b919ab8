// What is read on a station: whose it is, how many dice the next roll has, and what is up.
#include <algorithm>
#include <string>

#include "game/cooking/brush.hpp"
#include "game/screens/widgets.hpp"

namespace game::cooking {

using render::Point;
using render::Rect;

namespace {

constexpr render::Colour k_more = render::from_hex(0x17633B);
constexpr render::Colour k_fewer = render::from_hex(0xA3190F);

void draw_name(const Brush& brush, const Pose& pose, int seat, bool asked) {
  const Station& at = brush.layout.at(seat);
  const Rect box{at.name.x + pose.at(seat).jolt.x, at.name.y + pose.at(seat).jolt.y, at.name.width,
                 at.name.height};
  render::PanelStyle plate;
  plate.fill = plate_colour(seat);
  plate.outline_width = 5;
  plate.radius = 14;
  plate.essential = true;
  const bool on_turn = pose.shown.started && !pose.shown.over && pose.shown.board.turn == seat;
  if (on_turn || asked) {
    render::PanelStyle glow;
    glow.fill = render::k_mustard;
    glow.outline_width = 4;
    glow.radius = 18;
    brush.canvas.panel(render::inflated(box, 7), glow);
  }
  brush.canvas.panel(box, plate);
  const bool inside = at.mark_inside;
  const float left = inside ? at.mark_size + 8 : 8;
  render::TextStyle name = headline(std::min(36.0F, box.height * 0.68F), render::readable_on(plate.fill));
  name.plate = plate.fill;
  name.max_width = box.width - (inside ? left + 10 : 10.0F);
  name.max_height = box.height * 0.95F;
  const float width = std::min(brush.canvas.measure(brush.who(seat).name, name).width, name.max_width);
  const float middle = box.x + left + (inside ? width / 2 + 6 : box.width / 2 - left);
  // A little higher than the middle of the capitals: descenders keep clear of the plate's rim.
  brush.canvas.text(brush.who(seat).name, {middle, box.centre().y - 3}, name);
  screens::draw_mark(brush.canvas, seat, brush.who(seat).letter, at.mark + pose.at(seat).jolt, at.mark_size);
}

/// "[die] 3 +2": what the cook throws, and what is thrown after it.
void draw_dice(const Brush& brush, const Pose& pose, int seat) {
  if (pose.at(seat).dice_size <= 0) return;  // a preview stands there
  const Station& at = brush.layout.at(seat);
  const rules::Player& player = pose.shown.player(seat);
  const Rect box{at.dice.x + pose.at(seat).jolt.x, at.dice.y + pose.at(seat).jolt.y, at.dice.width,
                 at.dice.height};
  render::PanelStyle pill;
  pill.fill = render::mix(render::k_paper, render::from_hex(0x17304D), 0.14F * (1 - pose.at(seat).light));
  pill.outline_width = 4;
  pill.essential = true;
  brush.canvas.pill(box, pill);
  const int dice = rules::cooking_dice(player);
  const int extra = rules::extra_dice(player);
  const float size = std::clamp(box.height * 0.76F, 30.0F, 38.0F);
  render::TextStyle text = headline(size * pose.at(seat).dice_size, render::k_ink);
  text.scaled = false;
  text.plate = pill.fill;
  text.align = render::Align::left;
  const float y = box.centre().y;
  if (dice == 0) {
    text.size = 28;
    text.align = render::Align::centre;
    text.max_width = box.width - 16;
    brush.canvas.text(extra > 0 ? "no cook +" + std::to_string(extra) : "no cook", box.centre(), text);
    return;
  }
  const float icon = std::min(box.height - 8, 40.0F);
  brush.canvas.sprite("kitchen-die-small-meal", {box.x + 14 + icon / 2, y}, {.scale = icon / 40});
  const bool fewer = dice < rules::traits(player.cook).dice;
  if (fewer) text.colour = k_fewer;
  float x = brush.canvas.text(std::to_string(dice), {box.x + icon + 24, y}, text).right();
  if (extra == 0) return;
  text.colour = k_more;
  brush.canvas.text("+" + std::to_string(extra), {x + 12, y}, text);
}

struct Tag {
  const char* word;
  render::Colour fill;
};

/// One word over the plate: the most pressing one.
void draw_tag(const Brush& brush, const Pose& pose, int seat, bool asked) {
  const bool on_turn = pose.shown.started && !pose.shown.over && pose.shown.board.turn == seat;
  Tag tag{"", {}};
  if (pose.shown.player(seat).owes_turn != 0) tag = {"SKIPS", render::from_hex(0xE3D5F2)};
  if (on_turn) tag = {"TURN", render::k_mustard};
  if (pose.reacts == seat || (asked && !on_turn)) tag = {"REACTS", render::from_hex(0xFFC9BD)};
  if (*tag.word == 0) return;
  const Station& at = brush.layout.at(seat);
  render::TextStyle text = headline(28, render::k_ink);
  text.scaled = false;
  text.plate = tag.fill;
  const float width = brush.canvas.measure(tag.word, text).width + 28;
  const Rect box{at.tag.right() - width, at.tag.y, width, at.tag.height};
  render::PanelStyle plate;
  plate.fill = tag.fill;
  plate.outline_width = 5;
  plate.radius = 12;
  plate.essential = true;
  brush.canvas.panel(box, plate);
  brush.canvas.text(tag.word, box.centre(), text);
}

}  // namespace

void draw_station_words(const Brush& brush, const Pose& pose, int seat, bool asked) {
  draw_dice(brush, pose, seat);
  draw_name(brush, pose, seat, asked);
  draw_tag(brush, pose, seat, asked);
}

}  // namespace game::cooking
