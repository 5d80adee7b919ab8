// The one option of Cooking Customers: who plays together.
#pragma once

#include <string>
#include <vector>

#include "engine/cooking_customers/board.hpp"
#include "engine/core/json.hpp"
#include "engine/core/result.hpp"

namespace cooking_customers {

/// Up to so many play alone (KC-062, KC-A51); teams need at least four (KC-A51).
inline constexpr int k_most_solo = 5;
inline constexpr int k_least_in_teams = 4;

/// Splits the seats so that no partners sit side by side where that is possible (KC-A45): seats join the
/// teams in turn. "AC BD" for four seats and two teams, "AD BEG CF" for seven and three.
std::string interleaved_teams(int seats, int teams);
/// Every split of that kind that the rules allow, most teams (pairs) first (KC-A44); empty below four seats.
std::vector<std::string> team_splits(int seats);

/// Checks the options of a header; the error names what may be. Players alone have no `teams`.
core::Result<core::Json> read_options(const core::Json& options, int seats);
std::vector<core::Json> option_sets(int seats);
/// A board with its sides; `options` come from `read_options`.
Board board_for(const core::Json& options, int seats);

}  // namespace cooking_customers
