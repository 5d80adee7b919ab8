// How the things of a food fight are called in captions, previews and log lines.
#pragma once

#include <string>

#include "engine/food_fight/events.hpp"
#include "game/food_fight/card_book.hpp"
#include "game/stage/names.hpp"

namespace game::food_fight {

/// Names of people and of cards, for texts.
struct Names : stage::Names {
  Names(const std::vector<stage::Who>& seats, const CardBook& book) : stage::Names(seats), cards(book) {}
  const CardBook& cards;
};

std::string cards_words(int cards);
/// "1 point", "4 points".
std::string points_words(int points);
/// Why an action did nothing, as the end of a sentence: "nothing to throw".
std::string nothing_words(rules::Nothing why, const Names& names, int target);

}  // namespace game::food_fight
