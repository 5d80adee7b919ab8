// The box of Cooking Customers with names and texts, for `mess cards` and the info screens.
#pragma once

#include <string_view>
#include <vector>

#include "engine/cooking_customers/card.hpp"
#include "engine/core/game.hpp"

namespace cooking_customers {

std::string_view card_name(Card card);
std::string_view card_text(Card card);
std::string_view kind_name(CardKind kind);

/// Main deck and table deck.
std::vector<core::CardInfo> box();

}  // namespace cooking_customers
