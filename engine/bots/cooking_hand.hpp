// What cards in the hand are worth to a player of Cooking Customers, in dollars.
#pragma once

#include "engine/bots/cooking_move.hpp"
#include "engine/bots/cooking_weights.hpp"

namespace bots {

/// What it costs to be without one copy of the card; `nobody_cooks`: no cook stands before the player.
float worth_in_hand(const cooking::Hand& hand, Card card, bool nobody_cooks, const CookingWeights& weights);
/// All of them together, and the cards that will fill the hand up to five.
float worth_of_hand(const cooking::Hand& hand, bool nobody_cooks, const CookingWeights& weights);

}  // namespace bots
