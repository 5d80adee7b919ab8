// Log lines of the distribution: who takes a table and why, or why nobody does. At most 80 characters.
#pragma once

#include <string>

#include "engine/cafe_fatal/events.hpp"
#include "game/cafe_fatal/words.hpp"

namespace game::cafe_fatal {

/// "Ann’s 3 dice beat Bob’s 2: cake and cheese"
std::string taken_words(const rules::TableTaken& event, const Names& names);
/// The same for a caption that names the winner and the prize elsewhere: "Alone with 1 five."
std::string won_by_words(const rules::TableTaken& event, const Names& names);
/// How the points of a prize come about: "cake 5, 2 slices of pizza 4", "2 pieces of cheese complete the
/// cheese wheel (10 instead of 5)". `won`: what the seat had before.
std::string gain_words(const rules::Pieces& won, const rules::Pieces& prize);
/// "Ann and Bob tie with 2 fours: the cake stays"
std::string tie_words(const rules::TableStays& event, const rules::Pieces& pieces, const Names& names);

}  // namespace game::cafe_fatal
