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
  layout.floor_rows = {596, seats == 2 ? 420.0F : 448.0F, 728, seats == 2 ? 242.0F : 214.0F};
  layout.deck = {534, 567};
  layout.trash = {1386, 640};
  layout.pile_scale = 0.78F;
  layout.spare = {1386, 520};
  layout.round = {96, 60, 264, 150};
  // Four and fewer leave room beside the far table; neither box reaches a head at the side.
  layout.event = seats == 5 ? Rect{1586, 60, 238, 368} : Rect{1466, 60, 358, 320};
  layout.hint = seats == 5 ? Rect{96, 215, 274, 218} : Rect{96, 218, 396, 180 + 56 * large};
  layout.caption = {470, 666, 980, 112 * (1 + 0.7F * large)};
  layout.pantry = {96, 924, 364, 96};
  layout.hand = {474, layout.caption.bottom() + 30, 972, 1018 - layout.caption.bottom() - 30};
  layout.prompts = {1460, 954, 364, 62};
  layout.raised = {96, 960, 376, 48};
  layout.middle = {960, 860};
  constexpr float k_burst = 452;                   // height of its picture over the foot
  const float top = layout.caption.bottom() + 24;  // a long caption grows by a line
  layout.burst = {{716, 1044}, (1044 - top) / k_burst, {966, top + 4, 474, 1012 - top - 4}};
  if (seats != 2) return layout;
  // Between two who face each other the wall is free; note and lesson end above their hats.
  layout.event = {1466, 60, 358, 240};
  layout.hint = {384, 60, 620, 104 + 92 * large};
  layout.burst = {{700, 456}, 0.82F, {1024, 130, 420, 270}};
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
  layout.floor_rows = {596, 410, 752, 190};
  layout.deck = {532, 506};
  layout.trash = {1408, 582};
  layout.pile_scale = 0.74F;
  layout.spare = {1408, 468};
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

namespace {

/// Two rows between `top` and `bottom`: the nearer one covers the lower half of the farther one, whose badges
/// stand above it.
void two_rows(CardRow& row, float top, float bottom, float height, float badge) {
  const float step = bottom - top - height * row.scale;
  const float usual = badge * row.scale + height * row.scale / 2;  // from the top of the card
  row.lift = std::max(usual - (step - 18), 0.0F);
}

}  // namespace

CardRow floor_row(const Layout& layout, int cards) {
  constexpr float k_width = 150;
  constexpr float k_height = 190;
  constexpr float k_badge = 72.6F;
  constexpr float k_gap = 4;
  constexpr float k_share = 0.6F;  // of the room of two rows that one card is high
  CardRow row;
  if (cards == 0) return row;
  const Rect& band = layout.floor;
  const int columns = cards <= 6 ? std::max(cards, 5) : (cards + 1) / 2;
  const int rows = cards <= 6 ? 1 : 2;
  row.pitch = band.width / static_cast<float>(columns);
  row.names = row.pitch > 108;
  row.scale = std::min({1.0F, (row.pitch - k_gap) / k_width, band.height / k_height});
  float step = 0;
  float top = band.centre().y;
  if (rows == 2) {
    row.scale = std::min(row.scale, layout.floor_rows.height * k_share / k_height);
    step = layout.floor_rows.height - k_height * row.scale;
    top = layout.floor_rows.y + k_height * row.scale / 2;
    row.first_row = columns;
    two_rows(row, layout.floor_rows.y, layout.floor_rows.bottom(), k_height, k_badge);
  }
  for (int i = 0; i < cards; ++i) {
    const int line = i / columns;
    const int in_line = line == 0 ? std::min(cards, columns) : cards - columns;
    const float shift = (static_cast<float>(i % columns) - static_cast<float>(in_line - 1) / 2) * row.pitch;
    row.places.push_back({band.centre().x + shift, top + static_cast<float>(line) * step});
  }
  return row;
}

CardRow hand_row(const Layout& layout, int cards, float reserved) {
  constexpr float k_width = 194;
  constexpr float k_height = 264;
  constexpr float k_badge = 104.8F;
  constexpr float k_least = 58;     // in sight of each; else they lie in two rows
  constexpr float k_share = 0.62F;  // of the band that a card of two rows is high
  CardRow row;
  if (cards == 0) return row;
  const Rect& band = layout.hand;
  const float space = band.width - reserved;
  row.scale = band.height / k_height;
  const float all = static_cast<float>(cards - 1);
  int columns = cards;
  if (cards > 1 && (space - k_width * row.scale) / all < k_least) {
    columns = (cards + 1) / 2;
    row.scale *= k_share;
    row.first_row = columns;
    two_rows(row, band.y, band.bottom(), k_height, k_badge);
  }
  const float width = k_width * row.scale;
  row.pitch = columns > 1 ? std::min(width + 8, (space - width) / static_cast<float>(columns - 1)) : width;
  const float used = width + row.pitch * static_cast<float>(columns - 1);
  const float x = band.x + (space - used) / 2 + width / 2;
  const float half = k_height * row.scale / 2;
  for (int i = 0; i < cards; ++i) {
    const float y = i < columns ? band.y + half : band.bottom() - half;
    row.places.push_back({x + row.pitch * static_cast<float>(i % columns), y});
  }
  return row;
}

}  // namespace game::food_fight
