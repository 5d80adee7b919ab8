// Tables with what lies on them: cloths under the lamp, morsels, dice, pills.
#include <algorithm>
#include <cmath>
#include <string>

#include "game/cafe_fatal/brush.hpp"

namespace game::cafe_fatal {

using render::Colour;
using render::Point;

namespace {

constexpr Colour k_shade = render::from_hex(0x8793B4);  ///< what the evening multiplies things by

Colour light_tint(float light) {
  return render::mix(k_shade, render::k_milk, light);
}

const Table& table_at(const Brush& brush, int table) {
  return brush.room.table[static_cast<std::size_t>(table)];
}

std::string cloth_name(const Brush& brush, int table) {
  return std::to_string(brush.room.tables) + "-t" + std::to_string(table + 1);
}

float breath(const Brush& brush, int table, std::size_t piece) {
  const double phase = brush.idle * 3.0 + table * 1.7 + static_cast<double>(piece) * 0.9;
  return brush.stir * 0.025F * static_cast<float>(std::sin(phase));
}

/// How a table's dice lie, with and without the room that is kept for more.
struct Laid {
  DiceSpots plain;
  DiceSpots roomy;
  float share = 0;
};

Laid lay(const Brush& brush, const Pose& pose, int table, const std::vector<DiceGroup>& groups, int value) {
  const Reserve& reserve = pose.reserve;
  const int more = reserve.share > 0 ? reserve.dice[static_cast<std::size_t>(table)] : 0;
  Laid laid{dice_spots(table_at(brush, table), groups), {}, reserve.share};
  if (more == 0) return {laid.plain, laid.plain, 1};
  laid.roomy = dice_spots(table_at(brush, table), with_more(groups, {reserve.seat, more, value}));
  return laid;
}

void draw_morsels(const Brush& brush, const Pose& pose, int table, Face face, const Laid& laid) {
  const auto at = static_cast<std::size_t>(table);
  const auto& pieces = pose.shown.board.morsels[at];
  auto spots = morsel_spots(table_at(brush, table), pieces, laid.roomy.rows);
  if (laid.share < 1 && laid.plain.rows != laid.roomy.rows) {
    const auto from = morsel_spots(table_at(brush, table), pieces, laid.plain.rows);
    for (std::size_t i = 0; i < spots.size(); ++i) {
      spots[i].foot = render::blend(from[i].foot, spots[i].foot, laid.share);
      spots[i].scale = render::blend(from[i].scale, spots[i].scale, laid.share);
    }
  }
  for (std::size_t i = 0; i < spots.size(); ++i) {
    render::SpriteStyle style;
    style.scale = spots[i].scale;
    style.anchor = k_morsel_foot;
    style.tint = light_tint(pose.light[at]);
    const float breathing = breath(brush, table, i);
    style.stretch_y = 1 + breathing;
    style.stretch_x = 1 - breathing;
    brush.canvas.sprite(morsel_sprite(spots[i].morsel, face), spots[i].foot + pose.push[at], style);
  }
}

void draw_count(const Brush& brush, const CountBadge& badge, Point push) {
  render::Canvas& canvas = brush.canvas;
  render::TextStyle text;
  text.font = render::Font::dosis;
  const float grown = 1 + 0.4F * large_text(canvas);
  text.size = 28 * grown;
  text.scaled = false;
  text.align = render::Align::centre;
  text.vertical = render::Vertical::middle;
  text.plate = render::k_paper;
  const Point place = badge.place + push;
  render::PanelStyle plate;
  plate.fill = render::k_paper;
  plate.outline_width = 3;
  canvas.pill(render::rect_around(place, {46 * grown, 34 * grown}), plate);
  canvas.text("×" + std::to_string(badge.dice), place, text);
}

void draw_glow(const Brush& brush, Point place, float scale, float glow) {
  render::ShapeStyle halo;
  halo.fill = render::with_alpha(render::from_hex(0xFFE9A0), 0.75F * glow);
  const float side = 132.0F * scale;
  brush.canvas.ellipse({place.x, place.y}, {side, side}, halo);
}

int owned(const std::vector<DiceGroup>& groups, int seat) {
  for (const auto& group : groups) {
    if (group.seat == seat) return group.dice;
  }
  return 0;
}

/// Behind the one die that stands for several lie one or two more: a larger group looks larger.
void draw_stack(const Brush& brush, const DieSpot& die, int dice, Point place, render::SpriteStyle style) {
  for (int behind = std::min(2, dice / 2); behind > 0; --behind) {
    const float away = 9.0F * die.scale * static_cast<float>(behind);
    brush.canvas.sprite(die_sprite(die.seat, die.value), {place.x - away, place.y - away * 1.5F}, style);
  }
}

/// Dice as they lie. `groups`: what is drawn of the spots; the last `ghosts` dice of `ghost_seat` are only
/// thought of.
void draw_dice(const Brush& brush, const Pose& pose, int table, const std::vector<DiceGroup>& groups,
               const DiceSpots& spots, int ghost_seat, int ghosts) {
  const auto at = static_cast<std::size_t>(table);
  const bool stacked = !spots.badges.empty();
  for (const auto& die : spots.dice) {
    const int dice = owned(groups, die.seat);
    const int landed = dice - (die.seat == pose.hidden_seat[at] ? pose.hidden_dice[at] : 0);
    if (die.index >= landed) continue;
    render::SpriteStyle style;
    style.scale = die.scale;
    const bool thought = die.seat == ghost_seat && die.index >= dice - ghosts;
    style.alpha = pose.dice_alpha[at] * (thought ? 0.62F : 1.0F);
    style.tint = light_tint(std::max(pose.light[at], 0.5F));
    // Slightly uneven, as thrown things lie.
    style.angle_degrees = static_cast<float>((table * 7 + die.seat * 5 + die.index * 11) % 9 - 4);
    const Point place = die.place + pose.push[at];
    if (pose.glow_seat[at] == die.seat) {
      draw_glow(brush, place, die.scale, pose.glow[at]);
      style.scale *= 1 + 0.1F * pose.glow[at];
    }
    if (stacked) draw_stack(brush, die, landed, place, style);
    brush.canvas.sprite(die_sprite(die.seat, die.value), place, style);
    if (thought) {
      const float side = 112.0F * die.scale;
      brush.canvas.dashed_rect(render::rect_around(place, {side, side}), 9, 4, render::k_milk, 10, 7);
    }
  }
  for (const auto& badge : spots.badges) {
    CountBadge shown = badge;
    shown.dice = owned(groups, badge.seat);
    if (badge.seat == pose.hidden_seat[at]) shown.dice -= pose.hidden_dice[at];
    if (shown.dice > 1) draw_count(brush, shown, pose.push[at]);
  }
}

void draw_outline(const Brush& brush, int table, Colour colour, float scale) {
  render::SpriteStyle style;
  style.tint = colour;
  style.scale = scale;
  brush.canvas.sprite("cloth-outline-" + cloth_name(brush, table), table_at(brush, table).centre, style);
}

Face table_face(const Pose& pose, const Choice* choice, int table) {
  const auto at = static_cast<std::size_t>(table);
  if (choice == nullptr) return pose.face[at];
  if (!choice->is_legal(table)) return Face::sleep;
  if (choice->at_tables() && choice->table() == table)
    return choice->focused()->leads() ? Face::joy : Face::fear;
  return Face::calm;
}

void draw_table(const Brush& brush, const Pose& pose, const Choice* choice, int table) {
  const auto at = static_cast<std::size_t>(table);
  const bool focused = choice != nullptr && choice->at_tables() && choice->table() == table;
  const auto lying = groups_on(pose.shown.board, table);
  const Laid laid = lay(brush, pose, table, lying, choice != nullptr ? choice->result() : 1);
  auto groups = lying;
  int seat = -1;
  int thought = 0;
  if (focused) {
    seat = core::index(choice->seat());
    thought = pose.shown.board.thrown[static_cast<std::size_t>(choice->result() - 1)];
    groups = with_more(lying, {seat, thought, choice->result()});
  }
  draw_morsels(brush, pose, table, table_face(pose, choice, table), laid);
  draw_dice(brush, pose, table, groups, blended(laid.plain, laid.roomy, laid.share), seat, thought);
  const int red = red_number(pose.shown.board, table);
  if (red == 0) return;
  render::SpriteStyle style;
  style.tint = light_tint(std::max(pose.light[at], 0.7F));
  brush.canvas.sprite("badge-" + std::to_string(red), table_at(brush, table).badge + pose.push[at], style);
}

}  // namespace

void draw_cloth(const Brush& brush, int table, bool red, float light) {
  const Table& place = table_at(brush, table);
  if (light > k_even_light) {
    render::SpriteStyle pool;
    pool.alpha = (light - k_even_light) / (1 - k_even_light);
    pool.scale = std::max(1.0F, place.width / 260.0F);
    brush.canvas.sprite("pool", {place.centre.x, place.centre.y + 10}, pool);
  }
  render::SpriteStyle style;
  style.tint = light_tint(light);
  brush.canvas.sprite("cloth-" + cloth_name(brush, table) + (red ? "-red" : "-plain"), place.centre, style);
}

void draw_tables(const Brush& brush, const Pose& pose, const Choice* choice) {
  const bool at_tables = choice != nullptr && choice->at_tables();
  for (int table = 0; table < brush.room.tables; ++table) {
    // The table in focus comes out of the row towards the player.
    if (at_tables && choice->table() == table) continue;
    draw_table(brush, pose, choice, table);
  }
  if (choice == nullptr) return;
  for (const auto& outlook : choice->outlooks()) {
    if (!at_tables || outlook.placement.table != choice->table()) draw_pill(brush, outlook, false);
  }
  if (!at_tables) return;
  const int table = choice->table();
  const Table& place = table_at(brush, table);
  render::Transform grown;
  grown.scale = 1.06F;
  grown.pivot = place.centre;
  {
    const render::TransformScope scope(brush.canvas, grown);
    draw_cloth(brush, table, red_number(pose.shown.board, table) > 0, 1.0F);
    draw_outline(brush, table, player_colour(core::index(choice->seat())), 1.0F);
    draw_table(brush, pose, choice, table);
  }
  draw_pill(brush, *choice->focused(), true);
}

}  // namespace game::cafe_fatal
