// Legal placements as sets of tables, one for each result.
#include "engine/cafe_fatal/placement.hpp"

#include <bit>

namespace cafe_fatal {

namespace {

/// What the options are made of: the tables of each result, and how many there are.
struct Source {
  Placements tables{};
  std::array<std::uint8_t, k_results> sizes{};
};

/// The table with the `skip`-th lowest number of the set.
int table_of(TableSet set, int skip) {
  for (; skip > 0; --skip) set = static_cast<TableSet>(set & (set - 1));
  return std::countr_zero(set);
}

core::Choice option(const core::Question& question, int index) {
  const auto source = question.source<Source>();
  std::size_t result = 0;
  while (index >= source.sizes[result]) index -= source.sizes[result++];
  return to_choice({static_cast<int>(result) + 1, table_of(source.tables[result], index)});
}

/// Where a result that lies nowhere yet may go.
TableSet fresh_tables(const Board& board, const Player& player) {
  const Layout& layout = board.layout();
  if (player.occupied == 0) return layout.all();
  return static_cast<TableSet>(layout.next_to(player.occupied) & ~player.occupied);
}

}  // namespace

Placements legal_placements(const Board& board, core::Seat seat) {
  const Player& player = board.player(seat);
  const TableSet fresh = fresh_tables(board, player);
  Placements legal{};
  for (std::size_t result = 0; result < k_results; ++result) {
    if (board.thrown[result] == 0) continue;
    const auto own = player.table[result];
    legal[result] = own == k_no_table ? fresh : static_cast<TableSet>(1 << own);
  }
  return legal;
}

core::Question placement_question(const Board& board, core::Seat seat) {
  Source source{legal_placements(board, seat), {}};
  int options = 0;
  for (std::size_t result = 0; result < k_results; ++result) {
    source.sizes[result] = static_cast<std::uint8_t>(size(source.tables[result]));
    options += source.sizes[result];
  }
  return {seat, static_cast<std::uint8_t>(Kind::place), options, option, source};
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
