// Rollouts over the real rules: no second model of the game to keep true.
#include "engine/bots/food_fight_rollout.hpp"

#include <algorithm>

#include "engine/food_fight/cafe_chaos/game.hpp"
#include "engine/food_fight/what_the_food/game.hpp"

namespace bots {

namespace {

const core::Game& rules_of(const fight::Board& board) {
  return board.fight == fight::Fight::cafe_chaos ? fight::cafe_chaos::game() : fight::what_the_food::game();
}

const fight::Board& board_of(const core::AnyState& world) {
  return *fight::glance_of(world, core::seat_at(0)).board;
}

SeatValues values_of(const fight::Board& board) {
  SeatValues values{};
  if (board.phase != fight::Phase::over) {
    for (std::size_t i = 0; i < board.seats; ++i)
      values[i] = share_of_victory(board, core::seat_at(static_cast<int>(i)));
    return values;
  }
  int fewest = 255;
  for (std::size_t i = 0; i < board.seats; ++i) fewest = std::min<int>(fewest, board.players[i].points);
  int winners = 0;
  for (std::size_t i = 0; i < board.seats; ++i) winners += board.players[i].points == fewest ? 1 : 0;
  for (std::size_t i = 0; i < board.seats; ++i)
    values[i] = board.players[i].points == fewest ? 1.0F / static_cast<float>(winners) : 0;
  return values;
}

}  // namespace

core::Choice PolicyDecider::by_policy(const core::Question& question) {
  const auto glance = fight::glance_of(state_, question.seat());
  const auto& weights = weights_of(*glance.board);
  return fight_answer(glance, question, weights, stream_, weights.whim);
}

core::AnyState fight_world(const fight::View& view, std::uint64_t seed, int n) {
  return rules_of(view.board).sample(core::AnyView(view), core::mix(seed, static_cast<std::uint64_t>(n)));
}

void fight_step(core::AnyState& world, core::Decider& decider) {
  rules_of(board_of(world)).step(world, decider, nullptr, nullptr);
}

SeatValues play_on(core::AnyState& world, int until, core::ChanceStream& stream) {
  PolicyDecider decider(world, stream);
  const fight::Board& board = board_of(world);
  while (board.phase != fight::Phase::over && board.round < until) fight_step(world, decider);
  return values_of(board);
}

}  // namespace bots
