// Takes glances from views and positions.
#include "engine/food_fight/glance.hpp"

#include <algorithm>

#include "engine/food_fight/state.hpp"

namespace food_fight {

namespace {

bool character_is_loose(const Glance& glance) {
  const Card character = glance.board->player(glance.me).character;
  return glance.own_character &&
         std::find(glance.plan.begin(), glance.plan.end(), character) == glance.plan.end();
}

}  // namespace

Glance glance_of(const View& view) {
  return {&view.board,
          &view.floor,
          &view.trash,
          &view.hand,
          view.viewer,
          view.own_character,
          view.plans[static_cast<std::size_t>(view.viewer)],
          view.owned,
          view.deck_size};
}

Glance glance_of(const core::AnyState& any, core::Seat seat) {
  const auto& state = any.as<State>();
  const auto me = static_cast<std::size_t>(seat);
  Glance glance{&state.board,     &state.floor, &state.trash,
                &state.hands[me], seat,         state.own_character.has(seat),
                state.plans[me],  {},           static_cast<std::uint8_t>(state.deck.size())};
  for (std::size_t i = 0; i < state.board.seats; ++i) {
    int owned = state.hands[i].size() + (state.own_character.has(core::seat_at(static_cast<int>(i))) ? 1 : 0);
    const Card character = state.board.players[i].character;
    for (const Card card : state.plans[i])
      owned += card != Card::none && !is_basic(card) && card != character ? 1 : 0;
    glance.owned[i] = static_cast<std::uint8_t>(owned);
  }
  return glance;
}

core::FixedList<Card, k_most_in_pile> placeable_actions(const Glance& glance) {
  core::FixedList<Card, k_most_in_pile> actions;
  for (int basic = 0; basic < k_basics; ++basic) actions.push_back(card_at(basic));
  if (character_is_loose(glance)) actions.push_back(glance.board->player(glance.me).character);
  for (const Card card : *glance.hand) {
    if (is_action(card)) actions.push_back(card);
  }
  return actions;
}

Pile loose_cards(const Glance& glance) {
  Pile cards = *glance.hand;
  if (character_is_loose(glance)) cards.push_back(glance.board->player(glance.me).character);
  return cards;
}

}  // namespace food_fight
