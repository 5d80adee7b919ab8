// A throw of dice onto the rail, for turns and for the set-up's two extra dice.
#pragma once

#include <vector>

#include "game/cafe_fatal/step.hpp"

namespace game::cafe_fatal {

struct Throw {
  int seat = 0;
  float pace = 1;  ///< factor on all times; below 1 is faster
  std::vector<int> faces;
};

/// Adds hands, flight, bounces and the sorting to the step; the dice stay in the pose, sorted as on the rail.
/// Returns when they lie still, in seconds.
double throw_dice(Step& step, const Direction& direction, const Throw& thrown, double start);

/// The dice as they lie sorted on the rail, in the order of `rail_groups`.
std::vector<LooseDie> dice_at_rest(const Shown& shown);

}  // namespace game::cafe_fatal
