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
constexpr float k_panel_width = 360;
constexpr float k_panels_top = 64;
constexpr float k_panels_bottom = 1016;
constexpr float k_panel_gap = 12;
constexpr float k_tallest_panel = 250;

Panel panel_at(float top, float height) {
  Panel panel;
  panel.frame = {k_panel_left, top, k_panel_width, height};
  const float header = std::clamp(height * 0.26F, 48.0F, 58.0F);
  panel.header = {k_panel_left, top, k_panel_width, header};
  panel.mark = {k_panel_left + 34, top + header / 2 + 2};
  panel.name = {k_panel_left + 66, top + 5, k_panel_width - 76, header - 8};
  const float body = height - header;
  const float dice_row = std::clamp(body * 0.3F, 42.0F, 54.0F);
  const float upper = body - dice_row;
  panel.portrait_scale = std::min(0.52F, (body - 6) / 250.0F);
  panel.portrait = {k_panel_left + 8 + 118 * panel.portrait_scale / 0.52F * 0.52F, top + height - 7};
  const float left = panel.portrait.x + 112 * panel.portrait_scale;
  const float right = k_panel_left + k_panel_width - 12;
  panel.points = {right - 74, top + header + 8, 74, upper - 12};
  const float space = panel.points.x - 6 - left;
  const float pitch = space / rules::k_morsels;
  panel.wheel_scale = std::min(pitch / 84.0F, (upper - 8) / 92.0F);
  for (std::size_t kind = 0; kind < rules::k_morsels; ++kind) {
    panel.wheels[kind] = {left + pitch * (static_cast<float>(kind) + 0.5F), top + header + upper / 2 + 2};
  }
  const float dice_pitch = (right - left) / rules::k_dice;
  panel.die_scale = std::min(dice_pitch - 4, dice_row - 8) / 108.0F;
  for (std::size_t die = 0; die < rules::k_dice; ++die) {
    panel.dice[die] = {left + dice_pitch * (static_cast<float>(die) + 0.5F), top + height - 8 - dice_row / 2};
  }
  return panel;
}

std::vector<Panel> panels_for(int seats) {
  const float space = k_panels_bottom - k_panels_top;
  const float count = static_cast<float>(seats);
  const float height = std::min((space - k_panel_gap * (count - 1)) / count, k_tallest_panel);
  std::vector<Panel> panels;
  for (int seat = 0; seat < seats; ++seat) {
    panels.push_back(panel_at(k_panels_top + static_cast<float>(seat) * (height + k_panel_gap), height));
  }
  return panels;
}

/// The narrowest distance between neighbours in a row, less a gap.
float widest_pill(const Room& room) {
  float least = 480;
  for (int i = 0; i + 1 < room.tables; ++i) {
    const Table& here = room.table[static_cast<std::size_t>(i)];
    const Table& next = room.table[static_cast<std::size_t>(i + 1)];
    if (here.label.y == next.label.y) least = std::min(least, next.label.x - here.label.x);
  }
  return least - 10;
}

}  // namespace

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
  room.panels = panels_for(seats);
  room.pill_width = widest_pill(room);
  return room;
}

}  // namespace game::cafe_fatal
