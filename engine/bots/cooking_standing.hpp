// How good a position of Cooking Customers is for each side: what searches back up.
#pragma once

#include "engine/bots/cooking_worth.hpp"

namespace bots {

/// By side, 0 … 1.
using SideValues = std::array<float, cooking::k_most_sides>;
/// Tips of the unfinished tables by side; 0 where not known.
using Tips = std::array<std::uint8_t, cooking::k_most_sides>;

/// When the game is over the shares of the victory; else a smooth function of each side's lead, in money,
/// tables and kitchens, over the best other one.
SideValues shares_of_victory(const cooking::Board& board, const Tips& tips, int next_needs,
                             const CookingWeights& weights);

}  // namespace bots
