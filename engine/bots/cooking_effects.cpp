// The texts of the cards once more, on copies.
#include "engine/bots/cooking_effects.hpp"

namespace bots {

using namespace ::cooking_customers;

namespace {

/// Matching minus cards go (KC-053, KC-A43).
void remove_kept_off(Player& player) {
  for (int i = 0; i < player.minus.size();) {
    if (is_protected(player, player.minus[i])) {
      player.minus.take(i);
    } else {
      ++i;
    }
  }
}

void remove_meals(Side& side, int meals) {
  side.meals = static_cast<std::uint8_t>(side.meals - std::min<int>(meals, side.meals));
}

}  // namespace

void lay_helpful(Player& player, Card card) {
  switch (kind_of(card)) {
    case CardKind::cook:
      player.cook = card;
      return remove_kept_off(player);
    case CardKind::helper:
      player.helper = card;
      return;
    case CardKind::supply:
      player.supplies.push_back(card);
      return remove_kept_off(player);
    default:
      player.plus.push_back(card);
  }
}

void harm(Player& player, Side& side, Card card) {
  switch (card) {
    case Card::found_hair:
      player.owes_turn = 1;
      return remove_meals(side, half_of(side.meals));
    case Card::wrong_order:
      return remove_meals(side, 2);
    case Card::cold_food:
      return remove_meals(side, half_of(side.meals));
    case Card::wants_the_manager:
    case Card::take_a_break:
      player.owes_turn = 1;
      return;
    case Card::dine_and_dash:
      side.needs = side.meals = 0;
      return;
    case Card::bad_review:
      player.helper = Card::none;
      return;
    case Card::food_poisoning:
      return remove_meals(side, side.meals);
    case Card::closed_for_cleaning:
      player.owes_turn = 1;
      return remove_meals(side, side.meals);
    case Card::code_violation:
      if (!player.supplies.empty()) {
        player.supplies.pop_back();
      } else if (player.helper != Card::none) {
        player.helper = Card::none;
      } else {
        remove_meals(side, half_of(side.meals));
      }
      return;
    case Card::cook_quits:
      player.cook = Card::none;
      return;
    default:
      if (kind_of(card) == CardKind::cook) return lay_helpful(player, card);
      player.minus.push_back(card);
  }
}

void unhook(Player& player, Card supply) {
  auto& supplies = player.supplies;
  supplies.take(static_cast<int>(std::find(supplies.begin(), supplies.end(), supply) - supplies.begin()));
}

}  // namespace bots
