// Counts throwables and weighs cards.
#include "engine/bots/cafe_chaos_hand.hpp"

namespace bots {

using fight::Card;

namespace {

float pile_worth(int cards, float first, float further) {
  return cards == 0 ? 0 : first + static_cast<float>(cards - 1) * further;
}

/// What owning an action that may be placed every round is worth, against the usual one.
float rank_of(Card action) {
  switch (action) {
    case Card::lob:
    case Card::smash:
    case Card::catch_food:
    case Card::caricature:
      return 1.5F;
    case Card::hide:
    case Card::tackle:
    case Card::rally:
    case Card::prank:
    case Card::taunt:
    case Card::belch:
    case Card::spin:
    case Card::shove:
      return 1.2F;
    case Card::cheat:
    case Card::confuse:
    case Card::copy:
      return 0.5F;
    default:
      return 1.0F;
  }
}

}  // namespace

void Throwables::add(Card card) {
  foods += fight::is_food(card) ? 1 : 0;
  toppings += fight::is_topping(card) ? 1 : 0;
  conditions += fight::is_condition(card) ? 1 : 0;
}

float worth(const ChaosWeights& weights, const Throwables& hand) {
  // A Condition without anything to carry it waits for better times (CC-045).
  const float carried = hand.bases() > 0 ? 1.0F : 0.6F;
  return pile_worth(hand.foods, weights.food, weights.more_food) +
         pile_worth(hand.toppings, weights.topping, weights.more_toppings) +
         carried * pile_worth(hand.conditions, weights.condition, weights.more_conditions);
}

float worth_of_action(const ChaosWeights& weights, Card action) {
  return weights.action * rank_of(action);
}

float worth_of(const ChaosWeights& weights, Card card, const Throwables& others) {
  if (fight::is_action(card)) return worth_of_action(weights, card);
  Throwables with = others;
  with.add(card);
  return worth(weights, with) - worth(weights, others);
}

}  // namespace bots
