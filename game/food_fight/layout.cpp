// Lays the seats round the room.
#include "game/food_fight/layout.hpp"

#include <algorithm>

namespace game::food_fight {

using render::Point;
using render::Rect;

namespace {

// Of a tray at scale 1, from the middle of its back rim (hall.json).
constexpr std::array<float, 3> k_action_x{-109, 0, 109};
constexpr float k_action_y = 60;
constexpr std::array<float, 10> k_letter_x{-158, -124, -90, -56, -12, 22, 56, 90, 124, 158};
constexpr float k_letter_y = 139;
constexpr float k_tag_y = 187;
constexpr float k_token_half = 171;  // of the well for tokens
constexpr float k_token_y = 136;
constexpr float k_group_gap = 8;  // after five tokens
constexpr float k_on_top = 22;    // a second layer of tokens

constexpr float k_left = 96;
constexpr float k_right = 1824;

SeatPlace place(Point rim, float tray, float bust, bool mirrored, bool near_side = false) {
  SeatPlace seat;
  seat.rim = rim;
  seat.tray_scale = tray;
  seat.bust_scale = bust;
  seat.mirrored = mirrored;
  seat.near_side = near_side;
  return seat;
}

/// Middles of `count` seats of that width, spread evenly between two edges.
std::vector<float> spread(int count, float left, float right, float width) {
  std::vector<float> middles;
  const float room = right - left - width * static_cast<float>(count);
  const float gap = count > 1 ? std::min(room / static_cast<float>(count - 1), 190.0F) : 0.0F;
  const float used = width * static_cast<float>(count) + gap * static_cast<float>(count - 1);
  float x = (left + right) / 2 - used / 2 + width / 2;
  for (int i = 0; i < count; ++i) {
    middles.push_back(x);
    x += width + gap;
  }
  return middles;
}

/// 3–5 seats, clockwise: seat 0 at the left, then the far table from left to right, the last at the right.
std::vector<SeatPlace> far_and_sides(int seats) {
  const float tray = 0.96F;
  const float width = 368 * tray;
  std::vector<SeatPlace> all{place({k_left + width / 2, 716}, tray, 0.86F, false)};
  for (const float x : spread(seats - 2, 376, 1580, width))
    all.push_back(place({x, 244}, tray, 0.76F, x > 960));
  all.push_back(place({k_right - width / 2, 716}, tray, 0.86F, true));
  return all;
}

/// Two seats, larger, across the floor: nobody sits at the far table.
std::vector<SeatPlace> facing_each_other() {
  return {place({k_left + 184, 704}, 1.0F, 1.16F, false), place({k_right - 184, 704}, 1.0F, 1.16F, true)};
}

/// 2–5 seats: one at each side, the others at the far table; the hand below the floor.
Layout with_sides(int seats, float large) {
  Layout layout;
  layout.seats = seats;
  layout.seat = seats == 2 ? facing_each_other() : far_and_sides(seats);
  layout.floor = {596, 472, 728, 190};
  layout.deck = {548, 567};
  layout.trash = {1374, 640};
  layout.pile_scale = 0.78F;
  layout.spare = {1374, 520};
  layout.round = {96, 60, 264, 150};
  // Four and fewer leave room beside the far table; neither box reaches a head at the side.
  layout.event = seats == 5 ? Rect{1586, 60, 238, 368} : Rect{1466, 60, 358, 320};
  layout.hint = seats == 5 ? Rect{96, 215, 274, 218} : Rect{96, 218, 396, 180 + 56 * large};
  layout.caption = {470, 666, 980, 112 * (1 + 0.7F * large)};
  layout.pantry = {96, 930, 364, 88};
  layout.hand = {474, layout.caption.bottom() + 30, 972, 1018 - layout.caption.bottom() - 30};
  layout.prompts = {1460, 954, 364, 62};
  layout.raised = {96, 960, 376, 48};
  layout.middle = {960, 860};
  constexpr float k_burst = 452;                   // height of its picture over the foot
  const float top = layout.caption.bottom() + 24;  // a long caption grows by a line
  layout.burst = {{716, 1044}, (1044 - top) / k_burst, {966, top + 4, 474, 1012 - top - 4}};
  if (seats == 2) layout.burst = {{700, 456}, 0.82F, {1024, 130, 420, 270}};
  return layout;
}

/// 6–8 seats: a far table and a near one; floor, caption and event between them.
Layout with_two_tables(int seats, float large) {
  Layout layout;
  layout.seats = seats;
  layout.two_rows = true;
  const float tray = 0.92F;
  const float width = 368 * tray;
  const int far = (seats + 1) / 2;
  const int near_seats = seats - far;
  const auto far_x = spread(far, k_left, k_right, width);
  const auto near_x = spread(near_seats, k_left, k_right, width);
  layout.seat.push_back(place({near_x.front(), 820}, tray, 0.66F, false, true));
  for (const float x : far_x) layout.seat.push_back(place({x, 214}, tray, 0.68F, x > 960));
  for (std::size_t i = near_x.size() - 1; i > 0; --i)
    layout.seat.push_back(place({near_x[i], 820}, tray, 0.66F, near_x[i] > 960, true));
  layout.floor = {596, 416, 752, 178};
  layout.deck = {538, 506};
  layout.trash = {1400, 582};
  layout.pile_scale = 0.74F;
  layout.spare = {1400, 468};
  layout.round = {96, 416, 0, 0};
  layout.caption = {96, 424, 378, 184 * (1 + 0.9F * large)};
  layout.event = {1472, 424, 352, 176};
  layout.hint = layout.event;
  layout.hand = {104, 646, 1712, 170};
  layout.prompts = {1472, 604, 352, 40};
  layout.raised = {486, 604, 480, 40};
  layout.middle = {960, 700};
  layout.burst = {{802, 650}, 0.53F, {1008, 426, 340, 184}};
  return layout;
}

}  // namespace

Point SeatPlace::action(int place) const {
  return on_tray({k_action_x[static_cast<std::size_t>(place)], k_action_y});
}
Point SeatPlace::letter(int index) const {
  return on_tray({k_letter_x[static_cast<std::size_t>(index)], k_letter_y});
}
Point SeatPlace::token(int index, int limit) const {
  const float width = token_width(limit);
  const float gaps = k_group_gap * static_cast<float>((limit - 1) / 5);
  const float pitch = (2 * k_token_half - width - gaps) / static_cast<float>(limit - 1);
  const int lies = index % limit;
  const float x = width / 2 - k_token_half + pitch * static_cast<float>(lies) +
                  k_group_gap * static_cast<float>(lies / 5);
  return on_tray({x, k_token_y - k_on_top * static_cast<float>(index / limit)});
}
Point SeatPlace::tag() const {
  return on_tray({0, k_tag_y});
}
Point SeatPlace::head() const {
  return {rim.x, rim.y - 132 * bust_scale};
}
Point SeatPlace::throwing_hand() const {
  return {rim.x + (mirrored ? -130.0F : 130.0F) * bust_scale, rim.y - 150 * bust_scale};
}
Point SeatPlace::bottle() const {
  return {rim.x + 150 * tray_scale, rim.y - 70 * tray_scale};
}
Point SeatPlace::amount() const {
  return {rim.x - 128 * tray_scale, rim.y - 130 * tray_scale};
}
Point SeatPlace::hand_fan() const {
  return {rim.x - 140 * tray_scale, rim.y - 62 * tray_scale};
}
Rect SeatPlace::tray() const {
  return {rim.x - 184 * tray_scale, rim.y, 368 * tray_scale, 164 * tray_scale};
}
Rect SeatPlace::whole() const {
  const float top = rim.y - 250 * bust_scale;
  return {rim.x - 184 * tray_scale, top, 368 * tray_scale, rim.y + 212 * tray_scale - top};
}

float token_width(int limit) {
  return limit > 10 ? 33.0F : 42.0F;
}

Layout lay_out(int seats, int text_percent) {
  const float large = static_cast<float>(text_percent - 100) / 100.0F;
  return seats <= 5 ? with_sides(seats, large) : with_two_tables(seats, large);
}

CardRow floor_row(const Layout& layout, int cards) {
  constexpr float k_width = 150;
  constexpr float k_gap = 4;
  CardRow row;
  if (cards == 0) return row;
  const Rect& band = layout.floor;
  const int columns = cards <= 6 ? std::max(cards, 5) : (cards + 1) / 2;
  const float pitch = band.width / static_cast<float>(columns);
  row.scale = std::min({1.0F, (pitch - k_gap) / k_width, band.height / 190.0F});
  const int rows = cards <= 6 ? 1 : 2;
  // Of two rows the nearer one covers the lower half of the farther one: both show their names.
  const float step = rows == 1 ? 0 : band.height * 0.42F;
  if (rows == 2) row.scale = std::min(row.scale, (band.height - step + 36) / 190.0F);
  row.names = row.scale * k_width > 108;
  for (int i = 0; i < cards; ++i) {
    const int line = i / columns;
    const int in_line = line == 0 ? std::min(cards, columns) : cards - columns;
    const float shift = (static_cast<float>(i % columns) - static_cast<float>(in_line - 1) / 2) * pitch;
    const float down = (static_cast<float>(line) - static_cast<float>(rows - 1) / 2) * step;
    row.places.push_back({band.centre().x + shift, band.centre().y + down});
  }
  return row;
}

CardRow hand_row(const Layout& layout, int cards, float reserved) {
  CardRow row;
  if (cards == 0) return row;
  const float space = layout.hand.width - reserved;
  row.scale = layout.hand.height / 264.0F;
  const float width = 194 * row.scale;
  const float pitch =
      cards > 1 ? std::min(width + 8, (space - width) / static_cast<float>(cards - 1)) : width;
  const float used = width + pitch * static_cast<float>(cards - 1);
  const float x = layout.hand.x + (space - used) / 2 + width / 2;
  for (int i = 0; i < cards; ++i)
    row.places.push_back({x + pitch * static_cast<float>(i), layout.hand.centre().y});
  return row;
}

}  // namespace game::food_fight
