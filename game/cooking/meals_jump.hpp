// Meals that jump from somewhere onto the plates of a side; those that find no plate fall down.
#pragma once

#include <span>

#include "game/cooking/step.hpp"

namespace game::cooking {

/// Shows the meals of that event, each from its place in `from` (the last one serves for all that are left),
/// and the kitchen after it. `before`: the kitchen without them. Returns when the last has landed.
double jump_meals(Step& step, const Direction& direction, const rules::MealsAdded& added, const Shown& before,
                  std::span<const render::Point> from, double start);

/// "2 meals for the order: 3 of 5. 1 is too many."
std::string added_words(const rules::MealsAdded& added);

}  // namespace game::cooking
