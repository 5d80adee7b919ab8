// The best sensible move by its gain; defences where they gain more than they are worth in the hand.
#include "engine/bots/cooking_policy.hpp"

#include "engine/bots/cooking_guard.hpp"
#include "engine/bots/cooking_situation.hpp"

namespace bots {

using namespace ::cooking_customers;

namespace {

/// Below every gain, and apart from it by more than gains differ.
constexpr float k_stupid = -1000.0F;

core::Choice play(const CookingSituation& situation) {
  CookingMove best;
  float best_gain = 4 * k_stupid;
  each_cooking_move(situation.glance(), [&](const CookingMove& move) {
    float gain = situation.gain(move);
    if (gain <= best_gain) return;
    if (is_stupid(situation.glance(), move)) gain += k_stupid;
    if (gain <= best_gain) return;
    best = move;
    best_gain = gain;
  });
  return to_choice(best, situation.me());
}

core::Choice lose(const CookingSituation& situation, const core::Question& question) {
  core::Choice best = question.option(0);
  for (int i = 1; i < question.size(); ++i) {
    const core::Choice option = question.option(i);
    if (situation.worth_of_supply(card_in(option)) < situation.worth_of_supply(card_in(best))) best = option;
  }
  return best;
}

}  // namespace

core::Choice cooking_answer(const Glance& glance, const core::Question& question,
                            const CookingWeights& weights) {
  const CookingSituation situation(glance, weights);
  switch (kind_of(question)) {
    case Kind::play:
      return play(situation);
    case Kind::counter:
      return question.option(situation.gain_of_defence() > 0 ? 0 : 1);
    case Kind::lose:
      return lose(situation, question);
  }
  return question.option(0);
}

}  // namespace bots
