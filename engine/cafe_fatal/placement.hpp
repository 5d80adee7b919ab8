// The one decision of Café Fatal: which result of the throw goes to which table.
#pragma once

#include <array>

#include "engine/cafe_fatal/board.hpp"
#include "engine/core/question.hpp"

namespace cafe_fatal {

/// The kinds of decision; also the verbs of choices.
enum class Kind : std::uint8_t { place };

/// All thrown dice of `result` (1 … 6) go to `table` (0 is t1).
struct Placement {
  int result = 0;
  int table = 0;
};

/// The tables that each result of the throw may go to; empty for results that were not thrown.
using Placements = std::array<TableSet, k_results>;

/// CF-019 … CF-031: first throw anywhere; a placed result only to its table; a new one next to own tables, on
/// none of them.
Placements legal_placements(const Board& board, core::Seat seat);

/// The question with its options by result, then by table.
core::Question placement_question(const Board& board, core::Seat seat);

core::Choice to_choice(Placement placement);
Placement to_placement(const core::Choice& choice);

/// Moves the dice (CF-019). The placement must be legal.
void place(Board& board, core::Seat seat, Placement placement);

}  // namespace cafe_fatal
