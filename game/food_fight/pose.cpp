// The table at rest.
#include "game/food_fight/pose.hpp"

namespace game::food_fight {

Pose rest_pose(const Shown& shown) {
  Pose pose;
  pose.shown = shown;
  for (int seat = 0; seat < shown.seats; ++seat) {
    pose.at(seat).mood = mood_at_rest(shown, seat);
    pose.at(seat).light = shown.turn < 0 || shown.turn == seat ? 1.0F : 0.0F;
  }
  return pose;
}

}  // namespace game::food_fight
