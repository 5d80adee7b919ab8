// Looks for the card, or the pair of Foods, that adds most.
#include "engine/bots/food_fight_floor.hpp"

#include <algorithm>

namespace bots {

using fight::Card;

Taking best_taking(const FightWeights& weights, const Throwables& hand, const fight::Pile& floor,
                   bool grabs) {
  Taking best;
  const Throwables lying = throwables_of(floor);
  const float before = worth(weights, hand);
  for (const Card card : floor) {
    // One Food is like another, and so on: the first of a kind stands for all.
    Throwables taken = one(card);
    float value = 0;
    if (fight::is_action(card)) {
      value = worth_of_action(weights, card);
    } else {
      if (grabs && fight::is_food(card) && lying.foods > 1) taken.foods = 2;
      value = worth(weights, {hand.foods + taken.foods, hand.toppings + taken.toppings,
                              hand.conditions + taken.conditions}) -
              before;
    }
    if (best.first == Card::none || value > best.worth) best = {card, taken, value};
  }
  return best;
}

float best_swing(const fight::Pile& floor) {
  const Throwables lying = throwables_of(floor);
  if (lying.conditions > 0) return 2;
  return lying.bases() > 0 ? 1.0F : 0.2F;
}

}  // namespace bots
