// Looks through the places of cards from the nearest to the farthest.
#include "game/cooking/choice/pointed.hpp"

#include <span>

namespace game::cooking {

using render::Point;
using render::Rect;

namespace {

Card in_row(const Choice& choice, Point at) {
  const CardRow row = choice.row_places();
  for (std::size_t index = row.places.size(); index-- > 0;) {
    if (hand_card_box(row.places[index], row.scale).contains(at)) return choice.row()[index];
  }
  return Card::none;
}

Card in_things(const Rect& band, float scale, std::span<const Card> cards, Point at) {
  const auto count = static_cast<int>(cards.size());
  for (int index = count; index-- > 0;) {
    const ThingPlace thing = in_band(band, scale, index, count);
    if (render::rect_around(thing.place, {90 * thing.scale, 84 * thing.scale}).contains(at))
      return cards[static_cast<std::size_t>(index)];
  }
  return Card::none;
}

Card at_station(const Station& station, const rules::Player& player, Point at) {
  const float scale = station.thing_scale;
  for (const auto& [band, cards] :
       {std::pair{station.minus, player.minus.span()}, std::pair{station.plus, player.plus.span()},
        std::pair{station.supplies, player.supplies.span()}}) {
    if (const Card card = in_things(band, scale, cards, at); card != Card::none) return card;
  }
  if (player.helper != Card::none && station.helper_box().contains(at)) return player.helper;
  if (player.cook != Card::none && station.cook_box().contains(at)) return player.cook;
  return Card::none;
}

}  // namespace

Card card_under(const Layout& layout, const Shown& shown, const Choice* choice, Point at) {
  if (choice != nullptr) {
    if (const Card card = in_row(*choice, at); card != Card::none) return card;
  }
  // The nearer row covers the other.
  for (const bool front : {true, false}) {
    for (int seat = 0; seat < layout.seats; ++seat) {
      if (layout.at(seat).front != front) continue;
      if (const Card card = at_station(layout.at(seat), shown.player(seat), at); card != Card::none)
        return card;
    }
  }
  const rules::Attack& attack = shown.board.attack;
  if (attack.waits()) {
    const Bay& bay = layout.bay_of(attack.on);
    const render::Size size{240 * bay.visitor_scale, 260 * bay.visitor_scale};
    if (render::rect_around({bay.visitor.x, bay.visitor.y - size.height / 2}, size).contains(at))
      return attack.card;
  }
  if (!shown.discard.empty() && layout.tray_box.contains(at)) return shown.discard.back();
  return Card::none;
}

int seat_under(const Layout& layout, Point at) {
  for (const bool front : {true, false}) {
    for (int seat = 0; seat < layout.seats; ++seat) {
      if (layout.at(seat).front == front && layout.at(seat).whole.contains(at)) return seat;
    }
  }
  return -1;
}

}  // namespace game::cooking
