// What lies open already and will change an attack: a Duck, a bowl, a net. From the shown table alone.
#pragma once

#include <string>

#include "game/food_fight/shown.hpp"
#include "game/food_fight/words.hpp"

namespace game::food_fight {

/// "Radish ducks, it will miss"; empty if nothing that is open stops or turns the attack with that action.
std::string forecast(const Shown& shown, const Names& names, Card action, int target);

}  // namespace game::food_fight
