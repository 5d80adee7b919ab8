// Who leads on which table.
#include "engine/cafe_fatal/board.hpp"

namespace cafe_fatal {

std::array<Standing, k_most_tables> standings(const Board& board) {
  std::array<Standing, k_most_tables> all{};
  for (int seat = 0; seat < board.seats; ++seat) {
    const Player& player = board.players[static_cast<std::size_t>(seat)];
    for (std::size_t result = 0; result < k_results; ++result) {
      if (player.table[result] == k_no_table) continue;
      Standing& standing = all[player.table[result]];
      const Group mine{player.dice[result], static_cast<int>(result) + 1};
      const int ahead =
          mine.dice != standing.best.dice ? mine.dice - standing.best.dice : mine.value - standing.best.value;
      if (ahead > 0) {
        standing = {seat, mine, false};
      } else if (ahead == 0) {
        standing.tied = true;
      }
    }
  }
  return all;
}

}  // namespace cafe_fatal
