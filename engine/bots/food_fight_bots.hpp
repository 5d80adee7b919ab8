// The levels of both food fights.
#pragma once

#include "engine/bots/bot.hpp"

namespace bots {

std::unique_ptr<Bot> make_cafe_chaos_greedy();
std::unique_ptr<Bot> make_what_the_food_greedy();
std::unique_ptr<Bot> make_food_fight_expert(int iterations);
/// The greedy of Cafe Chaos as it was first, to measure others by; offered in no menu.
std::unique_ptr<Bot> make_cafe_chaos_first_greedy();

}  // namespace bots
