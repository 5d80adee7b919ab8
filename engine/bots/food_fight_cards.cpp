// Answers that choose cards: what to take, to give, to keep.
#include <algorithm>

#include "engine/bots/food_fight_floor.hpp"
#include "engine/bots/food_fight_policy.hpp"
#include "engine/bots/what_the_food_events.hpp"
#include "engine/food_fight/cafe_chaos/cards.hpp"

namespace bots::fight_answers {

using core::Choice;
using core::Question;
using core::Seat;
using fight::Card;
using fight::Verb;

namespace {

/// What losing a card costs; the own character action most of all.
float cost_of(const Situation& s, Card card) {
  const float character = card == s.board.player(s.me).character ? 2.0F : 0.0F;
  return s.worth_of_card(card) + character;
}

/// A card that is kept among `others`; an event that cannot be held plays at once (WF-078).
float worth_of_kept(const Situation& s, Card card, const Throwables& others) {
  if (fight::kind_of(card) == fight::CardKind::event && !s.board.events_are_held)
    return worth_of_playing(s, card, s.me);
  return worth_of(s.weights, card, others) + super_worth_in_hand(s.board, card);
}

bool takes_two(const Question& question) {
  return fight::cause_of(question) == Card::grab && !fight::passed(question.option(question.size() - 1));
}

}  // namespace

Choice cheapest(const Situation& s, const Question& question) {
  return best_option(question, [&](const Choice& option) {
    return fight::passed(option) ? -1000.0F : -cost_of(s, fight::card_in(option));
  });
}

Choice cheapest_to_drop(const Situation& s, const Question& question) {
  return best_option(question, [&](const Choice& option) {
    const Card card = fight::card_in(option);
    const bool plays = fight::kind_of(card) == fight::CardKind::event;
    return (plays ? worth_of_playing(s, card, s.me) : 0) - cost_of(s, card);
  });
}

Choice take(const Situation& s, const Question& question) {
  Card wanted = Card::none;
  if (takes_two(question)) wanted = best_taking(s.weights, s.hand, *s.glance.floor, true).first;
  return best_option(question, [&](const Choice& option) {
    if (fight::passed(option)) return 0.0F;
    const Card card = fight::card_in(option);
    const bool fits = card == wanted || (fight::is_condition(card) && fight::is_condition(wanted));
    const float more = super_worth_in_hand(s.board, card);
    return fits && more >= 0 ? 1000.0F + more : s.worth_of_new(card);
  });
}

/// Presents cost as little as can be; what the floor gives away goes to those who stand worst.
Choice give(const Situation& s, const Question& question) {
  const bool janitor = fight::verb_of(question.option(0)) == Verb::give_to;
  if (!janitor && fight::cause_of(question) == Card::cannonball) return question.option(0);
  if (!janitor) return cheapest(s, question);
  return best_option(question,
                     [&](const Choice& option) { return -s.standing.weight(fight::seat_in(option, 1)); });
}

Choice offer(const Situation& s, const Question& question) {
  return best_option(question, [&](const Choice& option) {
    if (option.size > 1) return -1000.0F;
    return -cost_of(s, fight::card_in(option));
  });
}

Choice claim(const Situation& s, const Question& question) {
  // The cards are not part of the question; one Food or Topping is the least that is offered.
  const Seat by = s.board.on_turn();
  const float healed = s.points(by) > 0 ? s.standing.gain(by, -1) : 0;
  const bool claims = s.weights.more_food + 0.1F + healed > 0;
  return question.option(claims ? 0 : 1);
}

/// Sugar Rush goes on while the next card promises more than the chance to lose all (CC-327, CC-328): seven
/// cards in ten are Foods or Toppings.
Choice more(const Situation& s, const Question& question) {
  constexpr int k_enough = 3;
  const int drawn = s.glance.aside == nullptr ? 0 : s.glance.aside->size();
  return question.option(drawn < k_enough ? 0 : 1);
}

Choice keep(const Situation& s, const Question& question) {
  return best_option(question, [&](const Choice& option) {
    if (option.size == 1) {
      // Fire Drill: all else in hand goes (CC-238).
      return worth(s.weights, one(fight::card_in(option)));
    }
    float value = 0;
    Throwables with = s.hand;
    for (int i = 0; i < option.size; ++i) {
      const Card card = fight::card_in(option, i);
      value += worth_of_kept(s, card, with);
      with.add(card);
    }
    return value;
  });
}

/// Throws away what is worth less than an unseen card (CC-287).
Choice discard(const Situation& s, const Question& question) {
  if (!question.is_sequence()) return cheapest(s, question);  // Recycle (WF-066)
  Choice choice(question.sequence_verb(), {});
  Throwables left = s.hand;
  for (int i = 0; i < question.size(); ++i) {
    const Card card = fight::card_in(question.option(i));
    if (card == s.board.player(s.me).character || fight::is_action(card)) continue;
    const float cost = worth(s.weights, left) - worth(s.weights, left.without(one(card)));
    if (cost >= s.weights.unseen_card) continue;
    choice.push_back(fight::number(card));
    left = left.without(one(card));
  }
  return choice;
}

Choice eat(const Situation& s, const Question& question) {
  const int healed = std::min(2, s.points(s.me));
  const Throwables meal{1, 1, 0};
  const float cost = worth(s.weights, s.hand) - worth(s.weights, s.hand.without(meal));
  return s.healed(healed) > cost ? question.option(0) : fight::pass_choice();
}

Choice trade(const Situation& s, const Question& question) {
  return best_option(question, [&](const Choice& option) {
    if (fight::passed(option)) return 0.05F;
    const Card given = fight::card_in(option, 0);
    const Card taken = fight::card_in(option, 1);
    const Throwables left = fight::is_throwable(given) ? s.hand.without(one(given)) : s.hand;
    return worth_of(s.weights, taken, left) - cost_of(s, given);
  });
}

}  // namespace bots::fight_answers
