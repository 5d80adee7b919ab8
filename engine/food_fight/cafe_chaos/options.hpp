// The options of Cafe Chaos: packs, mixed-in characters, the limit, chosen characters.
#pragma once

#include <vector>

#include "engine/core/json.hpp"
#include "engine/core/result.hpp"
#include "engine/food_fight/board.hpp"

namespace food_fight::cafe_chaos {

/// Checked, with defaults, packs in canonical order; reading the result again gives the same.
core::Result<core::Json> read_options(const core::Json& options, int seats);
core::Json full_options();
/// What the conformance tests play.
std::vector<core::Json> option_sets();
/// A board with seats, limit, variants and mix_up of read options; the rest as at the beginning of a game.
Board board_for(const core::Json& options, int seats);

}  // namespace food_fight::cafe_chaos
