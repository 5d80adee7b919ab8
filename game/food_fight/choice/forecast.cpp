// Looks at the open cards in the order in which an attack meets them (CC-A48).
#include "game/food_fight/choice/forecast.hpp"

#include <algorithm>

#include "engine/food_fight/stance.hpp"

namespace game::food_fight {

namespace {

/// Lobs, swings and pitches pass over a Duck (CC-093, WF-043), and so does all with thumbs down for the
/// stream (CC-314) and what is Scalding (WF-091).
bool duck_helps(const Shown& shown, const CardBook& cards, const Missile& missile) {
  if (cards.id(shown.event) == "streaming-live" && shown.vote == rules::Vote::down) return false;
  const bool scalding = std::any_of(missile.cards.begin(), missile.cards.end(), [&cards](Card card) {
    return cards.is_super(card) && cards.id(card) == "scalding";
  });
  return !scalding && rules::is_thrown(missile.action);
}

}  // namespace

std::string forecast(const Shown& shown, const Names& names, const Missile& missile, int target) {
  const std::string& who = names[target];
  switch (shown.acting(target)) {
    case Card::duck:
      return duck_helps(shown, names.cards, missile) ? who + " ducks, it will miss" : std::string();
    case Card::hide:
      return who + " hides, it will fail";
    case Card::catch_food:
      return who + " will catch it";
    case Card::boast:
      return who + " boasts, it will miss";
    case Card::spin:
      return who + " spins, it comes back to you";
    case Card::smash:
    case Card::overhead_smash:
      return who + " smashes it on to " + names[shown.at(target).target];
    case Card::outsmart:
      return who + " passes it on to " + names[shown.at(target).target];
    case Card::panic:
      return shown.at(target).cards > 0 ? who + " may drop a card, then it misses" : std::string();
    default:
      return {};
  }
}

}  // namespace game::food_fight
