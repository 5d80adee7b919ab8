// Tables of Cafe Chaos at moments worth looking at.
#pragma once

#include "engine/food_fight/question.hpp"
#include "moments.hpp"

namespace fight {

using food_fight::Kind;
using moments::any_answer;
using moments::at_speed;
using moments::Chance;
using moments::instant;
using moments::k_longest_name;
using moments::open;
using moments::step;

/// All packs in.
core::Match new_match(int seats, std::uint64_t seed);
/// Where a random game asks this for the first time after so many decisions.
core::Match moment(int seats, Kind kind, int decisions);
/// A random game before its last decision.
core::Match last_decision(int seats);

/// The only person's next click, at random but on what is lit. False if nothing could be clicked.
bool click_something(house::House& house, game::screens::TablePage& page, Chance& chance);

}  // namespace fight
