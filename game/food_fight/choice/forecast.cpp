// Looks at the open cards in the order in which an attack meets them (CC-A48).
#include "game/food_fight/choice/forecast.hpp"

namespace game::food_fight {

namespace {

/// Lobs and swings pass over a Duck (CC-093), and so does all with thumbs down for the stream (CC-314).
bool duck_helps(const Shown& shown, const CardBook& cards, Card action) {
  if (cards.id(shown.event) == "streaming-live" && shown.vote == rules::Vote::down) return false;
  return action == Card::throw_food || action == Card::extra_throw || action == Card::hunt ||
         action == Card::blast || action == Card::vengeance;
}

}  // namespace

std::string forecast(const Shown& shown, const Names& names, Card action, int target) {
  const std::string& who = names[target];
  switch (shown.acting(target)) {
    case Card::duck:
      return duck_helps(shown, names.cards, action) ? who + " ducks, it will miss" : std::string();
    case Card::hide:
      return who + " hides, it will fail";
    case Card::catch_food:
      return who + " will catch it";
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
