// Legal placements as sets of tables, one for each result.
#include "engine/cafe_fatal/placement.hpp"

#include <bit>

namespace cafe_fatal {

namespace {

/// The table with the `skip`-th lowest number of the set.
int table_of(TableSet set, int skip) {
  for (; skip > 0; --skip) set = static_cast<TableSet>(set & (set - 1));
  return std::countr_zero(set);
}

core::Choice option(const core::Question& question, int index) {
  const auto placements = question.source<Placements>();
  int result = 0;
  while (index >= std::popcount(placements[static_cast<std::size_t>(result)])) {
    index -= std::popcount(placements[static_cast<std::size_t>(result++)]);
  }
  return to_choice({result + 1, table_of(placements[static_cast<std::size_t>(result)], index)});
}

}  // namespace

Placements legal_placements(const Board& board, core::Seat seat) {
  const Player& player = board.player(seat);
  const Layout& layout = board.layout();
  const TableSet fresh = player.occupied == 0
                             ? layout.all()
                             : static_cast<TableSet>(layout.next_to(player.occupied) & ~player.occupied);
  Placements legal{};
  for (std::size_t result = 0; result < k_results; ++result) {
    if (board.thrown[result] == 0) continue;
    const auto own = player.table[result];
    legal[result] = own == k_no_table ? fresh : static_cast<TableSet>(1 << own);
  }
  return legal;
}

core::Question placement_question(const Board& board, core::Seat seat) {
  const Placements legal = legal_placements(board, seat);
  int size = 0;
  for (const auto tables : legal) size += std::popcount(tables);
  return {seat, static_cast<std::uint8_t>(Kind::place), size, option, legal};
}

core::Choice to_choice(Placement placement) {
  return {static_cast<std::uint8_t>(Kind::place), {placement.result, placement.table}};
}

Placement to_placement(const core::Choice& choice) {
  return {choice[0], choice[1]};
}

void place(Board& board, core::Seat seat, Placement placement) {
  Player& player = board.player(seat);
  const auto result = static_cast<std::size_t>(placement.result - 1);
  const auto dice = board.thrown[result];
  player.table[result] = static_cast<std::uint8_t>(placement.table);
  player.dice[result] = static_cast<std::uint8_t>(player.dice[result] + dice);
  player.occupied = static_cast<TableSet>(player.occupied | (1 << placement.table));
  player.in_hand = static_cast<std::uint8_t>(player.in_hand - dice);
  board.thrown = {};
}

}  // namespace cafe_fatal
