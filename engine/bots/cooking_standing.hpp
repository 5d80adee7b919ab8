// How good a position of Cooking Customers is for each side: what searches back up.
#pragma once

#include "engine/bots/cooking_worth.hpp"

namespace bots {

/// By side, 0 … 1.
using SideValues = std::array<float, cooking::k_most_sides>;
/// Tips of the unfinished tables by side; 0 where not known.
using Tips = std::array<std::uint8_t, cooking::k_most_sides>;

/// A position that a search ends with.
struct CookingOutlook {
  const cooking::Board* board;
  Tips tips;
  int next_needs;
  SideValues hands;  ///< what the cards of each side are worth to it, in dollars
};

/// When the game is over the shares of the victory; else a smooth function of each side's lead, in money,
/// tables, kitchens and hands, over the best other one.
SideValues shares_of_victory(const CookingOutlook& outlook, const CookingWeights& weights);

}  // namespace bots
