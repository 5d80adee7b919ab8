// What one action promises in one set, by hand, aims and threat: those that both games have.
#include <algorithm>

#include "engine/bots/food_fight_floor.hpp"
#include "engine/bots/food_fight_plan.hpp"

namespace bots {

using fight::Card;

PlanValues::Use PlanValues::use_of(Card action) {
  switch (action) {
    case Card::grab:
    case Card::sprint:
    case Card::cannonball:
    case Card::rally:
    case Card::sugar_rush:
    case Card::fetch:
    case Card::maagic_trick:
    case Card::recycle:
      return Use::gains;
    case Card::throw_food:
    case Card::extra_throw:
      return Use::throws;
    case Card::hunt:
      return Use::hunts;
    case Card::lob:
      return Use::lobs;
    case Card::vengeance:
      return Use::throws_one;
    case Card::blast:
      return Use::blasts;
    case Card::bewitched:
      return Use::boosts;
    case Card::cheat:
      return Use::repeats;
    default:
      return Use::none;
  }
}

float PlanValues::attack_on_target(float points) const {
  return s_.weights.attack * points * weight_;
}

float PlanValues::floor_gain(bool grabs) const {
  const Taking taking = best_taking(s_.weights, s_.hand, *s_.glance.floor, grabs);
  return taking.worth;
}

float PlanValues::friend_weight() const {
  float least = 10;
  s_.others([&](core::Seat seat) { least = std::min(least, s_.standing.weight(seat)); });
  return least;
}

float PlanValues::in_set(Card action, int set) const {
  const auto& weights = s_.weights;
  const float unseen = weights.unseen_card;
  const auto at = static_cast<std::size_t>(set);
  const float theirs = s_.throwables_in_hand(target_);
  switch (action) {
    case Card::grab:
      return floor_gain(true);
    case Card::sprint:
      return unseen + floor_gain(false);
    case Card::duck:
      return weights.defence * threat_.thrown[at];
    case Card::catch_food:
      return weights.defence * threat_.food(set) + 0.4F * threat_.food(set);
    case Card::spin:
      return threat_.food(set) * (weights.defence + threat_.weight_of_attackers);
    case Card::smash:
    case Card::overhead_smash:
      return threat_.food(set) * (weights.defence + weight_);
    case Card::outsmart:
      return threat_.all(set) * (weights.defence + weight_);
    case Card::hide:
      return weights.defence * threat_.all(set) - 1 + 2 * unseen;
    case Card::cheer: {
      const float heal = s_.points(s_.me) > 0 ? s_.healed(1) - friend_weight() : 0;
      return std::max(heal, unseen * (1 - friend_weight()));
    }
    case Card::shove: {
      // Hands shrink in the course of a round.
      const float held = std::min(3.0F, theirs) * (1.0F - 0.15F * static_cast<float>(set));
      return attack_on_target(held);
    }
    case Card::tackle:
      return attack_on_target(1) + (theirs >= 1 ? 0.25F * weight_ : 0);
    case Card::prank:
      return theirs >= 1 ? attack_on_target(1) + s_.beside(target_) + 0.25F * weight_ : 0;
    case Card::belch:
      return attack_on_target(1);
    case Card::rally:
      return 2.3F * unseen;
    case Card::eat:
      return s_.hand.foods > 0 && s_.hand.toppings > 0 && s_.points(s_.me) > 0
                 ? s_.healed(std::min(2, s_.points(s_.me))) - weights.food - weights.topping
                 : 0;
    case Card::confuse:
      if (s_.board.seats == 2) return 0;  // WF-103
      return 0.15F + 0.1F * static_cast<float>(threat_.attackers);
    case Card::copy:
      return 0.3F;
    case Card::snitch: {
      float sum = 0;
      s_.others([&](core::Seat seat) { sum += s_.standing.weight(seat); });
      return 0.45F * sum;
    }
    case Card::taunt:
      return unseen + attack_on_target(1) - 0.25F;
    default:
      return s_.board.fight == fight::Fight::cafe_chaos ? in_cafe_chaos(action, set)
                                                        : in_what_the_food(action, set);
  }
}

}  // namespace bots
