// How the things of Cooking Customers are called in captions, previews and log lines.
#pragma once

#include <string>

#include "engine/cooking_customers/events.hpp"
#include "game/stage/names.hpp"

namespace game::cooking {

namespace rules = ::cooking_customers;
using rules::Card;
using stage::Names;

/// "Energy Drink", "Customer: Wrong Order" as "Wrong Order"; empty for a card that is hidden or not there.
std::string card_name(Card card);
/// "energy-drink".
std::string id_of(Card card);
/// The sprite in a card's window.
std::string card_picture(Card card);
/// What stands on the card itself: at most two lines of ten letters: "+2 dice once".
std::string gist(Card card);

}  // namespace game::cooking
