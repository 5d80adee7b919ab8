// The parts of the box, one file each; cards.cpp puts them together.
#pragma once

#include <array>
#include <span>

#include "engine/food_fight/what_the_food/cards.hpp"

namespace food_fight::what_the_food {

std::span<const CardEntry> basic_actions();
std::span<const CardEntry> character_actions();
std::span<const CardEntry> bonus_actions();
std::span<const CardEntry> foods();
std::span<const CardEntry> toppings();
std::span<const CardEntry> conditions();
std::span<const CardEntry> events();

}  // namespace food_fight::what_the_food
