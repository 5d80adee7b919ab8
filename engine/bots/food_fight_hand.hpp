// Throwables as numbers, combos, and what cards in hand are worth.
#pragma once

#include <array>

#include "engine/bots/food_fight_weights.hpp"
#include "engine/food_fight/card.hpp"

namespace bots {

namespace fight = ::food_fight;

/// Numbers of cards by type: a hand, or a combo.
struct Throwables {
  int foods = 0, toppings = 0, conditions = 0;

  int cards() const { return foods + toppings + conditions; }
  int bases() const { return foods + toppings; }
  /// Without boosts (CC-104).
  int damage() const { return foods + toppings + 2 * conditions; }
  bool contains(const Throwables& part) const {
    return foods >= part.foods && toppings >= part.toppings && conditions >= part.conditions;
  }
  void add(fight::Card card) {
    foods += fight::is_food(card) ? 1 : 0;
    toppings += fight::is_topping(card) ? 1 : 0;
    conditions += fight::is_condition(card) ? 1 : 0;
  }
  Throwables without(const Throwables& part) const {
    return {foods - part.foods, toppings - part.toppings, conditions - part.conditions};
  }
};

template <class Cards>
Throwables throwables_of(const Cards& cards) {
  Throwables found;
  for (const fight::Card card : cards) found.add(card);
  return found;
}
inline Throwables one(fight::Card card) {
  Throwables found;
  found.add(card);
  return found;
}

/// Every legal combo by types (CC-104).
inline constexpr std::array<Throwables, 8> k_combos{
    {{1, 0, 0}, {0, 1, 0}, {1, 1, 0}, {0, 2, 0}, {1, 0, 1}, {0, 1, 1}, {1, 1, 1}, {0, 2, 1}}};

inline float pile_worth(int cards, float first, float further) {
  return cards == 0 ? 0 : first + static_cast<float>(cards - 1) * further;
}
/// What throwables in hand are worth. A Condition without anything to carry it waits for better times
/// (CC-045).
inline float worth(const FightWeights& weights, const Throwables& hand) {
  constexpr float k_not_carried = 0.35F;
  return pile_worth(hand.foods, weights.food, weights.more_food) +
         pile_worth(hand.toppings, weights.topping, weights.more_toppings) +
         (hand.bases() > 0 ? 1.0F : k_not_carried) *
             pile_worth(hand.conditions, weights.condition, weights.more_conditions);
}
/// A throwable that changes hands, whatever it is.
inline constexpr float k_throwable = 0.3F;
/// What an action in hand is worth.
float worth_of_action(const FightWeights& weights, fight::Card action);
/// What `card` adds to a hand of `others`.
float worth_of(const FightWeights& weights, fight::Card card, const Throwables& others);

}  // namespace bots
