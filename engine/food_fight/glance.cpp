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
  Glance glance{};
  glance.board = &view.board;
  glance.floor = &view.floor;
  glance.trash = &view.trash;
  glance.aside = view.aside_hidden ? nullptr : &view.aside;
  glance.hand = &view.hand;
  glance.me = view.viewer;
  glance.own_character = view.own_character;
  glance.plan = view.plans[static_cast<std::size_t>(view.viewer)];
  glance.owned = view.owned;
  glance.deck_size = view.deck_size;
  return glance;
}

Glance glance_of(const core::AnyState& any, core::Seat seat) {
  const auto& state = any.as<State>();
  const auto me = static_cast<std::size_t>(seat);
  Glance glance{};
  glance.board = &state.board;
  glance.floor = &state.floor;
  glance.trash = &state.trash;
  glance.aside = state.aside.empty() || state.aside_audience.has(seat) ? &state.aside : nullptr;
  glance.hand = &state.hands[me];
  glance.me = seat;
  glance.own_character = state.own_character.has(seat);
  glance.plan = state.plans[me];
  glance.deck_size = static_cast<std::uint8_t>(state.deck.size());
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
