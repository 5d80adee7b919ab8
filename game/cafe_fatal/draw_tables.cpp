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

void draw_morsels(const Brush& brush, const Pose& pose, int table, Face face, int dice_rows) {
  const auto at = static_cast<std::size_t>(table);
  const auto spots = morsel_spots(table_at(brush, table), pose.shown.board.morsels[at], dice_rows);
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

/// Dice as they lie; `ghost`: so many more of this seat are only thought of.
void draw_dice(const Brush& brush, const Pose& pose, int table, std::vector<DiceGroup> groups, int ghost_seat,
               int ghosts) {
  const auto at = static_cast<std::size_t>(table);
  const DiceSpots spots = dice_spots(table_at(brush, table), groups);
  const auto owned = [&groups](int seat) {
    for (const auto& group : groups) {
      if (group.seat == seat) return group.dice;
    }
    return 0;
  };
  for (const auto& die : spots.dice) {
    const bool hidden =
        die.seat == pose.hidden_seat[at] && die.index >= owned(die.seat) - pose.hidden_dice[at];
    if (hidden) continue;
    render::SpriteStyle style;
    style.scale = die.scale;
    const bool thought = die.seat == ghost_seat && die.index >= owned(die.seat) - ghosts;
    style.alpha = pose.dice_alpha[at] * (thought ? 0.62F : 1.0F);
    style.tint = light_tint(std::max(pose.light[at], 0.5F));
    // Slightly uneven, as thrown things lie.
    style.angle_degrees = static_cast<float>((table * 7 + die.seat * 5 + die.index * 11) % 9 - 4);
    const Point place = die.place + pose.push[at];
    if (pose.glow_seat[at] == die.seat) {
      draw_glow(brush, place, die.scale, pose.glow[at]);
      style.scale *= 1 + 0.1F * pose.glow[at];
    }
    brush.canvas.sprite(die_sprite(die.seat, die.value), place, style);
    if (thought) {
      const float side = 112.0F * die.scale;
      brush.canvas.dashed_rect(render::rect_around(place, {side, side}), 9, 4, render::k_milk, 10, 7);
    }
  }
  for (const auto& badge : spots.badges) {
    const bool in_air = badge.seat == pose.hidden_seat[at];
    CountBadge shown = badge;
    if (in_air) shown.dice -= pose.hidden_dice[at];
    if (shown.dice > 1) draw_count(brush, shown, pose.push[at]);
  }
}

std::vector<DiceGroup> with_ghosts(std::vector<DiceGroup> groups, int seat, int result, int dice) {
  for (auto& group : groups) {
    if (group.seat != seat) continue;
    group.dice += dice;
    return groups;
  }
  groups.push_back({seat, dice, result});
  std::sort(groups.begin(), groups.end(), [](const auto& a, const auto& b) { return a.seat < b.seat; });
  return groups;
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
  auto groups = groups_on(pose.shown.board, table);
  int seat = -1;
  int thought = 0;
  if (focused) {
    seat = core::index(choice->seat());
    thought = pose.shown.board.thrown[static_cast<std::size_t>(choice->result() - 1)];
    groups = with_ghosts(groups, seat, choice->result(), thought);
  }
  draw_morsels(brush, pose, table, table_face(pose, choice, table),
               dice_spots(table_at(brush, table), groups).rows);
  draw_dice(brush, pose, table, groups, seat, thought);
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
