// The whole position of Cooking Customers, secrets included.
#pragma once

#ifdef MESSHALL_BOTS
#error "Bots see views alone: include engine/cooking_customers/view.hpp"
#endif

#include <string>

#include "engine/cooking_customers/board.hpp"
#include "engine/core/chance.hpp"

namespace cooking_customers {

/// A table card that was given up, and who has seen its tip.
struct GivenUpTable {
  TableCard card;
  core::SeatSet known;
};

struct State {
  Board board;
  std::array<Hand, k_most_seats> hands;
  Pile deck;                                                    ///< next card last
  Pile discard;                                                 ///< top last
  TablePile tables;                                             ///< next card last
  core::FixedList<GivenUpTable, k_table_cards> tables_discard;  ///< top last
  std::array<std::uint8_t, k_most_sides> tips{};                ///< of the unfinished tables
  std::array<core::SeatSet, k_most_sides> tip_known;            ///< who has seen them
  core::SeatSet passed;                                         ///< who let the waiting attack go on
  core::ChanceStream stream;
};
static_assert(std::is_trivially_copyable_v<State> && sizeof(State) <= 2560);

/// The position as 64 bits, for `=` lines: all that a table file names.
void hash(const State& state, core::Hasher& hasher);
/// What is wrong with the state, or nothing.
std::string broken_invariant(const State& state);

}  // namespace cooking_customers
