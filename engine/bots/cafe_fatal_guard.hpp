// Moves of Café Fatal that a person would call stupid are not looked at.
#pragma once

#include <vector>

#include "engine/bots/cafe_fatal_rest.hpp"

namespace bots {

/// The options of a question without dice on lost tables, where something better exists. A table is lost if
/// not even all dice left can equal its strongest ones; better is leading a table with morsels for as few
/// dice.
std::vector<::cafe_fatal::Placement> sensible_placements(const ::cafe_fatal::Board& board,
                                                         const core::Question& question);

}  // namespace bots
