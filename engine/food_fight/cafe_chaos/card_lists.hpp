// The parts of the box, one file each; cards.cpp puts them together.
#pragma once

#include <span>

#include "engine/food_fight/cafe_chaos/cards.hpp"

namespace food_fight::cafe_chaos {

std::span<const CardEntry> basic_actions();
std::span<const CardEntry> character_actions();
std::span<const CardEntry> bonus_actions();
std::span<const CardEntry> foods();
std::span<const CardEntry> toppings();
std::span<const CardEntry> conditions();
std::span<const CardEntry> events();

}  // namespace food_fight::cafe_chaos
