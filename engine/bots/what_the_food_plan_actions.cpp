// What an action that What the Food?! alone has promises in one set.
#include <algorithm>

#include "engine/bots/food_fight_plan.hpp"

namespace bots {

using fight::Card;

float PlanValues::in_what_the_food(Card action, int set) const {
  const float unseen = s_.weights.unseen_card;
  const float theirs = s_.throwables_in_hand(target_);
  const bool aims_matter = s_.board.seats > 2;
  switch (action) {
    case Card::boast: {
      // The first miss drops a point (WF-057).
      const float attacked = std::min(1.0F, 0.6F * threat_.food(set));
      return s_.weights.defence * threat_.food(set) + (s_.points(s_.me) > 0 ? attacked * s_.healed(1) : 0);
    }
    case Card::flirt:
      return theirs >= 1 ? unseen + 0.25F * weight_ + (aims_matter ? 0.15F : 0) : 0.1F;
    case Card::goose:
      return theirs >= 1 ? 0.8F * unseen + 0.2F * weight_ + (aims_matter ? 0.1F : 0) : 0.1F;
    case Card::mock:
      // Fails once this seat was hit in the set (WF-062).
      return (1 - 0.2F * static_cast<float>(std::min(threat_.attackers, 3))) * attack_on_target(1);
    case Card::pitch:
      return (1 - reception_.evaded) * attack_on_target(1) - reception_.sent_back;
    case Card::recycle: {
      const int lying = std::min(3, throwables_of(*s_.glance.trash).bases());
      const float lost = s_.hand.cards() > 0 ? s_.weights.more_food : 0;
      return static_cast<float>(lying) * 0.5F * (s_.weights.food + s_.weights.topping) - lost;
    }
    case Card::scare:
      return 0.3F * weight_ * std::min(2.0F, theirs) + (theirs >= 1 ? 0.1F : 0);
    case Card::sneeze: {
      const auto left = s_.board.left(s_.me);
      const auto right = s_.board.right(s_.me);
      const float both = s_.standing.weight(left) + (left == right ? 0 : s_.standing.weight(right));
      return s_.weights.attack * 0.95F * both;
    }
    default:
      return 0;
  }
}

}  // namespace bots
