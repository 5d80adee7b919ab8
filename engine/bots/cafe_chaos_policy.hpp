// The greedy policy of Cafe Chaos: an answer to every kind of question, by what a seat can see.
#pragma once

#include "engine/bots/cafe_chaos_situation.hpp"
#include "engine/food_fight/question.hpp"

namespace bots {

/// A legal answer. `stream` feeds the whims of plans and targets; with `whim` 0 it is not touched.
core::Choice chaos_answer(const fight::Glance& glance, const core::Question& question,
                          const ChaosWeights& weights, core::ChanceStream& stream, float whim);

/// The option that `value` likes best, the first of equals.
template <class Value>
core::Choice best_option(const core::Question& question, const Value& value) {
  core::Choice best = question.option(0);
  float best_value = value(best);
  for (int i = 1; i < question.size(); ++i) {
    const core::Choice option = question.option(i);
    const float worth = value(option);
    if (worth <= best_value) continue;
    best = option;
    best_value = worth;
  }
  return best;
}

// Answers by kind. What stands in `question` is legal; `s` belongs to its seat.
namespace chaos_answers {

// cafe_chaos_attacks.cpp
core::Choice throw_food(const Situation& s, const core::Question& question);
core::Choice swing(const Situation& s, const core::Question& question);
core::Choice blast(const Situation& s, const core::Question& question);
core::Choice yeet(const Situation& s, const core::Question& question);
core::Choice add(const Situation& s, const core::Question& question);
core::Choice counter(const Situation& s, const core::Question& question);
core::Choice drop(const Situation& s, const core::Question& question);
core::Choice belch(const Situation& s, const core::Question& question);

// cafe_chaos_seats.cpp
core::Choice target(const Situation& s, const core::Question& question);
core::Choice retarget(const Situation& s, const core::Question& question);
core::Choice confuse(const Situation& s, const core::Question& question);
core::Choice cheer(const Situation& s, const core::Question& question);
core::Choice swap(const Situation& s, const core::Question& question);
core::Choice splat(const Situation& s, const core::Question& question);
core::Choice copy(const Situation& s, const core::Question& question);
core::Choice vote(const Situation& s, const core::Question& question);

// cafe_chaos_cards.cpp
core::Choice take(const Situation& s, const core::Question& question);
core::Choice give(const Situation& s, const core::Question& question);
core::Choice offer(const Situation& s, const core::Question& question);
core::Choice claim(const Situation& s, const core::Question& question);
core::Choice more(const Situation& s, const core::Question& question);
core::Choice keep(const Situation& s, const core::Question& question);
core::Choice discard(const Situation& s, const core::Question& question);
core::Choice eat(const Situation& s, const core::Question& question);
core::Choice cheapest(const Situation& s, const core::Question& question);
core::Choice trade(const Situation& s, const core::Question& question);

}  // namespace chaos_answers

}  // namespace bots
