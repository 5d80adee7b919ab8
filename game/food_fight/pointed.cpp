// Looks through the places of cards from the nearest to the farthest.
#include "game/food_fight/pointed.hpp"

#include <algorithm>

namespace game::food_fight {

using render::Point;
using render::Rect;

namespace {

Card known(Card card) {
  return card == Card::hidden ? Card::none : card;
}

Card in_row(const std::vector<Card>& cards, const CardRow& row, render::Size size, Point at) {
  for (std::size_t index = std::min(cards.size(), row.places.size()); index-- > 0;) {
    const Rect rect =
        render::rect_around(row.places[index], {size.width * row.scale, size.height * row.scale});
    if (rect.contains(at)) return known(cards[index]);
  }
  return Card::none;
}

Card on_tray(const SeatPlace& place, const ShownSeat& seat, Point at) {
  for (int index = 0; index < rules::k_sets; ++index) {
    const float size = 98 * place.tray_scale;
    if (render::rect_around(place.action(index), {size, size}).contains(at))
      return known(seat.plan[static_cast<std::size_t>(index)]);
  }
  return Card::none;
}

}  // namespace

Card card_under(const Layout& layout, const Shown& shown, const Choice* choice, Point at) {
  if (choice != nullptr) {
    const Card card = in_row(choice->row(), choice->row_places(), {194, 264}, at);
    if (card != Card::none) return card;
  }
  const CardRow floor = floor_row(layout, static_cast<int>(shown.floor.size()));
  if (const Card card = in_row(shown.floor, floor, {150, 190}, at); card != Card::none) return card;
  for (int seat = 0; seat < shown.seats; ++seat) {
    if (const Card card = on_tray(layout.at(seat), shown.at(seat), at); card != Card::none) return card;
  }
  if (shown.event != Card::none && layout.event.contains(at)) return known(shown.event);
  const Rect can = render::rect_around({layout.trash.x, layout.trash.y - 80}, {110, 190});
  if (!shown.trash.empty() && can.contains(at)) return known(shown.trash.back());
  return Card::none;
}

int seat_under(const Layout& layout, Point at) {
  for (int seat = 0; seat < layout.seats; ++seat) {
    if (layout.at(seat).whole().contains(at)) return seat;
  }
  return -1;
}

}  // namespace game::food_fight
