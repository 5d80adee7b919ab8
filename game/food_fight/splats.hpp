// Where splats land: on busts, where they stay till the round ends, and on wall and floor, where they are
// baked into the room (S20).
#pragma once

#include "game/food_fight/step.hpp"

namespace game::food_fight {

/// One blot on the fighter's clothes and face. The oldest of many makes room.
void splat_on_bust(Step& step, const Direction& direction, int victim, render::Colour colour, float size,
                   double time);
/// Spatters beside the victim, away from where it came.
void splat_around(Step& step, const Direction& direction, int victim, render::Colour colour, int count,
                  double time);
void splat_in_room(Step& step, const Direction& direction, render::Point at, render::Colour colour,
                   float size, double time);

}  // namespace game::food_fight
