// An exhaustive look-ahead of one turn of Cooking Customers: a yardstick for the other levels.
#pragma once

#include "engine/bots/bot.hpp"
#include "engine/cooking_customers/view.hpp"

namespace bots {

/// Weighs every pair of plays by the value of the position after the own rolls: all answers to attacks, with
/// the chance that their victim holds the defence, and all results of cooking and extra roll.
core::Choice best_of_turn(const ::cooking_customers::View& view, const core::Question& question);

}  // namespace bots
