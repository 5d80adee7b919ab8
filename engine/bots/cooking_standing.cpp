// Leads in dollars to values.
#include "engine/bots/cooking_standing.hpp"

#include <cmath>

namespace bots {

using namespace ::cooking_customers;

namespace {

SideValues victory(const Board& board) {
  const core::SeatSet winners = richest(board);
  int sides = 0;
  SideValues values{};
  for (std::size_t side = 0; side < board.sides; ++side) {
    if (!winners.has(board.first_member(static_cast<int>(side)))) continue;
    values[side] = 1;
    ++sides;
  }
  for (float& value : values) value /= static_cast<float>(sides);
  return values;
}

/// Dollars that the side has or may hope for soon.
SideValues totals_of(const CookingOutlook& outlook, const CookingWeights& weights) {
  const Board& board = *outlook.board;
  SideValues totals = outlook.hands;
  std::array<TableGuess, k_most_sides> tables;
  for (std::size_t side = 0; side < board.sides; ++side) {
    const Side& own = board.side[side];
    tables[side] = table_of(own, outlook.tips[side], outlook.next_needs);
    totals[side] += static_cast<float>(own.money) + table_worth(tables[side], own.money, weights);
  }
  for (int i = 0; i < board.seats; ++i) {
    const Player& player = board.player(core::seat_at(i));
    totals[player.side] +=
        kitchen_worth(player, tables[player.side], board.side[player.side].money, weights.next_roll, weights);
  }
  return totals;
}

}  // namespace

SideValues shares_of_victory(const CookingOutlook& outlook, const CookingWeights& weights) {
  const Board& board = *outlook.board;
  if (board.phase == Phase::over) return victory(board);
  const SideValues totals = totals_of(outlook, weights);
  SideValues values{};
  for (std::size_t side = 0; side < board.sides; ++side) {
    float rival = -100;
    for (std::size_t other = 0; other < board.sides; ++other) {
      if (other != side) rival = std::max(rival, totals[other]);
    }
    const float lead = (totals[side] - rival) / weights.clear_lead;
    values[side] = 0.5F + 0.5F * lead / std::sqrt(1 + lead * lead);
  }
  return values;
}

}  // namespace bots
