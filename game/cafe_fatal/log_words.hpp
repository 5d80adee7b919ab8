// Log lines of the distribution: who takes a table and why, or why nobody does. At most 80 characters.
#pragma once

#include <string>

#include "engine/cafe_fatal/events.hpp"
#include "game/cafe_fatal/words.hpp"

namespace game::cafe_fatal {

/// "Ann’s 3 dice beat Bob’s 2: cake and cheese"
std::string taken_words(const rules::TableTaken& event, const Names& names);
/// "Ann and Bob tie with 2 fours: the cake stays"
std::string tie_words(const rules::TableStays& event, const rules::Pieces& pieces, const Names& names);

}  // namespace game::cafe_fatal
