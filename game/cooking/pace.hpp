// How fast a step of the animation runs: many bots do not keep people waiting, what concerns a person has
// time.
#pragma once

#include <span>

#include "game/cooking/step.hpp"
#include "game/stage/stage.hpp"

namespace game::cooking {

/// Some person sits at the table.
bool people_watch(std::span<const stage::Who> seats);
/// Animation seconds that pass in a second of this step. The same whoever could stop an attack (KC-A42).
double pace_of(const Step& step, std::span<const stage::Who> seats);

/// The results of a table's first cooking rolls lie longer, for people who see them for the first time.
inline constexpr int k_first_rolls = 2;
inline constexpr double k_linger = 0.8;  ///< seconds

}  // namespace game::cooking
