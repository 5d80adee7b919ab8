// What follows from the cards that lie in front of a player.
#include "engine/cooking_customers/board.hpp"

#include <algorithm>

namespace cooking_customers {

bool is_protected(const Player& player, Card minus) {
  const Symbol symbol = traits(minus).symbol;
  if (symbol == Symbol::none) return false;
  if (player.cook != Card::none && traits(player.cook).symbol == symbol) return true;
  return std::any_of(player.supplies.begin(), player.supplies.end(),
                     [symbol](Card supply) { return traits(supply).symbol == symbol; });
}

int cooking_dice(const Player& player) {
  if (player.cook == Card::none) return 0;
  int dice = traits(player.cook).dice;
  for (const Card minus : player.minus) dice -= traits(minus).dice;
  return std::max(1, dice);
}

int extra_dice(const Player& player) {
  int dice = player.helper == Card::none ? 0 : traits(player.helper).dice;
  for (const Card plus : player.plus) dice += traits(plus).dice;
  return dice;
}

core::SeatSet richest(const Board& board) {
  int most = 0;
  for (int side = 0; side < board.sides; ++side)
    most = std::max<int>(most, board.side[static_cast<std::size_t>(side)].money);
  core::SeatSet set;
  for (int seat = 0; seat < board.seats; ++seat) {
    if (board.side_of(core::seat_at(seat)).money == most) set.add(core::seat_at(seat));
  }
  return set;
}

}  // namespace cooking_customers
