// Tables of both food fights at moments worth looking at.
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

inline constexpr std::string_view k_chaos = "cafe-chaos";
inline constexpr std::string_view k_food = "what-the-food";

/// Everything in that the game's box has.
core::Match new_match(int seats, std::uint64_t seed, std::string_view game = k_chaos);
/// Where a random game asks this for the first time after so many decisions.
core::Match moment(int seats, Kind kind, int decisions, std::string_view game = k_chaos);
/// A random game before its last decision.
core::Match last_decision(int seats, std::string_view game = k_chaos);

/// The only person's next click, at random but on what is lit. False if nothing could be clicked.
bool click_something(house::House& house, game::screens::TablePage& page, Chance& chance);

}  // namespace fight
