// What the floor offers to a hand.
#pragma once

#include "engine/bots/food_fight_hand.hpp"

namespace bots {

/// What one Grab brings at best, or one single card.
struct Taking {
  fight::Card first = fight::Card::none;
  Throwables cards;
  float worth = 0;
};
/// `grabs`: a Food may be followed by a second Food (CC-101).
Taking best_taking(const FightWeights& weights, const Throwables& hand, const fight::Pile& floor, bool grabs);

/// Damage of the best single throwable that lies there (CC-190).
float best_swing(const fight::Pile& floor);

}  // namespace bots
