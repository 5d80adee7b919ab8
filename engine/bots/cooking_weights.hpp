// How the bots of Cooking Customers weigh things, in dollars.
#pragma once

#include <array>

namespace bots {

struct CookingWeights {
  float meal = 2.0F;       ///< a meal that an unfinished table still misses
  float start = 0.3F;      ///< an unfinished table, however little it misses: it is not paid yet
  float winning = 2.5F;    ///< how much more meals count for a table that reaches the goal
  float lost_turn = 1.3F;  ///< cards that a lost turn does not play, and the meals it does not cook
  float next_roll = 0.9F;  ///< what others' next roll counts: a turn comes in between
  /// Meals that a kitchen will cook after its next roll, by the dice of its cook; 0: nobody stands there.
  std::array<float, 5> cook{0.7F, 1.4F, 2.2F, 2.7F, 3.8F};
  float helper = 0.9F;        ///< meals for each die of a helper beside a cook
  float lone_helper = 0.6F;   ///< the same without a cook
  float waiting_plus = 0.3F;  ///< meals for each die of plus cards that wait for a cook
  float symbol = 0.3F;        ///< protection that is not there yet against one red symbol
  float rivals =
      0.8F;  ///< dollars lost by the others, in own dollars; shared out by how near they are to the goal
  float nearness = 5.0F;    ///< dollars short of the goal that halve a rival's share
  float stopped = 0.2F;     ///< the chance that somebody holds the defence
  float clear_lead = 6.0F;  ///< a lead of so many dollars makes victory fairly sure

  // What a card is worth in the hand.
  float draw = 0.9F;  ///< a card not known yet
  float simmer_down = 2.3F;
  float counter_offer = 1.2F;
  float first_cook = 2.5F;  ///< while nobody stands there
  float spare_cook = 0.9F;  ///< while somebody does, or beside a better one
  float more_cooks = 0.2F;
  float helper_card = 0.8F;
  float plus_die = 0.35F;  ///< for each die
  float daily_special = 0.6F;
  float supply = 0.3F;
  float attack = 0.6F;
  float minus = 0.3F;
};

inline constexpr CookingWeights k_cooking_weights{};

/// For whole positions: a full table and the fresh one after it together are worth more than one that is
/// nearly full, which meals as dear as those above would deny.
inline constexpr CookingWeights k_cooking_leaf = [] {
  CookingWeights weights;
  weights.meal = 1.25F;
  weights.winning = 1.5F;
  weights.cook = {1.1F, 2.2F, 3.5F, 4.3F, 6.0F};
  return weights;
}();

}  // namespace bots
