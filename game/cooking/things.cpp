// Places of things, their way to the tray, and words for their going.
#include "game/cooking/things.hpp"

#include <algorithm>

#include "game/cooking/gestures.hpp"

namespace game::cooking {

namespace {

/// What keeps that minus card off this player: a supply, or the cook himself.
Card protector(const rules::Player& player, Card minus) {
  const rules::Symbol symbol = rules::traits(minus).symbol;
  for (const Card supply : player.supplies) {
    if (rules::traits(supply).symbol == symbol) return supply;
  }
  return player.cook;
}

}  // namespace

ThingPlace minus_place(const Station& station, const rules::Player& player, Card card) {
  const auto& minus = player.minus;
  const int index = static_cast<int>(std::find(minus.begin(), minus.end(), card) - minus.begin());
  return in_band(station.minus, station.thing_scale, index, std::max(minus.size(), 1));
}

ThingPlace first_plus_place(const Station& station, const rules::Player& player) {
  return in_band(station.plus, station.thing_scale, 0, std::max(player.plus.size(), 1));
}

void throw_to_tray(Step& step, const Direction& direction, Card card, const ThingPlace& from, double start) {
  toss(step, direction,
       {thing_sprite(card), from.place, direction.layout.tray, 140, from.scale, 180, render::k_milk}, start,
       k_to_tray);
}

std::string gone_words(const Names& names, const Shown& after, const rules::MinusRemoved& gone) {
  const std::string name = card_name(gone.card);
  if (gone.used_up != 0) return names.possessive(gone.seat) + " " + name + " is used up";
  return name + " goes from " + names.possessive(gone.seat) + " kitchen (" +
         card_name(protector(after.player(gone.seat), gone.card)) + ")";
}

}  // namespace game::cooking
