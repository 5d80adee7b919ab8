// Points, hopes and the value of a round's end.
#include "engine/bots/cafe_fatal_worth.hpp"

#include <algorithm>
#include <cmath>

namespace bots {

using namespace ::cafe_fatal;

namespace {

/// The chance that a round thing of which 0 … 4 pieces are there will be completed: hand-made.
constexpr std::array<float, k_whole> k_hope{0.0F, 0.03F, 0.10F, 0.25F, 0.50F};
/// A lead of so many points makes victory fairly sure.
constexpr float k_clear_lead = 8.0F;

}  // namespace

float prospect(const Pieces& pieces) {
  float sum = 0;
  for (const auto morsel : k_all_morsels) {
    const auto kind = static_cast<std::size_t>(morsel);
    const float doubling = static_cast<float>(k_value[kind] * k_whole);
    sum += static_cast<float>(points(morsel, pieces[kind])) + doubling * k_hope[pieces[kind] % k_whole];
  }
  return sum;
}

Worth worth_of_tables(const Board& board) {
  Worth worth{};
  for (std::size_t seat = 0; seat < board.seats; ++seat) {
    const Pieces& won = board.players[seat].won;
    for (std::size_t table = 0; table < board.layout().tables; ++table) {
      Pieces sum = won;
      for (std::size_t kind = 0; kind < k_morsels; ++kind)
        sum[kind] = static_cast<std::uint8_t>(sum[kind] + board.morsels[table][kind]);
      worth[seat][table] = prospect(sum) - prospect(won);
    }
  }
  return worth;
}

float value_of_end(const Board& board, int bag, const std::array<Pieces, k_most_seats>& won, int seat) {
  const auto me = static_cast<std::size_t>(seat);
  bool over = bag < set_up_morsels(board);
  std::array<int, k_most_seats> rank{};
  for (std::size_t s = 0; s < board.seats; ++s) {
    const int sum = points(won[s]);
    over = over || sum >= k_goal;
    rank[s] = 100 * sum + count(won[s]);
  }
  if (over) {
    const int best = *std::max_element(rank.begin(), rank.end());
    const auto sharing = std::count(rank.begin(), rank.begin() + board.seats, best);
    return rank[me] == best ? 1.0F / static_cast<float>(sharing) : 0.0F;
  }
  float rival = 0;
  for (std::size_t s = 0; s < board.seats; ++s) {
    if (s != me) rival = std::max(rival, prospect(won[s]));
  }
  const float lead = (prospect(won[me]) - rival) / k_clear_lead;
  return 0.5F + 0.5F * lead / std::sqrt(1.0F + lead * lead);
}

}  // namespace bots
