// The legal choices of a turn, told from the words of the ledger and of the table-file format, over the JSON
// that describes a position. It shares no code with the rules.
#pragma once

#include <string>
#include <vector>

#include "engine/core/json.hpp"

namespace menu {

/// What the seat on turn may choose at its first or second card, in canonical order. `teams`: as in the
/// options ("AC BD"), empty for players alone.
std::vector<std::string> choices(const core::Json& position, int seats, const std::string& teams);

/// The 38 ids.
const std::vector<std::string>& ids();

/// What stops a card, or "".
std::string stopper(const std::string& card);

}  // namespace menu
