// Looks at what each placement does to its table.
#include "engine/bots/cafe_fatal_guard.hpp"

#include <algorithm>

namespace bots {

using namespace ::cafe_fatal;

namespace {

struct Outcome {
  Placement placement;
  int dice = 0;
  bool lost = false;
  bool leads_morsels = false;
};

Outcome outcome_of(const Board& board, const Rest& rest, Placement placement) {
  const auto table = static_cast<std::size_t>(placement.table);
  const auto me = static_cast<std::size_t>(rest.turn);
  Strength rival = 0;
  for (std::size_t seat = 0; seat < board.seats; ++seat) {
    if (seat != me) rival = std::max(rival, rest.strength[seat][table]);
  }
  const int dice = rest.thrown[static_cast<std::size_t>(placement.result - 1)];
  const Strength own = rest.strength[me][table];
  const int after = (own == 0 ? placement.result : own) + 8 * dice;
  const int at_most = after + 8 * (rest.hand[me] - dice);
  return {placement, dice, at_most<rival, after> rival && count(board.morsels[table]) > 0};
}

}  // namespace

std::vector<Placement> sensible_placements(const Board& board, const core::Question& question) {
  const Rest rest = rest_of(board);
  std::vector<Outcome> outcomes;
  for (int i = 0; i < question.size(); ++i)
    outcomes.push_back(outcome_of(board, rest, to_placement(question.option(i))));
  std::vector<Placement> sensible;
  for (const auto& outcome : outcomes) {
    const bool stupid = outcome.lost && std::any_of(outcomes.begin(), outcomes.end(), [&](const auto& other) {
                          return other.leads_morsels && other.dice <= outcome.dice;
                        });
    if (!stupid) sensible.push_back(outcome.placement);
  }
  return sensible;
}

}  // namespace bots
