// Moves dice in the rest of a round.
#include "engine/bots/cafe_fatal_rest.hpp"

namespace bots {

namespace {

fatal::TableSet reach_of(const fatal::Layout& layout, fatal::TableSet occupied) {
  if (occupied == 0) return layout.all();
  return static_cast<fatal::TableSet>(layout.next_to(occupied) & ~occupied);
}

}  // namespace

Rest rest_of(const fatal::Board& board) {
  Rest rest;
  rest.layout = &board.layout();
  rest.seats = board.seats;
  rest.turn = board.turn;
  rest.thrown = board.thrown;
  for (std::size_t seat = 0; seat < board.seats; ++seat) {
    const fatal::Player& player = board.players[seat];
    rest.table_of[seat] = player.table;
    rest.occupied[seat] = player.occupied;
    rest.reach[seat] = reach_of(*rest.layout, player.occupied);
    rest.hand[seat] = player.in_hand;
    for (std::size_t result = 0; result < fatal::k_results; ++result) {
      if (player.table[result] == fatal::k_no_table) continue;
      rest.strength[seat][player.table[result]] =
          static_cast<Strength>(8 * player.dice[result] + static_cast<int>(result) + 1);
    }
  }
  return rest;
}

bool place(Rest& rest, fatal::Placement placement) {
  const auto seat = static_cast<std::size_t>(rest.turn);
  const auto result = static_cast<std::size_t>(placement.result - 1);
  const auto table = static_cast<std::size_t>(placement.table);
  const auto dice = rest.thrown[result];
  Strength& strength = rest.strength[seat][table];
  if (strength == 0) {
    strength = static_cast<Strength>(placement.result);
    rest.table_of[seat][result] = static_cast<std::uint8_t>(placement.table);
    const bool first = rest.occupied[seat] == 0;
    const auto open =
        first ? rest.layout->neighbours[table] : rest.reach[seat] | rest.layout->neighbours[table];
    rest.occupied[seat] = static_cast<fatal::TableSet>(rest.occupied[seat] | (1 << placement.table));
    rest.reach[seat] = static_cast<fatal::TableSet>(open & ~rest.occupied[seat]);
  }
  strength = static_cast<Strength>(strength + 8 * dice);
  rest.hand[seat] = static_cast<std::uint8_t>(rest.hand[seat] - dice);
  for (int i = 0; i < rest.seats; ++i) {
    rest.turn = rest.turn + 1 == rest.seats ? 0 : rest.turn + 1;
    if (rest.hand[static_cast<std::size_t>(rest.turn)] > 0) return true;
  }
  return false;
}

void throw_dice(Rest& rest, core::ChanceStream& stream) {
  core::Bits bits(stream.draw());
  rest.thrown = {};
  for (int die = rest.hand[static_cast<std::size_t>(rest.turn)]; die > 0; --die)
    ++rest.thrown[bits.below(fatal::k_results)];
}

}  // namespace bots
