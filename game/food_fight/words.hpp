// How the things of Cafe Chaos are called in captions, previews and log lines.
#pragma once

#include <span>
#include <string>

#include "engine/food_fight/events.hpp"
#include "game/stage/names.hpp"

namespace game::food_fight {

namespace rules = ::food_fight;
using rules::Card;
using stage::Names;

/// "Pizza", "Cannonball"; empty for a card that is hidden or not there.
std::string card_name(Card card);
/// "pizza", "throw-food"'s picture id: the id of the box.
std::string card_id(Card card);
/// The whole rule of the card.
std::string card_text(Card card);
/// The gist of it for a caption: one line of an action, two of an event, never cut.
std::string short_rule(Card card);
/// Whether the turn of that action is about the player aimed at.
bool takes_aim(Card card);
/// "Frozen Pizza dripping with Ketchup" (CC-111); a Topping alone drops its phrase. Any order of cards.
std::string combo_name(std::span<const Card> cards);
/// The sprite of what is on the card.
std::string card_picture(Card card);
/// "Pizza"; "a card" if it is hidden.
std::string a_card(Card card);
std::string cards_words(int cards);
/// "1 point", "4 points".
std::string points_words(int points);
/// Why an action did nothing, as the end of a sentence: "nothing to throw".
std::string nothing_words(rules::Nothing why, const Names& names, int target);

}  // namespace game::food_fight
