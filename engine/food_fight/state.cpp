// Where the own actions of a seat are.
#include "engine/food_fight/state.hpp"

#include <algorithm>

namespace food_fight {

State empty_state(int seats) {
  State state;
  state.board.seats = static_cast<std::uint8_t>(seats);
  for (auto& plan : state.plans) plan.fill(Card::none);
  for (int seat = 0; seat < seats; ++seat)
    state.board.players[static_cast<std::size_t>(seat)].target =
        static_cast<std::uint8_t>((seat + 1) % seats);
  return state;
}

bool character_in_hand(const State& state, core::Seat seat) {
  if (!state.own_character.has(seat)) return false;
  const auto& plan = state.plans[static_cast<std::size_t>(seat)];
  return std::find(plan.begin(), plan.end(), state.board.player(seat).character) == plan.end();
}

core::FixedList<Card, k_most_in_pile> available_actions(const State& state, core::Seat seat) {
  core::FixedList<Card, k_most_in_pile> actions;
  for (int basic = 0; basic < k_basics; ++basic) actions.push_back(card_at(basic));
  if (character_in_hand(state, seat)) actions.push_back(state.board.player(seat).character);
  for (const auto card : state.hands[static_cast<std::size_t>(seat)]) {
    if (is_action(card)) actions.push_back(card);
  }
  return actions;
}

}  // namespace food_fight
