// What lies open already and will change an attack: a Duck, a bowl, a net. From the shown table alone.
#pragma once

#include <span>
#include <string>

#include "game/food_fight/shown.hpp"
#include "game/food_fight/words.hpp"

namespace game::food_fight {

/// What would be thrown, and by which action.
struct Missile {
  Card action;
  std::span<const Card> cards;
};

/// "Radish ducks, it will miss"; empty if nothing that is open stops or turns the attack.
std::string forecast(const Shown& shown, const Names& names, const Missile& missile, int target);

}  // namespace game::food_fight
