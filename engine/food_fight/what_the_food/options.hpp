// The options of What the Food?!: Special Edition, limit, advanced rules, the two-player trimming.
#pragma once

#include <vector>

#include "engine/core/json.hpp"
#include "engine/core/result.hpp"
#include "engine/food_fight/board.hpp"

namespace food_fight::what_the_food {

/// Checked, with defaults; reading the result again gives the same. The limit is 10, or 15 with an advanced
/// rule (WF-090, WF-A57).
core::Result<core::Json> read_options(const core::Json& options, int seats);
core::Json full_options(int seats);
/// What the conformance tests play: every mix of the variants.
std::vector<core::Json> option_sets(int seats);
/// A board with what the read options say; the rest as at the beginning of a game.
Board board_for(const core::Json& options, int seats);

}  // namespace food_fight::what_the_food
