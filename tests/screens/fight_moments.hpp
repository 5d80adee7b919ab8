// Tables of Cafe Chaos at moments worth looking at, and hands that play them through what is on screen.
#pragma once

#include <functional>
#include <optional>
#include <random>
#include <string>

#include "engine/core/match.hpp"
#include "engine/food_fight/question.hpp"
#include "game/screens/saved_table.hpp"
#include "game/screens/table_page.hpp"
#include "house.hpp"

namespace fight {

using Chance = std::minstd_rand;
using food_fight::Kind;

inline constexpr const char* k_longest_name = "WWWWWWWWWWWW";

/// All packs in.
core::Match new_match(int seats, std::uint64_t seed);
/// Any legal answer.
core::Choice any_answer(const core::Question& question, Chance& chance);
/// One answer of the first seat that is asked.
void step(core::Match& match, Chance& chance);
/// Where a random game asks this for the first time after so many decisions.
core::Match moment(int seats, Kind kind, int decisions);
/// A random game before its last decision.
core::Match last_decision(int seats);

/// The first seat that is asked is a person with the keyboard, the others are bots; all have the longest
/// name. Opens the table as it was left.
game::screens::TablePage& open(house::House& house, const core::Match& match);

/// Settings for tests: no animation.
game::settings::Settings instant();
game::settings::Settings at_speed(game::settings::AnimationSpeed speed);

/// The only person's next click, at random but on what is lit. False if nothing could be clicked.
bool click_something(house::House& house, game::screens::TablePage& page, Chance& chance);

}  // namespace fight
