// What cards of Cooking Customers do to kitchens and tables, for bots that think about it: nothing is told,
// no chance is drawn.
#pragma once

#include "engine/bots/cooking_move.hpp"

namespace bots {

/// Two MEALs of the victim cook a customer (KC-037).
inline constexpr float k_cooked = 1.0F / 9;
/// Meals for who stops or cooks a card (KC-037, KC-040).
inline constexpr int k_meals_of_defence = 2;

/// A cook, helper, plus card or supply is laid before a player.
void lay_helpful(cooking::Player& player, Card card);
/// A card takes effect on an opponent; not Better Offer, Thief and a table taken over.
void harm(cooking::Player& player, cooking::Side& side, Card card);
/// A supply comes off the hooks; it must hang there.
void unhook(cooking::Player& player, Card supply);

}  // namespace bots
