// Rollouts over the real rules: no second model of the game to keep true.
#include "engine/bots/cooking_rollout.hpp"

#include <utility>

#include "engine/bots/cooking_hand.hpp"
#include "engine/cooking_customers/game.hpp"
#include "engine/core/game.hpp"

namespace bots {

using namespace ::cooking_customers;

namespace {

CookingOutlook outlook_of(const core::AnyState& world) {
  const Glance first = glance_of(world, core::seat_at(0));
  const Board& board = *first.board;
  CookingOutlook outlook{&board, {}, first.next_needs, {}};
  for (int i = 0; i < board.seats; ++i) {
    const Glance glance = glance_of(world, core::seat_at(i));
    const Player& player = board.player(glance.me);
    outlook.tips[player.side] = glance.tip;
    outlook.hands[player.side] += worth_of_hand(*glance.hand, player.cook == Card::none, k_cooking_leaf);
  }
  return outlook;
}

}  // namespace

core::Choice CookingDecider::decide(const core::Question& question) {
  if (first_ != nullptr) return *std::exchange(first_, nullptr);
  return cooking_answer(glance_of(state_, question.seat()), question, k_cooking_weights);
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
  return shares_of_victory(outlook_of(world), k_cooking_leaf);
}

}  // namespace bots
