// The pose between two animations.
#include "game/cafe_fatal/pose.hpp"

namespace game::cafe_fatal {

Pose rest_pose(const Shown& shown) {
  Pose pose;
  pose.shown = shown;
  pose.light.fill(k_even_light);
  pose.glow_seat.fill(-1);
  pose.dice_alpha.fill(1);
  pose.hidden_seat.fill(-1);
  pose.counter_size.fill(1);
  pose.mood = shown.moods;
  for (std::size_t seat = 0; seat < rules::k_most_seats; ++seat) {
    pose.counter[seat] = static_cast<float>(shown.points[seat]);
    pose.won[seat] = shown.board.players[seat].won;
  }
  if (shown.in_turns) {
    pose.arrow_seat = shown.board.turn;
    pose.hands.seat = shown.board.turn;
  }
  return pose;
}

}  // namespace game::cafe_fatal
