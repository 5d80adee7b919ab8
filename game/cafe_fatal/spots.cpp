// Rows of dice and morsels on a cloth.
#include "game/cafe_fatal/spots.hpp"

#include <algorithm>

#include "render/tween.hpp"

namespace game::cafe_fatal {

namespace {

using render::Point;

constexpr float k_cube = 104.0F;         ///< a die's cube within its picture
constexpr float k_die_on_table = 56.0F;  ///< its size on a table, at scale 1
constexpr float k_group_gap = 10.0F;

float row_width(const std::vector<DiceGroup>& row, float pitch) {
  float width = -k_group_gap;
  for (const auto& group : row) width += pitch * static_cast<float>(group.dice) + k_group_gap;
  return width;
}

void lay_row(DiceSpots& spots, const std::vector<DiceGroup>& row, Point middle, float pitch, float scale) {
  float x = middle.x - row_width(row, pitch) / 2;
  for (const auto& group : row) {
    for (int die = 0; die < group.dice; ++die) {
      spots.dice.push_back({group.seat, group.value, die, {x + pitch / 2, middle.y}, scale});
      x += pitch;
    }
    x += k_group_gap;
  }
}

/// Whole groups into two rows, filled from the left; the second is empty when one row is enough.
std::array<std::vector<DiceGroup>, 2> two_rows(const std::vector<DiceGroup>& groups, float pitch,
                                               float width) {
  std::array<std::vector<DiceGroup>, 2> rows;
  for (const auto& group : groups) {
    auto& first = rows[0];
    first.push_back(group);
    if (first.size() == 1 || (rows[1].empty() && row_width(first, pitch) <= width)) continue;
    first.pop_back();
    rows[1].push_back(group);
  }
  return rows;
}

/// One die for each group, up to three in a row, with the count on its corner.
DiceSpots crowd(const Table& table, const std::vector<DiceGroup>& groups) {
  DiceSpots spots;
  const float size = 50.0F * table.scale;
  const std::size_t in_row = groups.size() <= 3 ? groups.size() : (groups.size() + 1) / 2;
  const float pitch = std::min(table.width / static_cast<float>(in_row), size + 36.0F);
  const bool two = groups.size() > in_row;
  spots.rows = two ? 2 : 1;
  for (std::size_t i = 0; i < groups.size(); ++i) {
    const std::size_t row = i / in_row;
    const std::size_t count = row == 0 ? in_row : groups.size() - in_row;
    const float column = static_cast<float>(i % in_row) - static_cast<float>(count - 1) / 2;
    const float y = table.dice.y + (two && row == 0 ? -size : 0.0F);
    // Die and count share the column: the narrower it is, the more the count covers of the die.
    const float apart = std::min(size * 0.5F + 20.0F, pitch - 30.0F);
    const Point place{table.dice.x + column * pitch - apart * 0.5F, y};
    spots.dice.push_back({groups[i].seat, groups[i].value, 0, place, size / k_cube});
    if (groups[i].dice > 1)
      spots.badges.push_back({groups[i].seat, groups[i].dice, {place.x + apart, place.y + size * 0.2F}});
  }
  return spots;
}

}  // namespace

const DieSpot* DiceSpots::find(int seat, int index) const {
  const DieSpot* found = nullptr;
  for (const auto& die : dice) {
    if (die.seat == seat && (found == nullptr || die.index <= index)) found = &die;
  }
  return found;
}

std::vector<DiceGroup> groups_on(const rules::Board& board, int table) {
  std::vector<DiceGroup> groups;
  for (int seat = 0; seat < board.seats; ++seat) {
    const rules::Group group = board.group(core::seat_at(seat), table);
    if (group.dice > 0) groups.push_back({seat, group.dice, group.value});
  }
  return groups;
}

DiceSpots dice_spots(const Table& table, const std::vector<DiceGroup>& groups) {
  DiceSpots spots;
  if (groups.empty()) return spots;
  const float size = k_die_on_table * table.scale;
  const float pitch = size * 0.98F;
  if (row_width(groups, pitch) <= table.width) {
    lay_row(spots, groups, table.dice, pitch, size / k_cube);
    return spots;
  }
  const float small = size * 0.86F;
  const auto rows = two_rows(groups, small, table.width);
  const bool fits = row_width(rows[0], small) <= table.width && row_width(rows[1], small) <= table.width;
  if (!fits || rows[1].empty()) return crowd(table, groups);
  lay_row(spots, rows[0], {table.dice.x, table.dice.y - small * 0.96F}, small, small / k_cube);
  lay_row(spots, rows[1], {table.dice.x, table.dice.y}, small, small / k_cube);
  spots.rows = 2;
  return spots;
}

DiceSpots blended(const DiceSpots& plain, const DiceSpots& roomy, float share) {
  if (share >= 1) return roomy;
  // Whatever shows more dice one by one moves; a crowd forms at the end of the way.
  DiceSpots spots = roomy.badges.size() > plain.badges.size() ? plain : roomy;
  for (auto& die : spots.dice) {
    const DieSpot* from = plain.find(die.seat, die.index);
    const DieSpot* to = roomy.find(die.seat, die.index);
    if (from == nullptr || to == nullptr) continue;
    die.place = render::blend(from->place, to->place, share);
    die.scale = render::blend(from->scale, to->scale, share);
  }
  return spots;
}

std::vector<DiceGroup> with_more(std::vector<DiceGroup> groups, const DiceGroup& more) {
  for (auto& group : groups) {
    if (group.seat != more.seat) continue;
    group.dice += more.dice;
    return groups;
  }
  groups.push_back(more);
  std::sort(groups.begin(), groups.end(), [](const auto& a, const auto& b) { return a.seat < b.seat; });
  return groups;
}

std::vector<MorselSpot> morsel_spots(const Table& table, const rules::Pieces& pieces, int dice_rows) {
  std::vector<MorselSpot> spots;
  for (std::size_t kind = rules::k_morsels; kind-- > 0;) {
    for (int piece = 0; piece < pieces[kind]; ++piece)
      spots.push_back({static_cast<rules::Morsel>(kind), {}, 0});
  }
  if (spots.empty()) return spots;
  const float count = static_cast<float>(spots.size());
  const float space = table.width * 1.02F;
  const bool crowded = dice_rows > 1;
  float scale = (crowded ? 0.62F : 0.74F) * table.scale;
  float pitch = 118.0F * scale;
  if (pitch * count > space) {
    scale *= std::clamp(space / (pitch * count), 0.72F, 1.0F);
    pitch = std::min(118.0F * scale, (space - 118.0F * scale) / (count - 1));
  }
  // The foot of the row: a little below the middle of the morsels' place.
  const float foot = table.morsels.y + (crowded ? -8.0F : 28.0F) * table.scale;
  for (std::size_t i = 0; i < spots.size(); ++i) {
    const float across = static_cast<float>(i) - (count - 1) / 2;
    spots[i].foot = {table.morsels.x + across * pitch, foot};
    spots[i].scale = scale;
  }
  return spots;
}

}  // namespace game::cafe_fatal
