// How the things of Cooking Customers are called in captions, previews and log lines.
#pragma once

#include <span>
#include <string>

#include "engine/cooking_customers/events.hpp"
#include "game/stage/names.hpp"

namespace game::cooking {

namespace rules = ::cooking_customers;
using rules::Card;
using rules::Face;
using stage::Names;

/// "Energy Drink", "Customer: Wrong Order" as "Wrong Order"; empty for a card that is hidden or not there.
std::string card_name(Card card);
/// "energy-drink".
std::string id_of(Card card);
/// The sprite in a card's window.
std::string card_picture(Card card);
/// What stands on the card itself: at most two lines of ten letters: "+2 dice once".
std::string gist(Card card);
/// The gist of it as a sentence for captions, at most 64 letters.
std::string short_rule(Card card);
/// The whole rule of the card.
std::string card_text(Card card);
/// "Thief"; "a card" if it is hidden.
std::string a_card(Card card);
std::string cards_words(int cards);
/// "1 meal", "3 meals".
std::string meals_words(int meals);
/// "1 die", "3 dice".
std::string dice_words(int dice);
/// "2 MEAL, 1 FIRED".
std::string faces_words(std::span<const Face> faces);

}  // namespace game::cooking
