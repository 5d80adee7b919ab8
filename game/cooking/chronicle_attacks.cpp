// Counts what players did to one another.
#include "game/cooking/chronicle.hpp"

namespace game::cooking {

using rules::CardKind;

void Chronicle::note_attack(const core::Event& event) {
  switch (kind_of(event)) {
    case EventKind::attack_struck: {
      const auto struck = event.as<rules::AttackStruck>();
      if (rules::is(struck.card, CardKind::inspector)) ++at(struck.by).sent;
      sender_ = struck.by;
      return;
    }
    case EventKind::customer_fought: {
      const auto fought = event.as<rules::CustomerFought>();
      ++(fought.cooked != 0 ? at(fought.seat).cooked : at(sender_).sent);
      return;
    }
    case EventKind::defence_played:
      ++at(event.as<rules::DefencePlayed>().seat).calmed;
      return;
    case EventKind::cook_placed: {
      const auto placed = event.as<rules::CookPlaced>();
      if (is_seat(placed.from)) ++at(placed.seat).lured;
      return;
    }
    case EventKind::helper_placed: {
      const auto placed = event.as<rules::HelperPlaced>();
      if (is_seat(placed.from)) ++at(placed.seat).lured;
      return;
    }
    case EventKind::supply_hung: {
      const auto hung = event.as<rules::SupplyHung>();
      if (is_seat(hung.from)) ++at(hung.seat).stolen;
      return;
    }
    case EventKind::minus_laid:
      ++at(event.as<rules::MinusLaid>().by).sabotage;
      return;
    case EventKind::meals_removed: {
      const auto removed = event.as<rules::MealsRemoved>();
      at(removed.seat).meals_lost += removed.meals;
      return;
    }
    default:
      return;
  }
}

}  // namespace game::cooking
