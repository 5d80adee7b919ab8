// Answers about food in the air: what to throw, what to add, what to drop, what to pay back.
#include <algorithm>

#include "engine/bots/food_fight_landing.hpp"
#include "engine/bots/food_fight_policy.hpp"
#include "engine/food_fight/lasting_event.hpp"
#include "engine/food_fight/stance.hpp"

namespace bots::fight_answers {

using core::Choice;
using core::Question;
using fight::Card;
using fight::Verb;

namespace {

constexpr int k_least_for_heal = 3;  // CC-108

struct Throw {
  Throwables combo;
  Card condition = Card::none;
  bool cheese = false;
  float value = -1000;
};

/// What an attack of this damage and size is worth by what lies face up, its cards left out.
float landed(const Situation& s, const Landing& landing, int damage, int cards) {
  int healed = 0;
  if (landing.succeeds && cards >= k_least_for_heal) healed = 2;
  if (landing.succeeds && cards == 2) healed = fight::lasting_event::two_card_heal(s.board);
  if (landing.damages && landing.seat == s.me) return s.standing.gain(s.me, damage - healed);
  float value = s.healed(std::min(healed, s.points(s.me)));
  if (landing.damages) value += s.weights.attack * s.standing.gain(landing.seat, damage);
  return value;
}

/// The conditions that a combo may carry; without super effects one is like another.
fight::Pile conditions_for(const Situation& s, const Throwables& combo) {
  fight::Pile conditions;
  if (combo.conditions == 0) conditions.push_back(Card::none);
  for (const Card card : *s.glance.hand) {
    if (combo.conditions == 0 || !fight::is_condition(card)) continue;
    conditions.push_back(card);
    if (!s.board.super_conditions) break;
  }
  return conditions;
}

Throw best_throw(const Situation& s, core::Seat aim, Card action) {
  const bool single = action == Card::vengeance;
  const bool may_cheese = fight::lasting_event::cheese_is_called(s.board);
  int boosts = s.board.player(s.me).bewitched;
  if (fight::lasting_event::thrown_food_bonus(s.board) && fight::is_thrown(action)) ++boosts;
  Throw best;
  for (const auto& combo : k_combos) {
    if (!s.hand.contains(combo) || (single && combo.cards() > 1)) continue;
    const float cost = worth(s.weights, s.hand) - worth(s.weights, s.hand.without(combo));
    for (const Card condition : conditions_for(s, combo)) {
      const auto landing = landing_of_attack(s.board, s.me, aim, action, condition);
      for (const bool cheese : {true, false}) {
        if (cheese && !may_cheese) continue;
        const int damage = combo.damage() + super_damage(s.board, condition) + boosts + (cheese ? 1 : 0);
        const float value =
            landed(s, landing, damage, combo.cards()) + super_worth(s, condition, landing) - cost;
        if (value > best.value) best = {combo, condition, cheese, value};
      }
    }
  }
  return best;
}

/// The n-th card of a kind in hand.
Card nth_of(const fight::Pile& hand, bool (*test)(Card), int place) {
  for (const Card card : hand) {
    if (test(card) && place-- == 0) return card;
  }
  return Card::none;
}

Choice to_choice(const Situation& s, const Throw& chosen) {
  Choice choice(static_cast<std::uint8_t>(chosen.cheese ? Verb::throw_cheese : Verb::throw_food), {});
  const auto put = [&](bool (*test)(Card), int cards) {
    for (int i = 0; i < cards; ++i) choice.push_back(fight::number(nth_of(*s.glance.hand, test, i)));
  };
  if (chosen.condition != Card::none) choice.push_back(fight::number(chosen.condition));
  put(fight::is_food, chosen.combo.foods);
  put(fight::is_topping, chosen.combo.toppings);
  return choice;
}

float worth_of_cards(const Situation& s, const Choice& choice, int cards) {
  Throwables taken;
  for (int i = 0; i < cards; ++i) taken.add(fight::card_in(choice, i));
  return worth(s.weights, s.hand) - worth(s.weights, s.hand.without(taken));
}

}  // namespace

Choice throw_food(const Situation& s, const Question& question) {
  return to_choice(s, best_throw(s, fight::aim_of(s.board, s.me), fight::cause_of(question)));
}

float worth_of_throwing(const Situation& s, core::Seat aim, Card action) {
  return s.hand.bases() > 0 ? best_throw(s, aim, action).value : 0;
}

float worth_in_flight(const Situation& s, core::Seat aim) {
  const Throwables flying = throwables_of(*s.glance.aside);
  const Card action = fight::stands_for(s.board, s.me);
  return landed(s, landing_of_attack(s.board, s.me, aim, action), flying.damage(), flying.cards());
}

Choice swing(const Situation& s, const Question& question) {
  const auto landing = landing_of_attack(s.board, s.me, fight::aim_of(s.board, s.me), Card::swing);
  const int boosts = s.board.player(s.me).bewitched;
  return best_option(question, [&](const Choice& option) {
    const Card card = fight::card_in(option);
    const int cheese = fight::verb_of(option) == Verb::swing_cheese ? 1 : 0;
    // What is swung is not there to be taken.
    return landed(s, landing, one(card).damage() + cheese + boosts, 1) - 0.15F * s.worth_of_new(card);
  });
}

Choice blast(const Situation& s, const Question& question) {
  return best_option(question, [&](const Choice& option) {
    if (fight::passed(option)) return 0.0F;
    const Card card = fight::card_in(option);
    const auto landing = landing_of_attack(s.board, s.me, fight::seat_in(option, 1), Card::blast);
    const int cheese = fight::verb_of(option) == Verb::blast_cheese ? 1 : 0;
    const int bonus = fight::lasting_event::thrown_food_bonus(s.board) ? 1 : 0;
    const int damage = one(card).damage() + cheese + bonus + s.board.player(s.me).bewitched;
    return landed(s, landing, damage, 1) - 0.8F * s.worth_of_card(card);
  });
}

Choice belch(const Situation& s, const Question& question) {
  return best_option(question, [&](const Choice& option) {
    float value = 0;
    const auto hit = [&](core::Seat seat) {
      const auto landing = landing_of_action(s.board, seat);
      if (landing.damages) value += s.standing.gain(landing.seat, 1);
    };
    if (option.size == 0) {
      hit(fight::aim_of(s.board, s.me));
    } else {
      s.others(hit);
      value -= s.worth_of_card(fight::card_in(option));
    }
    return value;
  });
}

Choice yeet(const Situation& s, const Question& question) {
  const auto attack = fight::context_of(question);
  const auto landing =
      landing_of_attack(s.board, core::seat_at(attack.attacker), core::seat_at(attack.target), attack.action);
  return best_option(question, [&](const Choice& option) {
    if (fight::passed(option) || !landing.damages) return fight::passed(option) ? 0.0F : -1.0F;
    const float worth = s.weights.attack * s.standing.gain(landing.seat, 1);
    const Card card = fight::card_in(option);
    return worth - (fight::verb_of(option) == Verb::yeet_hand ? s.worth_of_card(card) : 0.1F);
  });
}

Choice add(const Situation& s, const Question& question) {
  const auto attack = fight::context_of(question);
  const auto receiver = core::seat_at(attack.receiver);
  const bool hides = fight::stands_for(s.board, receiver) == Card::hide;
  const float now = s.standing.gain(receiver, attack.value);
  return best_option(question, [&](const Choice& option) {
    if (fight::passed(option)) return 0.0F;
    if (hides) return -1.0F;
    int damage = attack.value;
    for (int i = 0; i < option.size; ++i) damage += one(fight::card_in(option, i)).damage();
    return s.weights.attack * (s.standing.gain(receiver, damage) - now) -
           worth_of_cards(s, option, option.size);
  });
}

Choice counter(const Situation& s, const Question& question) {
  const auto receiver = core::seat_at(fight::context_of(question).receiver);
  const bool fails = fight::stands_for(s.board, receiver) == Card::hide;
  const float gain = s.weights.attack * s.standing.gain(receiver, 2);
  return best_option(question, [&](const Choice& option) {
    if (fight::passed(option)) return 0.0F;
    return fails ? -1.0F : gain - s.worth_of_card(fight::card_in(option));
  });
}

/// Tackle: the cheapest throwable; Panic: the cheapest card, if the attack costs more (CC-167).
Choice drop(const Situation& s, const Question& question) {
  if (fight::cause_of(question) != Card::panic) return cheapest_to_drop(s, question);
  const auto attack = fight::context_of(question);
  const int damage = attack.value - (s.board.player(s.me).immune ? attack.conditions : 0);
  const float saved = -s.standing.gain(s.me, damage);
  return best_option(question, [&](const Choice& option) {
    if (fight::passed(option)) return 0.0F;
    const Card card = fight::card_in(option);
    // Without its character action a seat is a beginner for the rest of the game.
    const float character = card == s.board.player(s.me).character ? 2.0F : 0.0F;
    return saved - s.worth_of_card(card) - character;
  });
}

}  // namespace bots::fight_answers
