// Which games can be seen: those that have a stage.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/core/game.hpp"

namespace game::stage {

bool has_stage(const core::Game& game);
/// The game with this id if it has a stage, or null.
const core::Game* staged_game(std::string_view id);
/// All games with a stage, in the order of the title's trays.
std::vector<const core::Game*> staged_games();
/// Why a table of this game cannot be shown.
std::string no_stage_words(const core::Game& game);

}  // namespace game::stage
