// Super conditions (WF-091) as numbers: what a thrown or held one adds to the plain 2.
#pragma once

#include "engine/bots/food_fight_landing.hpp"

namespace bots {

struct Situation;

/// Points that the condition adds to an attack on top of its type's; without Super Conditions none.
int super_damage(const fight::Board& board, fight::Card condition);
/// What throwing it brings besides its damage, in own points. An attack that harms nobody else brings
/// nothing.
float super_worth(const Situation& s, fight::Card condition, const Landing& landing);
/// How much better than a plain condition it is in hand.
float super_worth_in_hand(const fight::Board& board, fight::Card condition);

}  // namespace bots
