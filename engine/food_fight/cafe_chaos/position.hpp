// The box of Cafe Chaos for the code that both games share.
#pragma once

#include "engine/food_fight/box.hpp"

namespace food_fight::cafe_chaos {

const Box& the_box();

}  // namespace food_fight::cafe_chaos
