// The hash of a state, field by field: what a position can express, and what is under way.
#include "engine/food_fight/stance.hpp"
#include "engine/food_fight/views.hpp"

namespace food_fight {

namespace {

void add(core::Hasher& hasher, std::span<const Card> cards) {
  hasher.add(cards.size());
  for (const auto card : cards) hasher.add(static_cast<std::uint64_t>(card));
}

void add_course(core::Hasher& hasher, const Board& board) {
  for (const auto value : {board.seats, board.limit, board.variants, board.mix_up, board.round, board.start})
    hasher.add(value);
  hasher.add(static_cast<std::uint64_t>(board.phase));
  hasher.add(static_cast<std::uint64_t>(board.event));
  hasher.add(static_cast<std::uint64_t>(board.vote));
  if (board.phase == Phase::act) hasher.add(board.set * 16U + board.turn);
}

void add_player(core::Hasher& hasher, const State& state, core::Seat seat) {
  const Board& board = state.board;
  const Player& player = board.player(seat);
  for (const auto value : {player.points, player.target, player.bewitched}) hasher.add(value);
  hasher.add(player.immune ? 1 : 0);
  hasher.add(static_cast<std::uint64_t>(player.character));
  hasher.add(state.own_character.has(seat) ? 1 : 0);
  if (face_of(board, seat) == Card::copy) hasher.add(static_cast<std::uint64_t>(player.copy));
  add(hasher, state.hands[static_cast<std::size_t>(seat)].span());
  add(hasher, state.plans[static_cast<std::size_t>(seat)]);
}

}  // namespace

void hash_state(const State& state, core::Hasher& hasher) {
  add_course(hasher, state.board);
  for (int seat = 0; seat < state.board.seats; ++seat) add_player(hasher, state, core::seat_at(seat));
  for (const Pile* pile : {&state.deck, &state.floor, &state.trash, &state.aside}) add(hasher, pile->span());
  add(hasher, state.events.span());
  add(hasher, state.event_discard.span());
  for (const auto& waiting : state.waiting) {
    hasher.add(static_cast<std::uint64_t>(waiting.event));
    hasher.add(waiting.active);
  }
}

}  // namespace food_fight
