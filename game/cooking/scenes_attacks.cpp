// Groups the events of attacks and finds who shows them.
#include "game/cooking/scenes_attacks.hpp"

namespace game::cooking {

namespace {

using rules::CardKind;

bool is(Events events, std::size_t at, EventKind kind) {
  return at < events.size() && kind_of(events[at]) == kind;
}

/// Things that the new owner's protection sweeps away (KC-A43).
std::size_t swept(Events events, std::size_t from) {
  return stage::run_length(events, from, [](const core::Event& event) {
    return kind_of(event) == EventKind::minus_removed && event.as<rules::MinusRemoved>().used_up == 0;
  });
}

/// An attack that strikes, with what a customer, a thief or a tout does at once.
std::size_t strike_length(Events events) {
  if (is(events, 1, EventKind::customer_fought)) return 2;
  const bool moves = is(events, 1, EventKind::supply_hung) || is(events, 1, EventKind::cook_placed) ||
                     is(events, 1, EventKind::helper_placed);
  return moves ? swept(events, 2) : 1;
}

/// Neither on the own side nor a cook for somebody else.
bool is_attack(const rules::CardPlayed& played) {
  return !rules::is_helpful(played.card);
}

bool replaces(const rules::CardPlayed& played) {
  return rules::is(played.card, CardKind::cook) && played.on != played.seat;
}

}  // namespace

std::size_t attack_group_size(Events events) {
  const core::Event& first = events.front();
  switch (kind_of(first)) {
    case EventKind::card_played:
      return is_attack(first.as<rules::CardPlayed>()) ? 1 : 0;
    case EventKind::attack_struck:
      return strike_length(events);
    case EventKind::turn_lost:
      return is(events, 1, EventKind::meals_removed) ? 2 : 1;
    case EventKind::defence_played:
    case EventKind::minus_laid:
    case EventKind::meals_removed:
    case EventKind::table_left:
    case EventKind::table_taken:
    case EventKind::supply_lost:
    case EventKind::crew_lost:
      return 1;
    default:
      return 0;
  }
}

Builder attack_builder_of(Events events) {
  const core::Event& first = events.front();
  switch (kind_of(first)) {
    case EventKind::card_played:
      if (is_attack(first.as<rules::CardPlayed>())) return show_attack;
      return replaces(first.as<rules::CardPlayed>()) ? show_replaced : nullptr;
    case EventKind::attack_struck:
      return show_strike;
    case EventKind::defence_played:
      return show_defence;
    case EventKind::minus_laid:
      return show_minus;
    case EventKind::turn_lost:
      return show_turn_lost;
    case EventKind::meals_removed:
      return show_meals_gone;
    case EventKind::table_left:
      return show_table_left;
    case EventKind::table_taken:
      return show_table_taken;
    case EventKind::crew_lost:
      return show_crew_gone;
    case EventKind::supply_lost:
      return show_supply_lost;
    default:
      return nullptr;
  }
}

}  // namespace game::cooking
