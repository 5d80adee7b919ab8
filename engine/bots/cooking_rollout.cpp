// Rollouts over the real rules: no second model of the game to keep true.
#include "engine/bots/cooking_rollout.hpp"

#include <utility>

#include "engine/cooking_customers/game.hpp"
#include "engine/core/game.hpp"

namespace bots {

using namespace ::cooking_customers;

core::Choice CookingDecider::decide(const core::Question& question) {
  if (first_ != nullptr) return *std::exchange(first_, nullptr);
  return cooking_answer(glance_of(state_, question.seat()), question, k_cooking_weights, stream_,
                        k_cooking_weights.whim);
}

core::AnyState cooking_world(const core::AnyView& view, std::uint64_t seed, int n) {
  return game().sample(view, core::mix(seed, static_cast<std::uint64_t>(n)));
}

SideValues play_on(core::AnyState& world, core::Decider& decider, int turns) {
  const Board& board = *glance_of(world, core::seat_at(0)).board;
  int turn = board.turn;
  while (board.phase != Phase::over && turns > 0) {
    game().step(world, decider, nullptr, nullptr);
    if (board.turn == turn) continue;
    turn = board.turn;
    --turns;
  }
  Tips tips{};
  for (std::size_t side = 0; side < board.sides; ++side)
    tips[side] = glance_of(world, board.first_member(static_cast<int>(side))).tip;
  return shares_of_victory(board, tips, glance_of(world, core::seat_at(0)).next_needs, k_cooking_weights);
}

}  // namespace bots
