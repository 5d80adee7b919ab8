// What kitchens and tables of Cooking Customers are worth, in dollars.
#pragma once

#include "engine/bots/cooking_move.hpp"
#include "engine/bots/cooking_weights.hpp"

namespace bots {

/// A table on the rail as somebody sees it.
struct TableGuess {
  int needs = 0;
  int meals = 0;
  float tip = 0;  ///< known, or the usual one of such tables
  int missing() const { return needs - meals; }
};

/// The mean tip of tables that want so many meals; for 0, of any.
float usual_tip(int needs);
/// The side's table; with none, the one that its next turn brings. `tip` 0: not known.
TableGuess table_of(const cooking::Side& side, int tip, int next_needs);

/// What the unfinished table is worth on top of the side's money.
float table_worth(const TableGuess& table, int money, const CookingWeights& weights);
/// What a kitchen brings: its next roll on this table, and its later ones. `soon` weighs the next roll.
float kitchen_worth(const cooking::Player& player, const TableGuess& table, int money, float soon,
                    const CookingWeights& weights);

}  // namespace bots
