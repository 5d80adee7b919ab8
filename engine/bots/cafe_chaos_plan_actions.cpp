// What an action that Cafe Chaos alone has promises in one set.
#include <algorithm>

#include "engine/bots/food_fight_floor.hpp"
#include "engine/bots/food_fight_plan.hpp"

namespace bots {

using fight::Card;

float PlanValues::in_cafe_chaos(Card action, int set) const {
  const auto& weights = s_.weights;
  const float unseen = weights.unseen_card;
  const float theirs = s_.throwables_in_hand(target_);
  switch (action) {
    case Card::panic:
      return unseen + (s_.hand.cards() > 0 ? weights.defence * 0.8F * threat_.food(set) : 0);
    case Card::counterstrike:
      return s_.hand.cards() > 0 ? 0.5F * threat_.food(set) * weight_ * 2 : 0;
    case Card::cannonball: {
      float splash = 0;
      for (const auto seat : {s_.board.left(target_), s_.board.right(target_)})
        splash += s_.standing.weight(seat);
      return floor_gain(false) + splash - 0.3F * weight_;
    }
    case Card::fetch:
      return s_.glance.trash->empty() ? 0 : weights.food + weights.more_toppings - 0.3F * (1 + weight_);
    case Card::mope:
      return s_.points(s_.me) >= s_.points(target_) ? attack_on_target(1) : attack_on_target(0.25F);
    case Card::stalk:
      return theirs >= 1 ? 1.3F * unseen : 0.1F;
    case Card::swing:
      return (1 - reception_.evaded) * attack_on_target(best_swing(*s_.glance.floor)) - reception_.sent_back;
    case Card::ari_attack:
      return 0.57F * s_.standing.weight(s_.standing.rival()) + 0.43F * unseen * 1.3F;
    case Card::bewitched:
      return 0.2F * threat_.food(set);
    case Card::caricature: {
      const int room = s_.board.limit - 1 - s_.points(target_);
      const int gain = std::clamp(s_.points(target_), 0, std::max(0, room));
      return (1 - weights.ducks) * weights.attack * s_.standing.gain(target_, gain);
    }
    case Card::ctrl_alt_del:
      return unseen + 0.15F;
    case Card::hallucinate: {
      float most = 0;
      s_.others([&](core::Seat seat) { most = std::max(most, s_.throwables_in_hand(seat)); });
      return std::max(0.0F, 0.3F * (most - static_cast<float>(s_.hand.cards())));
    }
    case Card::maagic_trick:
      return 2 * unseen + (theirs >= 1 ? 0.1F : -0.1F);
    case Card::mishap:
      return 0.85F * attack_on_target(1) - 0.28F;
    case Card::power_scoop:
      return s_.hand.bases() > 0 && s_.points(s_.me) > 0 ? 0.6F * s_.healed(1) - 0.25F : 0;
    case Card::sugar_rush:
      return 1.5F * unseen;
    case Card::yeet:
      return 0.25F;
    default:
      return 0;
  }
}

}  // namespace bots
