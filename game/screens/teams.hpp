// Who plays together, in games that have teams: what the rules allow for a number of places, and its words.
#pragma once

#include <string>
#include <vector>

#include "engine/core/game.hpp"
#include "engine/core/json.hpp"

namespace game::screens {

/// The numbers of teams that the rules allow, as the menu goes through them: 0 (everybody alone), then pairs
/// and ever larger teams. Nothing else than 0 in a game without teams.
std::vector<int> team_counts(const core::Game& game, int places);
/// 0: everybody alone.
int teams_in(const core::Json& options);
/// `teams` must be one of `team_counts`.
void set_teams(core::Json& options, const core::Game& game, int places, int teams);
/// For another number of places: alone stays alone and pairs stay pairs where that is allowed.
void refit_teams(core::Json& options, const core::Game& game, int places_before, int places);

/// The seats of each side, in the order of their first members; without teams every seat is a side.
std::vector<std::vector<int>> sides_of(const core::Json& options, int places);

/// What it means, in one line: "3 teams of 2 share orders and tips."
std::string teams_line(const core::Json& options, const core::Game& game, int places);

}  // namespace game::screens
