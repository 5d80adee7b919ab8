// The greedy policy of both food fights: an answer to every kind of question, by what a seat can see.
#pragma once

#include "engine/bots/food_fight_situation.hpp"
#include "engine/food_fight/question.hpp"

namespace bots {

/// A legal answer. `stream` feeds the whims of plans and targets; with `whim` 0 it is not touched.
core::Choice fight_answer(const fight::Glance& glance, const core::Question& question,
                          const FightWeights& weights, core::ChanceStream& stream, float whim);

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
namespace fight_answers {

// food_fight_attacks.cpp
core::Choice throw_food(const Situation& s, const core::Question& question);
core::Choice swing(const Situation& s, const core::Question& question);
core::Choice blast(const Situation& s, const core::Question& question);
core::Choice yeet(const Situation& s, const core::Question& question);
core::Choice add(const Situation& s, const core::Question& question);
core::Choice counter(const Situation& s, const core::Question& question);
core::Choice drop(const Situation& s, const core::Question& question);
core::Choice belch(const Situation& s, const core::Question& question);
/// What the best throw from the hand promises at this aim; 0 with nothing to throw.
float worth_of_throwing(const Situation& s, core::Seat aim, fight::Card action);
/// What the cards that were thrown promise at this aim (Suspicious).
float worth_in_flight(const Situation& s, core::Seat aim);

// food_fight_seats.cpp
core::Choice target(const Situation& s, const core::Question& question);
core::Choice retarget(const Situation& s, const core::Question& question);
core::Choice confuse(const Situation& s, const core::Question& question);
core::Choice cheer(const Situation& s, const core::Question& question);
core::Choice swap(const Situation& s, const core::Question& question);
core::Choice splat(const Situation& s, const core::Question& question);
core::Choice copy(const Situation& s, const core::Question& question);
core::Choice vote(const Situation& s, const core::Question& question);

// food_fight_cards.cpp
core::Choice take(const Situation& s, const core::Question& question);
core::Choice give(const Situation& s, const core::Question& question);
core::Choice offer(const Situation& s, const core::Question& question);
core::Choice claim(const Situation& s, const core::Question& question);
core::Choice more(const Situation& s, const core::Question& question);
core::Choice keep(const Situation& s, const core::Question& question);
core::Choice discard(const Situation& s, const core::Question& question);
core::Choice eat(const Situation& s, const core::Question& question);
/// The cheapest card to lay on the floor: an event plays there (WF-097).
core::Choice cheapest_to_drop(const Situation& s, const core::Question& question);
core::Choice cheapest(const Situation& s, const core::Question& question);
core::Choice trade(const Situation& s, const core::Question& question);

// what_the_food_events.cpp
core::Choice event(const Situation& s, const core::Question& question);

}  // namespace fight_answers

}  // namespace bots
