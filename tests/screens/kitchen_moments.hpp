// Tables of Cooking Customers at moments worth looking at.
#pragma once

#include "engine/cooking_customers/question.hpp"
#include "moments.hpp"

namespace kitchen {

using cooking_customers::Kind;
using moments::any_answer;
using moments::at_speed;
using moments::Chance;
using moments::instant;
using moments::open;
using moments::step;

/// Alone up to five seats, in pairs above.
moments::Setting setting(int seats);
/// Where a random game asks this for the first time after so many decisions.
core::Match moment(int seats, Kind kind, int decisions);

/// The only person's next click, at random but on what is lit. False if nothing could be clicked.
bool click_something(house::House& house, game::screens::TablePage& page, Chance& chance);

}  // namespace kitchen
