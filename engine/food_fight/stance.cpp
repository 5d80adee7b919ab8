// Cheat looks back on the mat, Copy walks along the target cards.
#include "engine/food_fight/stance.hpp"

namespace food_fight {

core::Seat aim_of(const Board& board, core::Seat seat) {
  const Player& player = board.player(seat);
  const bool copies = player.copy == CopyDecision::accepted && player.copied_seat != 0xff;
  if (!copies || board.seats == 2) return board.aim(seat);  // WF-A53
  return board.aim(core::seat_at(player.copied_seat));
}

void fix_copies(Board& board) {
  for (int i = 0; i < board.seats; ++i) {
    const core::Seat seat = core::seat_at(i);
    Player& player = board.player(seat);
    player.copied_seat = 0xff;
    player.copied_action = Card::none;
    if (face_of(board, seat) != Card::copy) continue;
    core::SeatSet visited;
    core::Seat walker = seat;
    while (face_of(board, walker) == Card::copy && !visited.has(walker)) {
      visited.add(walker);
      walker = board.aim(walker);
    }
    if (visited.has(walker)) continue;
    player.copied_seat = static_cast<std::uint8_t>(walker);
    player.copied_action = face_of(board, walker);
  }
}

}  // namespace food_fight
