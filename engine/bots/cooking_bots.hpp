// The levels `greedy` and `expert` of Cooking Customers, and a yardstick.
#pragma once

#include "engine/bots/bot.hpp"

namespace bots {

std::unique_ptr<Bot> make_cooking_greedy();
/// `iterations`: the budget of a decision; 0: the level's own.
std::unique_ptr<Bot> make_cooking_expert(int iterations);
/// `one-turn`: the exhaustive look-ahead of one turn.
std::unique_ptr<Bot> make_cooking_one_turn();

}  // namespace bots
