// Hash and invariants of a position.
#include "engine/cooking_customers/state.hpp"

#include <string>

#include "engine/cooking_customers/position.hpp"
#include "engine/core/hash.hpp"

namespace cooking_customers {

namespace {

template <class List>
void add_cards(core::Hasher& hasher, const List& cards) {
  hasher.add(static_cast<std::uint64_t>(cards.size()));
  for (const Card card : cards) hasher.add(static_cast<std::uint64_t>(card));
}

void add_table(core::Hasher& hasher, TableCard card) {
  hasher.add(card.needs * 256U + card.tip);
}

void add_player(core::Hasher& hasher, const Player& player) {
  hasher.add(static_cast<std::uint64_t>(player.cook));
  hasher.add(static_cast<std::uint64_t>(player.helper));
  add_cards(hasher, player.plus);
  add_cards(hasher, player.minus);
  add_cards(hasher, player.supplies);
  hasher.add(player.owes_turn);
  hasher.add(player.side);
}

std::string side_fault(const State& state, std::size_t number) {
  const Side& side = state.board.side[number];
  const bool has_table = side.needs != 0;
  if (has_table != (state.tips[number] != 0)) return "a tip without a table, or a table without one";
  if (has_table && side.meals >= side.needs) return "a complete table still lies there (KC-014)";
  if (!has_table && side.meals != 0) return "meals without a table";
  if (has_table && kind_number({side.needs, state.tips[number]}) == k_table_kinds)
    return "no such table card";
  return {};
}

std::string player_fault(const State& state, std::size_t seat) {
  const Player& player = state.board.players[seat];
  if (player.hand_size != state.hands[seat].size()) return "the open number of cards in hand is wrong";
  for (const Card minus : player.minus) {
    if (is_protected(player, minus)) return "a minus card lies before matching protection (KC-A43)";
  }
  return player.side < state.board.sides ? "" : "no such side";
}

}  // namespace

void hash(const State& state, core::Hasher& hasher) {
  const Board& board = state.board;
  for (const int value :
       {int{board.seats}, int{board.turn}, static_cast<int>(board.phase), int{board.played_own},
        int{board.played_opponent}, int{board.discarded}, static_cast<int>(board.attack.card),
        int{board.attack.on}, static_cast<int>(board.attack.what), int{state.passed.bits()}}) {
    hasher.add(static_cast<std::uint64_t>(value));
  }
  for (std::size_t i = 0; i < board.seats; ++i) {
    add_player(hasher, board.players[i]);
    add_cards(hasher, state.hands[i]);
  }
  for (std::size_t i = 0; i < board.sides; ++i) {
    hasher.add(board.side[i].money);
    hasher.add(board.side[i].meals);
    add_table(hasher, {board.side[i].needs, state.tips[i]});
  }
  add_cards(hasher, state.deck);
  add_cards(hasher, state.discard);
  hasher.add(static_cast<std::uint64_t>(state.tables.size()));
  for (const TableCard card : state.tables) add_table(hasher, card);
  hasher.add(static_cast<std::uint64_t>(state.tables_discard.size()));
  for (const auto& given_up : state.tables_discard) add_table(hasher, given_up.card);
}

std::string broken_invariant(const State& state) {
  for (std::size_t seat = 0; seat < state.board.seats; ++seat) {
    const auto fault = player_fault(state, seat);
    if (!fault.empty()) return "seat " + core::name(core::seat_at(static_cast<int>(seat))) + ": " + fault;
  }
  for (std::size_t side = 0; side < state.board.sides; ++side) {
    const auto fault = side_fault(state, side);
    if (!fault.empty()) return "side " + std::to_string(side + 1) + ": " + fault;
  }
  auto unused = unused_cards(state);
  return unused ? "" : unused.error().message;
}

}  // namespace cooking_customers
