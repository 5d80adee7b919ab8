// A table is worth its tip less the meals it misses; a kitchen what it will cook.
#include "engine/bots/cooking_worth.hpp"

#include "engine/bots/cooking_odds.hpp"

namespace bots {

using namespace ::cooking_customers;

namespace {

/// Means of the table deck, by the meals that they want; 0: of all.
constexpr std::array<float, 7> k_usual_tips = [] {
  std::array<float, 7> sums{};
  std::array<float, 7> cards{};
  for (const auto& kind : k_tables) {
    for (const std::size_t needs : {std::size_t{0}, std::size_t{kind.card.needs}}) {
      sums[needs] += static_cast<float>(kind.card.tip * kind.copies);
      cards[needs] += static_cast<float>(kind.copies);
    }
  }
  std::array<float, 7> means{};
  for (std::size_t needs = 0; needs < means.size(); ++needs)
    means[needs] = cards[needs] > 0 ? sums[needs] / cards[needs] : 0;
  return means;
}();
constexpr int k_usual_needs = 4;

/// Dice that the cook rolls when the minus cards for the next roll are used up.
int later_dice(const Player& player) {
  int dice = traits(player.cook).dice;
  for (const Card minus : player.minus) dice -= traits(minus).every_roll ? traits(minus).dice : 0;
  return std::max(1, dice);
}

bool has_special(const Player& player) {
  return std::find(player.plus.begin(), player.plus.end(), Card::daily_special) != player.plus.end();
}

unsigned symbols(const Player& player) {
  unsigned set = player.cook == Card::none ? 0U : 1U << static_cast<unsigned>(traits(player.cook).symbol);
  for (const Card supply : player.supplies) set |= 1U << static_cast<unsigned>(traits(supply).symbol);
  return set & ~1U;
}

/// Meals for the table that wins the game count more.
float urgency(const TableGuess& table, int money, const CookingWeights& weights) {
  return table.tip >= static_cast<float>(k_goal - money) ? weights.winning : 1;
}

/// Dollars that later rolls bring.
float later_worth(const Player& player, bool cook_stays, const CookingWeights& weights) {
  const int helper = player.helper == Card::none ? 0 : traits(player.helper).dice;
  const auto helpers = static_cast<float>(helper);
  if (!cook_stays) return weights.meal * (weights.cook[0] + weights.lone_helper * helpers);
  return weights.meal *
         (weights.cook[static_cast<std::size_t>(later_dice(player))] + weights.helper * helpers);
}

}  // namespace

float usual_tip(int needs) {
  return k_usual_tips[static_cast<std::size_t>(needs)];
}

TableGuess table_of(const Side& side, int tip, int next_needs) {
  if (side.needs != 0) {
    const float worth = tip != 0 ? static_cast<float>(tip) : usual_tip(side.needs);
    return {side.needs, side.meals, worth};
  }
  return {next_needs != 0 ? next_needs : k_usual_needs, 0, usual_tip(next_needs)};
}

float table_worth(const TableGuess& table, int money, const CookingWeights& weights) {
  const float payment = std::min(table.tip, static_cast<float>(k_goal - money));
  const float missing = weights.start + weights.meal * static_cast<float>(table.missing());
  // A table that wins the game is worth no less than another when it is fresh.
  const float fresh = weights.start + weights.meal * static_cast<float>(table.needs);
  return payment + fresh * (urgency(table, money, weights) - 1) - missing * urgency(table, money, weights);
}

float kitchen_worth(const Player& player, const TableGuess& table, int money, float soon,
                    const CookingWeights& weights) {
  float worth = weights.symbol * static_cast<float>(__builtin_popcount(symbols(player)));
  if (player.cook == Card::none) {
    int waiting = 0;
    for (const Card plus : player.plus) waiting += plus == Card::daily_special ? 1 : traits(plus).dice;
    worth += later_worth(player, false, weights) +
             weights.meal * weights.waiting_plus * static_cast<float>(waiting);
    if (player.owes_turn != 0) worth -= weights.lost_turn;
    return worth;
  }
  const RollOdds& odds = roll_odds(cooking_dice(player), extra_dice(player), has_special(player));
  const auto missing = static_cast<std::size_t>(table.missing());
  const float roll = weights.meal * odds.meals[missing] + weights.start * odds.full[missing];
  worth += soon * roll * urgency(table, money, weights);
  worth += (1 - odds.fired) * later_worth(player, true, weights) +
           odds.fired * later_worth(player, false, weights);
  if (player.owes_turn != 0) worth -= weights.lost_turn;
  return worth;
}

}  // namespace bots
