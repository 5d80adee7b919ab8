// Counts throwables and weighs cards.
#include "engine/bots/food_fight_hand.hpp"

#include "engine/bots/what_the_food_events.hpp"

namespace bots {

using fight::Card;

namespace {

/// What owning an action that may be placed every round is worth, against the usual one.
float rank_of(Card action) {
  switch (action) {
    case Card::lob:
    case Card::smash:
    case Card::overhead_smash:
    case Card::extra_throw:
    case Card::catch_food:
    case Card::caricature:
      return 1.5F;
    case Card::hide:
    case Card::tackle:
    case Card::rally:
    case Card::prank:
    case Card::taunt:
    case Card::belch:
    case Card::spin:
    case Card::shove:
      return 1.2F;
    case Card::cheat:
    case Card::confuse:
    case Card::copy:
      return 0.5F;
    default:
      return 1.0F;
  }
}

}  // namespace

float worth_of_action(const FightWeights& weights, Card action) {
  return weights.action * rank_of(action);
}

float worth_of(const FightWeights& weights, Card card, const Throwables& others) {
  if (fight::is_action(card)) return worth_of_action(weights, card);
  if (fight::kind_of(card) == fight::CardKind::event) return worth_of_held_event(card);
  Throwables with = others;
  with.add(card);
  return worth(weights, with) - worth(weights, others);
}

}  // namespace bots
