// Reads the tables' places and lays the seat panels out.
#include "game/cafe_fatal/room.hpp"

#include <algorithm>
#include <fstream>

#include <nlohmann/json.hpp>

namespace game::cafe_fatal {

namespace {

using Json = nlohmann::json;
using render::Point;
using render::Rect;

Point point_of(const Json& json) {
  return {json.at(0).get<float>(), json.at(1).get<float>()};
}

Table table_of(const Json& json) {
  Table table;
  table.centre = point_of(json.at("centre"));
  table.morsels = point_of(json.at("morsels"));
  table.dice = point_of(json.at("dice"));
  table.label = point_of(json.at("label"));
  table.badge = point_of(json.at("badge"));
  table.scale = json.at("scale").get<float>();
  table.width = json.at("width").get<float>();
  const auto& corners = json.at("corners");
  const Point upper_left = point_of(corners.at(0));
  const Point lower_right = point_of(corners.at(2));
  const float left = std::min(upper_left.x, point_of(corners.at(3)).x);
  const float right = std::max(lower_right.x, point_of(corners.at(1)).x);
  const float skirt = json.at("skirt").get<float>();
  table.top = {left, upper_left.y, right - left, lower_right.y - upper_left.y + skirt};
  return table;
}

constexpr float k_panel_left = 96;
constexpr float k_panel_width = 380;
constexpr float k_panels_top = 64;
constexpr float k_panels_bottom = 1016;
constexpr float k_panel_gap = 12;
constexpr float k_widest_gap = 48;
constexpr float k_tallest_panel = 240;

/// Left the portrait; right the wheels, below them the dice left and the points.
void lay_body(Panel& panel, float large) {
  const float header = panel.header.height;
  const float bottom = panel.frame.bottom() - 8;
  const float body = panel.frame.height - header;
  panel.portrait_scale = std::min(0.68F, (body - 4) / 250.0F);
  const float column = std::clamp(264.0F * panel.portrait_scale * 0.86F, 112.0F, 140.0F);
  panel.portrait = {k_panel_left + 8 + column / 2, bottom + 2};
  panel.robot = {k_panel_left + 32, panel.header.bottom() + 28};
  const float left = k_panel_left + column + 14;
  const float right = panel.frame.right() - 12;
  const float row = std::clamp(body * 0.34F, 46.0F, 62.0F) * (1 + 0.4F * large);
  const float points_width = 70 * (1 + 0.5F * large);
  panel.points = {right - points_width, bottom - row - 2, points_width, row};
  const float pitch = (panel.points.x - 8 - left) / rules::k_dice;
  panel.die_scale = (pitch - 1.5F) / 108.0F;
  for (std::size_t i = 0; i < rules::k_dice; ++i)
    panel.dice[i] = {left + pitch * (static_cast<float>(i) + 0.5F), panel.points.centre().y};
  const float upper = panel.points.y - panel.header.bottom();
  const float wheel_pitch = (right - left) / rules::k_morsels;
  panel.wheel_scale = std::min(wheel_pitch / 88.0F, (upper - 4) / 90.0F);
  for (std::size_t kind = 0; kind < rules::k_morsels; ++kind) {
    panel.wheels[kind] = {left + wheel_pitch * (static_cast<float>(kind) + 0.5F),
                          panel.header.bottom() + upper / 2 + 1};
  }
}

Panel panel_at(float top, float height, float large) {
  Panel panel;
  panel.frame = {k_panel_left, top, k_panel_width, height};
  const float header = std::clamp(height * 0.24F, 48.0F, 58.0F) * (1 + 0.4F * large);
  panel.header = {k_panel_left, top, k_panel_width, header};
  panel.mark = {k_panel_left + 27, top + header / 2};
  panel.name = {k_panel_left + 50, top + 4, k_panel_width - 55, header - 8};
  lay_body(panel, large);
  return panel;
}

/// The narrowest distance between neighbours in a row, less a gap.
float widest_pill(const Room& room) {
  float least = 480;
  for (std::size_t i = 0; i + 1 < static_cast<std::size_t>(room.tables); ++i) {
    const Table& here = room.table[i];
    const Table& next = room.table[i + 1];
    if (here.label.y == next.label.y) least = std::min(least, next.label.x - here.label.x);
  }
  return least - 10;
}

}  // namespace

std::vector<Panel> lay_panels(int seats, int text_percent) {
  const float large = static_cast<float>(text_percent - 100) / 100.0F;
  const float space = k_panels_bottom - k_panels_top;
  const float count = static_cast<float>(seats);
  const float height = std::min((space - k_panel_gap * (count - 1)) / count, k_tallest_panel);
  const float gap = std::min((space - height * count) / (count - 1), k_widest_gap);
  // Few panels stand in the middle of the wall.
  const float top = k_panels_top + (space - height * count - gap * (count - 1)) / 2;
  std::vector<Panel> panels;
  panels.reserve(static_cast<std::size_t>(seats));
  for (int seat = 0; seat < seats; ++seat)
    panels.push_back(panel_at(top + static_cast<float>(seat) * (height + gap), height, large));
  return panels;
}

core::Result<Room> read_room(const std::filesystem::path& file, int seats) {
  const rules::Layout& layout = rules::layout_for(seats);
  Room room;
  room.tables = layout.tables;
  try {
    std::ifstream stream(file);
    if (!stream) return core::fail(file.string() + ": cannot be read");
    const Json tables = Json::parse(stream).at(std::to_string(room.tables));
    for (int table = 0; table < room.tables; ++table) {
      room.table[static_cast<std::size_t>(table)] =
          table_of(tables.at(std::string(1, static_cast<char>('A' + table))));
    }
  } catch (const Json::exception& error) {
    return core::fail(file.string() + ": " + error.what());
  }
  room.panels = lay_panels(seats, 100);
  room.pill_width = widest_pill(room);
  return room;
}

}  // namespace game::cafe_fatal
