// Exact chances of a turn's two rolls in Cooking Customers.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>

namespace bots {

/// More extra dice than these count as these: no table wants so many meals.
inline constexpr int k_most_odds_extra = 12;
inline constexpr int k_most_missing = 6;

/// What the cooking roll and the roll after it bring to a table, by the meals that it misses.
struct RollOdds {
  float fired = 0;                               ///< all cooking dice FIRED: no meals at all (KC-023, KC-048)
  std::array<float, k_most_missing + 1> full{};  ///< the chance that the table is full afterwards
  std::array<float, k_most_missing + 1> meals{};  ///< meals that stay on the table, on average
  std::array<float, k_most_missing + 1>
      exactly{};  ///< the cook stays and so many meals come; the last: or more
};

namespace odds_detail {

/// By cooking dice less 1, extra dice, Daily Special.
using RollTable = std::array<std::array<std::array<RollOdds, 2>, k_most_odds_extra + 1>, 4>;

/// Ways out of a number of dice, by meals.
using Ways = std::array<double, 17>;

/// `meal` of 3 faces bring a meal.
constexpr Ways ways_of_dice(int dice, int meal) {
  Ways ways{};
  ways[0] = 1;
  for (int die = 0; die < dice; ++die) {
    for (std::size_t meals = ways.size() - 1; meals > 0; --meals)
      ways[meals] = ways[meals] * (3 - meal) + ways[meals - 1] * meal;
    ways[0] *= 3 - meal;
  }
  return ways;
}

constexpr double power_of_three(int exponent) {
  double power = 1;
  for (int i = 0; i < exponent; ++i) power *= 3;
  return power;
}

constexpr RollOdds odds_of(int dice, int extra, bool special) {
  Ways cooking = ways_of_dice(dice, special ? 2 : 1);
  cooking[0] -= 1;  // the one way of all FIRED
  const Ways after = ways_of_dice(extra, 1);
  const double all = power_of_three(dice + extra);
  RollOdds odds;
  odds.fired = static_cast<float>(1 / power_of_three(dice));
  std::array<double, k_most_missing + 1> exactly{};
  for (std::size_t first = 0; first <= static_cast<std::size_t>(dice); ++first) {
    for (std::size_t second = 0; second <= static_cast<std::size_t>(extra); ++second)
      exactly[std::min<std::size_t>(first + second, k_most_missing)] += cooking[first] * after[second] / all;
  }
  for (std::size_t missing = 0; missing <= k_most_missing; ++missing) {
    double full = 0;
    double meals = 0;
    for (std::size_t come = 0; come <= k_most_missing; ++come) {
      if (come >= missing) full += exactly[come];
      meals += exactly[come] * static_cast<double>(std::min(come, missing));
    }
    odds.full[missing] = static_cast<float>(full);
    odds.meals[missing] = static_cast<float>(meals);
    odds.exactly[missing] = static_cast<float>(exactly[missing]);
  }
  return odds;
}

constexpr RollTable make_table() {
  RollTable table{};
  for (std::size_t dice = 0; dice < table.size(); ++dice) {
    for (std::size_t extra = 0; extra < table[dice].size(); ++extra) {
      for (std::size_t special = 0; special < 2; ++special) {
        table[dice][extra][special] =
            odds_of(static_cast<int>(dice) + 1, static_cast<int>(extra), special != 0);
      }
    }
  }
  return table;
}

inline constexpr RollTable k_rolls = make_table();

}  // namespace odds_detail

/// `dice`: 1 … 4 of the cooking roll; `extra`: of the roll after it; `special`: BLANK counts as MEAL.
constexpr const RollOdds& roll_odds(int dice, int extra, bool special) {
  return odds_detail::k_rolls[static_cast<std::size_t>(dice - 1)][static_cast<std::size_t>(
      std::min(extra, k_most_odds_extra))][special ? 1U : 0U];
}

}  // namespace bots
