// The levels of Cafe Chaos.
#pragma once

#include "engine/bots/bot.hpp"

namespace bots {

std::unique_ptr<Bot> make_cafe_chaos_greedy();
std::unique_ptr<Bot> make_cafe_chaos_expert(int iterations);
/// The greedy as it was first, to measure others by; offered in no menu.
std::unique_ptr<Bot> make_cafe_chaos_first_greedy();

}  // namespace bots
