// Food that reaches somebody's face: hit-stop, squash, splats, drops, recoil.
#pragma once

#include "game/food_fight/flying.hpp"

namespace game::food_fight {

struct Impact {
  int victim = 0;
  render::Point from;  ///< where it came from
  std::vector<Card> cards;
  int value = 1;
  bool finisher = false;  ///< a longer hit-stop (S18)
};

/// Shows it at `time`; returns when the hit-stop is over and points may count. Call after `track_after`.
double splat(Step& step, const Direction& direction, const Impact& impact, double time);
/// A few drops on somebody, as from a splash.
void sprinkle(Step& step, const Direction& direction, int victim, render::Colour colour, double time);

}  // namespace game::food_fight
