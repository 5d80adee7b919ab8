// How Café Fatal's things are called in captions, pills and log lines.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "engine/cafe_fatal/board.hpp"
#include "game/stage/names.hpp"

namespace game::cafe_fatal {

namespace rules = ::cafe_fatal;

/// "3 fours", "1 five".
std::string dice_words(int dice, int value);
/// "1 die", "4 dice".
std::string dice_count(int dice);
/// What stands on the dice: "2" for one, "2s" for several.
std::string number_words(int dice, int value);
/// "cake", "3 slices of pizza".
std::string piece_words(rules::Morsel morsel, int many);
/// "cake and cheese", "2 slices of pizza and 3 pieces of cheese": the dearest first; empty without pieces.
std::string pieces_words(const rules::Pieces& pieces);
/// As many pieces in fewer letters: "9 morsels", "cake".
std::string few_pieces_words(const rules::Pieces& pieces);
/// "the cake stays", "the 3 morsels stay".
std::string stays_words(const rules::Pieces& pieces);
/// The table called after the dearest thing on it: "the cake table".
std::string table_words(const rules::Pieces& pieces);
/// "the wheel", "the pizza", "the cake": what five of a kind make.
std::string whole_words(rules::Morsel morsel);

using stage::Names;
using stage::shouted;

}  // namespace game::cafe_fatal
