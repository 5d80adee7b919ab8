// The numbers that a policy in a food fight plays by, in own splat points: what one point on oneself costs.
#pragma once

#include "engine/food_fight/board.hpp"

namespace bots {

namespace fight = ::food_fight;

struct FightWeights {
  // What a card in hand is worth for the rounds to come, the first of its kind and each further one.
  float food = 0.30F, more_food = 0.20F;
  float topping = 0.45F, more_toppings = 0.30F;
  float condition = 0.70F, more_conditions = 0.30F;
  /// Of an action in hand, times a factor by action.
  float action = 0.60F;
  /// A card that nobody has seen.
  float unseen_card = 0.40F;

  /// Chance that a player who is aimed at stops a throw in one set; times the number of aims beyond the
  /// first.
  float ducks = 0.22F, ducks_more = 0.06F;
  /// Chance that a player places a certain action in a certain set.
  float places = 0.28F;
  /// Of an attacker in set 1, 2 and 3, times the damage that the size of a hand promises.
  float throws_first = 0.30F, throws_second = 0.36F, throws_third = 0.36F;
  /// What a defence is worth beyond the points that it saves.
  float defence = 1.0F;
  /// What an attack is worth beyond the points that it deals, and the heal of three cards.
  float attack = 1.0F;
  float heal = 1.0F;
  /// How far own points that a plan promises may be moved by chance.
  float whim = 0.35F;
};

/// The first greedy of Cafe Chaos, kept as a yardstick: never changed.
inline constexpr FightWeights k_first_chaos_weights{};
inline constexpr FightWeights k_chaos_weights{};
inline constexpr FightWeights k_what_the_food_weights{
    .food = 0.22F, .more_food = 0.11F, .topping = 0.35F, .more_toppings = 0.20F, .action = 0.90F};

constexpr const FightWeights& weights_of(const fight::Board& board) {
  return board.fight == fight::Fight::cafe_chaos ? k_chaos_weights : k_what_the_food_weights;
}

}  // namespace bots
