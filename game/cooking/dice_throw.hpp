// Dice on their way: shaken in the pan, thrown over the stove, lying there to be read.
#pragma once

#include <span>
#include <vector>

#include "game/cooking/step.hpp"

namespace game::cooking {

/// Where thrown dice lie: in rows over the front of the stove, smaller the more they are.
struct DiceRow {
  float scale = 1;  ///< of 104 units
  std::vector<render::Point> places;
};
DiceRow dice_row(const Station& station, int dice, bool two_rows);

struct ThrownDie {
  Face face = Face::blank;
  render::Point place;
  double lands = 0;
};
struct Throw {
  float scale = 1;
  std::vector<ThrownDie> dice;
  double rest = 0;  ///< the last one lies still
};

/// Rattles the pan of that seat, throws the dice and lets them land; the caller shows them from then on, with
/// `lie` or otherwise. `shaking`: seconds in the pan.
Throw throw_dice(Step& step, const Direction& direction, int seat, std::span<const Face> faces, double start,
                 double shaking);
/// The die lies there until `until`, then fades.
void lie(Step& step, const Throw& thrown, std::size_t die, double until);

}  // namespace game::cooking
