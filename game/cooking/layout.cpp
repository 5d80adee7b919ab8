// Puts stations side by side, and the bays of the pass above them.
#include "game/cooking/layout.hpp"

#include <algorithm>
#include <cmath>

namespace game::cooking {

using render::Point;
using render::Rect;

namespace {

constexpr float k_left = 96;
constexpr float k_right = 1824;
constexpr float k_bottom = 1020;
// Of the background.
constexpr float k_rail = 80;
constexpr float k_shelf_edge = 266;  ///< where busts at the pass are cut
constexpr float k_shelf_front = 288;
constexpr float k_floor = 790;  ///< where the stoves' feet stand

constexpr float k_stove_width = 408;
constexpr int k_most_in_one_row = 5;
constexpr float k_card_width = 194;
constexpr float k_card_height = 264;

/// Seats of each side, in order.
std::vector<std::vector<int>> members_of(const rules::Board& board) {
  std::vector<std::vector<int>> members(board.sides);
  for (int seat = 0; seat < board.seats; ++seat)
    members[board.players[static_cast<std::size_t>(seat)].side].push_back(seat);
  return members;
}

/// A tall station: crew in full size, supplies on the bar beside the toque.
Station tall_station(int side, float x, float width) {
  Station station;
  station.side = side;
  const float k = std::min(1.0F, (width - 8) / k_stove_width);
  const float rear = k_floor - 193 * k;
  station.stove = {x, rear};
  station.stove_scale = k;
  station.cook = {x - 72 * k, rear + 4};
  station.cook_scale = k * 1.06F;
  station.helper = {x + 122 * k, rear + 4};
  station.helper_scale = k * 1.04F;
  const bool narrow = k < 0.9F;
  const float half = 203 * k;
  station.name = {x - half, rear + 50 * k, 2 * half, std::max(58 * k, 50.0F)};
  station.mark_inside = !narrow;
  station.mark_size = narrow ? 56.0F : 58.0F;
  station.mark = narrow ? Point{station.name.x + 26, station.name.y - 14}
                        : Point{station.name.x + 32, station.name.centre().y};
  station.dice = {x - 182 * k, station.name.bottom() + 6, 250 * k, std::max(50 * k, 46.0F)};
  station.tag = {station.name.right() - 146, station.name.y - 36, 150, 40};
  station.pot = {x - (narrow ? 90 : 128) * k, rear + 34 * k};
  station.pan = {x - (narrow ? 84 : 136) * k, rear + 16 * k};
  station.pan_scale = k;
  station.thing_scale = 0.76F * k;
  station.supplies = {x + 14 * k, 344, 178 * k, 84 * k};
  station.plus = {x + 6 * k, rear - 34 * k, 190 * k, 62 * k};
  // Many things cover the empty end of the dice's plate.
  station.minus = {x - 24 * k, station.dice.y - 4 * k, 222 * k, 66 * k};
  station.whole = {x - width / 2 + 4, rear - 290 * k, width - 8, 290 * k + 193 * k};
  return station;
}

/// One of two rows: crew at the left, things at the right.
Station low_station(int side, float x, float width, bool front) {
  constexpr float k_rear_back = 430;
  constexpr float k_rear_front = 672;
  Station station;
  station.side = side;
  station.front = front;
  const float k = std::min(0.86F, (width - 4) / k_stove_width);
  const float rear = front ? k_rear_front : k_rear_back;
  const float half = k * k_stove_width / 2;
  station.stove = {x, rear};
  station.stove_scale = k;
  station.stove_height = 118 / (190 * k);
  station.cook = {x - 0.46F * half, rear + 3};
  station.cook_scale = 0.48F;
  station.helper = {x + 0.05F * half, rear + 3};
  station.helper_scale = 0.52F;
  station.name = {x - half + 1, rear + 33, 2 * half - 2, 44};
  station.mark_inside = false;
  station.mark_size = 56;
  station.mark = {station.name.x + 26, station.name.y - 18};
  station.dice = {x - 0.1F * half, station.name.bottom() + 3, 1.1F * half - 6, 38};
  station.tag = {station.name.right() - 144, station.name.y - 34, 146, 38};
  // Right of the mark.
  station.pot = {x - 0.44F * half, rear + 18};
  station.pan = {x - 0.38F * half, rear + 8};
  station.pan_scale = 0.6F;
  station.thing_scale = 0.5F;
  station.supplies = {x + 0.3F * half, rear - 128, 0.7F * half, 44};
  station.plus = {x + 0.26F * half, rear - 34, 0.74F * half, 44};
  station.minus = {x - half + 6, station.name.bottom() + 1, 0.88F * half, 40};
  station.whole = {x - half, rear - 138, 2 * half, 138 + 118};
  return station;
}

Bay bay_between(int side, float left, float right) {
  Bay bay;
  bay.side = side;
  bay.left = left;
  bay.right = right;
  const float width = right - left;
  const bool narrow = width < 400;
  bay.ticket_scale = narrow ? 0.84F : 0.88F;  // meals keep clear of the tip
  bay.ticket = {left + 14 + 66 * bay.ticket_scale, k_rail + 4};
  bay.jar_scale = narrow ? 0.84F : 0.94F;
  bay.jar = {right - 14 - 54 * bay.jar_scale, k_shelf_front - 4};
  bay.plate_scale = narrow ? 0.72F : 0.84F;
  const float plates = std::min(bay.jar.x - 58 * bay.jar_scale - left - 10, 560.0F);
  bay.plates = {left + 10, 210, plates, k_shelf_front + 10 - 210};
  const float middle = (bay.ticket.x + 60 * bay.ticket_scale + bay.jar.x - 54 * bay.jar_scale) / 2;
  bay.visitor = {std::max(middle, left + width * 0.5F), k_shelf_edge};
  bay.visitor_scale = narrow ? 0.66F : 0.72F;
  bay.guest_scale = 0.8F;
  bay.bubble = {bay.visitor.x + (narrow ? 10.0F : 60.0F), 352};
  return bay;
}

void add_one_row(Layout& layout, const std::vector<std::vector<int>>& members) {
  const float pitch = (k_right - k_left) / static_cast<float>(layout.seats);
  const float width = std::min(pitch, k_stove_width + 24);
  float x = k_left;
  for (int side = 0; side < layout.sides; ++side) {
    const auto& seats = members[static_cast<std::size_t>(side)];
    const float left = x;
    for (const int seat : seats) {
      layout.station[static_cast<std::size_t>(seat)] = tall_station(side, x + pitch / 2, width);
      x += pitch;
    }
    layout.bay.push_back(bay_between(side, left + 4, x - 4));
  }
}

/// Column by column, the back place first, so that partners stand together; an odd side shares a column with
/// the next one.
void add_two_rows(Layout& layout, const std::vector<std::vector<int>>& members) {
  const int columns = (layout.seats + 1) / 2;
  const float pitch = (k_right - k_left) / static_cast<float>(columns);
  int place = 0;
  for (int side = 0; side < layout.sides; ++side) {
    const int first = place;
    for (const int seat : members[static_cast<std::size_t>(side)]) {
      const int column = place / 2;
      const float middle = k_left + (static_cast<float>(column) + 0.5F) * pitch;
      layout.station[static_cast<std::size_t>(seat)] = low_station(side, middle, pitch, place % 2 != 0);
      ++place;
    }
    const auto edge = [pitch](int at) { return k_left + static_cast<float>(at) / 2 * pitch; };
    const int last = side + 1 == layout.sides ? columns * 2 : place;
    layout.bay.push_back(bay_between(side, edge(first) + 4, edge(last) - 4));
  }
}

}  // namespace

Point Station::head() const {
  return {cook.x, cook.y - 170 * cook_scale};
}
Point Station::helper_head() const {
  return {helper.x, helper.y - 100 * helper_scale};
}
Rect Station::cook_box() const {
  return {cook.x - 118 * cook_scale, cook.y - 272 * cook_scale, 236 * cook_scale, 268 * cook_scale};
}
Rect Station::helper_box() const {
  return {helper.x - 76 * helper_scale, helper.y - 180 * helper_scale, 152 * helper_scale,
          176 * helper_scale};
}
Point Station::hand() const {
  return {stove.x, stove.y + 30 * stove_scale};
}

Point Bay::ticket_middle() const {
  return {ticket.x, ticket.y + 86 * ticket_scale};
}
Point Bay::jar_mouth() const {
  return {jar.x, jar.y - 128 * jar_scale};
}

ThingPlace in_band(const Rect& band, float scale, int index, int count, float natural_width) {
  // Smaller, down to two thirds, before they cover one another too much.
  const float wanted = natural_width * scale * (1 + 0.7F * static_cast<float>(count - 1));
  scale *= std::clamp(band.width / wanted, 0.68F, 1.0F);
  const float width = natural_width * scale;
  const float room = band.width - width;
  const float pitch = count > 1 ? std::min(width * 1.02F, room / static_cast<float>(count - 1)) : 0;
  return {{band.right() - width / 2 - pitch * static_cast<float>(index), band.centre().y}, scale};
}

ThingPlace supply_place(const Station& station, int index, int count) {
  constexpr float k_supply_width = 116;
  ThingPlace place = in_band(station.supplies, station.thing_scale, index, count, k_supply_width);
  place.place.y = station.supplies.y;
  return place;
}

ThingPlace Layout::plate(int side, int index, int needs) const {
  const Bay& at = bay_at(side);
  const float width = 92 * at.plate_scale;
  const float room = at.plates.width - width;
  const float pitch = needs > 1 ? std::min(width * 1.02F, room / static_cast<float>(needs - 1)) : 0;
  // Where they would cover one another, every other one stands a row farther back.
  const bool two_rows = pitch < width * 0.78F;
  const float back = two_rows && index % 2 == 0 ? 17.0F : 0.0F;
  return {{at.plates.x + width / 2 + pitch * static_cast<float>(index), at.plates.bottom() - back},
          at.plate_scale};
}

Layout lay_out(const rules::Board& board, int text_percent) {
  Layout layout;
  layout.seats = board.seats;
  layout.sides = board.sides;
  layout.two_rows = layout.seats > k_most_in_one_row;
  layout.station.resize(static_cast<std::size_t>(layout.seats));
  const auto members = members_of(board);
  if (layout.two_rows) {
    add_two_rows(layout, members);
  } else {
    add_one_row(layout, members);
  }
  const float large = static_cast<float>(text_percent - 100) / 100.0F;
  layout.door = {44, 288};
  layout.deck = {162, 892};
  layout.orders = {304, 892};
  layout.pile_scale = 0.8F;
  const float caption = 480 + 160 * large;
  layout.caption = {k_right - caption, 810, caption, k_bottom - 810};
  layout.tray = {layout.caption.x - 62, 916};
  layout.tray_box = {layout.tray.x - 52, 862, 104, k_bottom - 862};
  layout.word = {layout.tray_box.x - k_beside_hand, 800, layout.tray_box.width + k_beside_hand, 58};
  layout.hand = {392, 806, layout.tray_box.x - 8 - 392, k_bottom - 3 - 806};
  layout.hint = {k_left, 810, 288, k_bottom - 810};
  layout.middle = {960, 470};
  return layout;
}

CardRow hand_row(const Layout& layout, int cards, float reserved) {
  CardRow row;
  if (cards == 0) return row;
  const float space = layout.hand.width - reserved;
  row.scale = layout.hand.height / k_card_height;
  const float width = k_card_width * row.scale;
  const float pitch = cards > 1 ? std::min(width + 12, (space - width) / static_cast<float>(cards - 1)) : 0;
  const float used = width + pitch * static_cast<float>(cards - 1);
  const float x = layout.hand.x + (space - used) / 2 + width / 2;
  for (int i = 0; i < cards; ++i)
    row.places.push_back({x + pitch * static_cast<float>(i), layout.hand.centre().y});
  return row;
}

Rect hand_card_box(Point place, float scale) {
  return render::rect_around(place, {k_card_width * scale, k_card_height * scale});
}

}  // namespace game::cooking
