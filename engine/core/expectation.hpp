// Comparing what a `?` line names with what is there.
#pragma once

#include <string>

#include "engine/core/game.hpp"

namespace core {

/// Nothing if `actual` contains all that `expected` names; else the first difference in words:
/// `B.points: expected 3, is 2`.
std::string first_difference(const Game& game, const Json& expected, const Json& actual);

}  // namespace core
