// Legs of a flight and the poses on them.
#include "game/food_fight/flight.hpp"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace game::food_fight {

using render::Point;

Leg leg_of(const Layout& layout, const Flight& flight) {
  const Point to = layout.at(flight.to).head();
  const bool lob = flight.action == Card::lob && !flight.bounced;
  if (flight.bounced) return {layout.at(flight.from).head(), to, 90};
  if (flight.action == Card::swing) return {layout.floor.centre(), to, 60};
  if (flight.action == Card::pitch) return {layout.at(flight.from).throwing_hand(), to, 14};  // flat and fast
  // A high arc must not leave the picture above a far seat.
  return {layout.at(flight.from).throwing_hand(), to, lob ? 330.0F : 120.0F};
}

double leg_seconds(const Flight& flight) {
  if (flight.bounced) return 0.42;
  switch (flight.action) {
    case Card::lob:
      return 0.84;
    case Card::blast:
    case Card::pitch:
      return 0.34;
    default:
      return 0.46;
  }
}

Point stuck_place(const SeatPlace& place) {
  return {place.rim.x + 8 * place.bust_scale, place.rim.y - 176 * place.bust_scale};
}

Point aside_place(const Layout& layout, int index, int count) {
  const float pitch = std::min(140.0F, 620.0F / static_cast<float>(std::max(count, 1)));
  const float shift = (static_cast<float>(index) - static_cast<float>(count - 1) / 2) * pitch;
  return layout.floor.centre() + Point{shift, -14};
}

std::vector<Card> in_the_air(const Shown& shown) {
  std::vector<Card> cards;
  for (const Card card : shown.aside) {
    if (rules::is_throwable(card)) cards.push_back(card);
  }
  return cards;
}

Flyer flyer_on(const Leg& leg, const std::vector<Card>& cards, float share) {
  Flyer flyer;
  flyer.cards = cards;
  flyer.place = leg.ground(share);
  flyer.height = render::arc_height(leg.height, share);
  const float near = render::arc_height(1, share);
  flyer.scale = 0.95F + 0.5F * near;
  const float way = leg.to.x >= leg.from.x ? 1.0F : -1.0F;
  flyer.angle = way * 14 * std::sin(share * 1.5F * 2 * std::numbers::pi_v<float>);
  const float stretch = 1 + 0.2F * (1 - near);  // fast at both ends, still for a moment at the top
  flyer.squash = {stretch, 1 / stretch};
  flyer.shadow = true;
  return flyer;
}

Flyer stuck_flyer(const SeatPlace& place, const std::vector<Card>& cards) {
  Flyer flyer;
  flyer.cards = cards;
  flyer.face = FoodFace::out;
  flyer.place = stuck_place(place);
  flyer.scale = 0.72F * place.bust_scale;
  flyer.angle = place.mirrored ? 12.0F : -12.0F;
  flyer.squash = {1.12F, 0.9F};
  return flyer;
}

std::vector<Flyer> waiting_food(const Layout& layout, const Shown& shown) {
  const std::vector<Card> cards = in_the_air(shown);
  if (!shown.flight.on || cards.empty()) return {};
  if (shown.flight.in_the_air()) return {flyer_on(leg_of(layout, shown.flight), cards, k_hanging)};
  if (shown.flight.stuck) return {stuck_flyer(layout.at(shown.flight.to), cards)};
  return {};
}

}  // namespace game::food_fight
