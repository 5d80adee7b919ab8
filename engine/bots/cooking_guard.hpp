// Moves of Cooking Customers that a person would call stupid are not looked at.
#pragma once

#include "engine/bots/cooking_move.hpp"

namespace bots {

/// Whether the seat on turn would do itself harm, or waste the card, where something better is open.
bool is_stupid(const cooking::Glance& glance, const CookingMove& move);

}  // namespace bots
