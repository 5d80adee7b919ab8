// Words for cards and points.
#include "game/food_fight/words.hpp"

namespace game::food_fight {

using rules::Nothing;

std::string cards_words(int cards) {
  return cards == 1 ? "1 card" : std::to_string(cards) + " cards";
}

std::string points_words(int points) {
  return points == 1 || points == -1 ? std::to_string(points) + " point" : std::to_string(points) + " points";
}

std::string nothing_words(Nothing why, const Names& names, int target) {
  switch (why) {
    case Nothing::cheat_first:
      return "there is no card before it";
    case Nothing::copy_nothing:
      return "there is nothing to copy";
    case Nothing::copy_declined:
      return "not copied";
    case Nothing::nothing_to_throw:
      return "nothing to throw";
    case Nothing::nothing_to_take:
      return "nothing to take";
    case Nothing::too_few_points:
      return names[target] + " has more points";
    case Nothing::no_throwables:
      return "no food there";
    case Nothing::hidden:
      return names[target] + " hides";
    case Nothing::stopped_by_duck:
      return names[target] + " ducks";
    case Nothing::already_at_limit:
      return names[target] + " is at " + std::to_string(names.cards.limit() - 1) + " already";
    case Nothing::aims_at_self:
      return "it comes back to its owner";
    case Nothing::stands_still:
      return "waits for attacks, all through this action";
    case Nothing::was_hit:
      return names[target] + " was hit before, in this action";
    case Nothing::nobody_to_turn:
      return "with two players no bottle can turn";
  }
  return {};
}

}  // namespace game::food_fight
