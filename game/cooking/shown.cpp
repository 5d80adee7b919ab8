// Events applied to the kitchen that is shown.
#include "game/cooking/shown.hpp"

#include <algorithm>

namespace game::cooking {

namespace {

/// Takes one such card out of a list, if it is there.
template <class List>
void remove(List& list, Card card) {
  for (int place = 0; place < list.size(); ++place) {
    if (list[place] != card) continue;
    list.take(place);
    return;
  }
}

void throw_away(Shown& shown, Card card) {
  if (card != Card::none) shown.discard.push_back(card);
}

void on(Shown& shown, const rules::TurnStarted& event) {
  shown.board.turn = event.seat;
  shown.board.phase = rules::Phase::play;
  shown.board.played_own = shown.board.played_opponent = shown.board.discarded = 0;
  shown.laid.clear();
  shown.started = true;
}

void on(Shown& shown, const rules::TurnSkipped& event) {
  shown.board.turn = event.seat;
  shown.player(event.seat).owes_turn = 0;
  shown.laid.clear();
  shown.started = true;
}

void on(Shown& shown, const rules::TableDrawn& event) {
  rules::Side& side = shown.side(event.side);
  side.needs = event.needs;
  side.meals = 0;
  shown.tables = event.left;
  shown.next_needs = event.next_needs;
  auto& dish = shown.dish[event.side];
  dish = static_cast<std::uint8_t>((dish + 5) % 6);
}

void on(Shown& shown, const rules::TableCompleted& event) {
  rules::Side& side = shown.side(event.side);
  side.needs = side.meals = 0;
  side.money = event.money;
}

void on(Shown& shown, const rules::TableLeft& event) {
  rules::Side& side = shown.side(event.side);
  side.needs = side.meals = 0;
}

void on(Shown& shown, const rules::TableTaken& event) {
  rules::Side& from = shown.side(event.from_side);
  from.needs = from.meals = 0;
  shown.side(event.side).needs = event.needs;
  shown.side(event.side).meals = event.meals;
  shown.dish[event.side] = shown.dish[event.from_side];
}

/// Cards that stay in front of somebody are told of again when they lie there; all others are done with when
/// their effect is over, and lie on the discard pile.
bool stays(Card card) {
  return rules::is_helpful(card) || rules::is(card, rules::CardKind::minus);
}

void on(Shown& shown, const rules::CardPlayed& event) {
  shown.laid.push_back({event.card, event.seat, event.on});
  shown.player(event.seat).hand_size = event.hand_size;
  if (shown.board.partners(core::seat_at(event.seat), core::seat_at(event.on))) {
    shown.board.played_own = 1;
  } else {
    shown.board.played_opponent = 1;
  }
  if (rules::defence_against(event.card) != Card::none) {
    shown.visit = {event.card, event.on, VisitorMood::glare};
    shown.board.attack = {event.card, event.on, event.what};
  } else if (!stays(event.card)) {
    throw_away(shown, event.card);
  }
}

void on(Shown& shown, const rules::CardThrownAway& event) {
  shown.laid.push_back({event.card, event.seat, -1});
  shown.player(event.seat).hand_size = event.hand_size;
  ++shown.board.discarded;
  throw_away(shown, event.card);
}

void on(Shown& shown, const rules::DefencePlayed& event) {
  shown.laid.push_back({event.card, event.seat, event.by});
  shown.player(event.seat).hand_size = event.hand_size;
  shown.board.attack = {};
  shown.visit.mood = VisitorMood::calm;
  throw_away(shown, event.attack);
  throw_away(shown, event.card);
}

void on(Shown& shown, const rules::AttackStruck& event) {
  shown.board.attack = {};
  shown.visit.mood =
      rules::is(event.card, rules::CardKind::inspector) ? VisitorMood::write : VisitorMood::shout;
  throw_away(shown, event.card);
}

void on(Shown& shown, const rules::CookPlaced& event) {
  if (is_seat(event.from)) {
    shown.cook_look[event.seat] = shown.cook_look[event.from];
    shown.player(event.from).cook = Card::none;
    shown.visit = {};  // got what he came for
  } else {
    shown.cook_look[event.seat] = static_cast<std::uint8_t>(shown.hires++ % 3);
  }
  throw_away(shown, event.replaced);
  shown.player(event.seat).cook = event.card;
}

void on(Shown& shown, const rules::HelperPlaced& event) {
  if (is_seat(event.from)) {
    shown.helper_look[event.seat] = shown.helper_look[event.from];
    shown.player(event.from).helper = Card::none;
    shown.visit = {};  // got what he came for
  } else {
    shown.helper_look[event.seat] = static_cast<std::uint8_t>(shown.hires++ % 2);
  }
  throw_away(shown, event.replaced);
  shown.player(event.seat).helper = event.card;
}

void on(Shown& shown, const rules::PlusLaid& event) {
  shown.player(event.seat).plus.push_back(event.card);
}

void on(Shown& shown, const rules::MinusLaid& event) {
  shown.player(event.seat).minus.push_back(event.card);
}

void on(Shown& shown, const rules::SupplyHung& event) {
  if (is_seat(event.from)) {
    remove(shown.player(event.from).supplies, event.card);
    shown.visit = {};  // got what he came for
  }
  shown.player(event.seat).supplies.push_back(event.card);
}

void on(Shown& shown, const rules::MinusRemoved& event) {
  remove(shown.player(event.seat).minus, event.card);
  throw_away(shown, event.card);
}

void on(Shown& shown, const rules::CrewLost& event) {
  rules::Player& player = shown.player(event.seat);
  (rules::is(event.card, rules::CardKind::cook) ? player.cook : player.helper) = Card::none;
  throw_away(shown, event.card);
}

void on(Shown& shown, const rules::SupplyLost& event) {
  remove(shown.player(event.seat).supplies, event.card);
  throw_away(shown, event.card);
}

void on(Shown& shown, const rules::TurnLost& event) {
  shown.player(event.seat).owes_turn = 1;
}

void on(Shown& shown, const rules::MealsAdded& event) {
  shown.side(event.side).meals = event.now;
}

void on(Shown& shown, const rules::MealsRemoved& event) {
  shown.side(event.side).meals = event.now;
}

void on(Shown& shown, const rules::PlusSpent& event) {
  remove(shown.player(event.seat).plus, event.card);
  throw_away(shown, event.card);
}

void on(Shown& shown, const rules::CardDrawn& event) {
  shown.player(event.seat).hand_size = event.hand_size;
  shown.deck = event.deck_left;
}

void on(Shown& shown, const rules::DeckReshuffled& event) {
  shown.deck = event.size;
  shown.discard.clear();
}

void on(Shown& shown, const rules::TablesReshuffled& event) {
  shown.tables = event.size;
}

void on(Shown& shown, const rules::GameOver& event) {
  shown.board.phase = rules::Phase::over;
  shown.over = true;
  shown.end = event.reason;
  shown.winners = static_cast<unsigned>(event.winners[0] | event.winners[1] << 8U);
  for (int side = 0; side < event.sides; ++side)
    shown.side(side).money = event.money[static_cast<std::size_t>(side)];
}

void on(Shown& shown, const rules::CustomerFought& event) {
  shown.visit.mood = event.cooked != 0 ? VisitorMood::cooked : VisitorMood::content;
}

/// Whoever came to complain is gone when somebody does something else.
bool ends_visit(EventKind kind) {
  switch (kind) {
    case EventKind::turn_started:
    case EventKind::turn_skipped:
    case EventKind::card_played:
    case EventKind::card_thrown_away:
    case EventKind::cooking_rolled:
    case EventKind::card_drawn:
    case EventKind::turn_ended:
    case EventKind::game_over:
      return true;
    default:
      return false;
  }
}

template <class Payload>
void apply_as(Shown& shown, const core::Event& event) {
  on(shown, event.as<Payload>());
}

}  // namespace

unsigned Shown::members(int number) const {
  unsigned bits = 0;
  for (int seat = 0; seat < board.seats; ++seat) {
    if (side_of(seat) == number) bits |= 1U << seat;
  }
  return bits;
}

Shown shown_from(const rules::View& view) {
  Shown shown;
  shown.board = view.board;
  shown.deck = view.deck_size;
  shown.tables = view.tables_size;
  shown.next_needs = view.next_needs;
  shown.discard.assign(view.discard.begin(), view.discard.end());
  for (std::size_t seat = 0; seat < view.board.seats; ++seat) {
    shown.cook_look[seat] = static_cast<std::uint8_t>(seat % 3);
    shown.helper_look[seat] = static_cast<std::uint8_t>(seat % 2);
  }
  for (std::size_t side = 0; side < shown.dish.size(); ++side)
    shown.dish[side] = static_cast<std::uint8_t>(side % 6);
  const rules::Attack& attack = view.board.attack;
  if (attack.waits()) shown.visit = {attack.card, attack.on, VisitorMood::glare};
  shown.over = view.board.phase == rules::Phase::over;
  shown.started = view.board.phase == rules::Phase::play;
  return shown;
}

void apply(Shown& shown, const core::Event& event) {
  if (ends_visit(kind_of(event))) shown.visit = {};
  switch (kind_of(event)) {
    case EventKind::turn_started:
      return apply_as<rules::TurnStarted>(shown, event);
    case EventKind::turn_skipped:
      return apply_as<rules::TurnSkipped>(shown, event);
    case EventKind::table_drawn:
      return apply_as<rules::TableDrawn>(shown, event);
    case EventKind::table_completed:
      return apply_as<rules::TableCompleted>(shown, event);
    case EventKind::table_left:
      return apply_as<rules::TableLeft>(shown, event);
    case EventKind::table_taken:
      return apply_as<rules::TableTaken>(shown, event);
    case EventKind::card_played:
      return apply_as<rules::CardPlayed>(shown, event);
    case EventKind::card_thrown_away:
      return apply_as<rules::CardThrownAway>(shown, event);
    case EventKind::defence_played:
      return apply_as<rules::DefencePlayed>(shown, event);
    case EventKind::attack_struck:
      return apply_as<rules::AttackStruck>(shown, event);
    case EventKind::cook_placed:
      return apply_as<rules::CookPlaced>(shown, event);
    case EventKind::helper_placed:
      return apply_as<rules::HelperPlaced>(shown, event);
    case EventKind::plus_laid:
      return apply_as<rules::PlusLaid>(shown, event);
    case EventKind::minus_laid:
      return apply_as<rules::MinusLaid>(shown, event);
    case EventKind::supply_hung:
      return apply_as<rules::SupplyHung>(shown, event);
    case EventKind::minus_removed:
      return apply_as<rules::MinusRemoved>(shown, event);
    case EventKind::crew_lost:
      return apply_as<rules::CrewLost>(shown, event);
    case EventKind::supply_lost:
      return apply_as<rules::SupplyLost>(shown, event);
    case EventKind::turn_lost:
      return apply_as<rules::TurnLost>(shown, event);
    case EventKind::meals_added:
      return apply_as<rules::MealsAdded>(shown, event);
    case EventKind::meals_removed:
      return apply_as<rules::MealsRemoved>(shown, event);
    case EventKind::plus_spent:
      return apply_as<rules::PlusSpent>(shown, event);
    case EventKind::card_drawn:
      return apply_as<rules::CardDrawn>(shown, event);
    case EventKind::deck_reshuffled:
      return apply_as<rules::DeckReshuffled>(shown, event);
    case EventKind::tables_reshuffled:
      return apply_as<rules::TablesReshuffled>(shown, event);
    case EventKind::game_over:
      return apply_as<rules::GameOver>(shown, event);
    case EventKind::customer_fought:
      return apply_as<rules::CustomerFought>(shown, event);
    case EventKind::cooking_rolled:
    case EventKind::extra_rolled:
    case EventKind::turn_ended:
      return;  // what they bring about is told of in events of its own
  }
}

CookMood cook_mood(const Shown& shown, int seat) {
  const rules::Player& player = shown.player(seat);
  if (shown.over) return ((shown.winners >> seat) & 1U) != 0 ? CookMood::joy : CookMood::sweating;
  if (player.cook == Card::none) return CookMood::fresh;
  if (!player.minus.empty()) return rules::cooking_dice(player) == 1 ? CookMood::alarmed : CookMood::sweating;
  return shown.started && shown.board.turn == seat ? CookMood::busy : CookMood::fresh;
}

HelperMood helper_mood(const Shown& shown, int seat) {
  if (shown.player(seat).cook == Card::none) return HelperMood::idle;
  return shown.started && shown.board.turn == seat ? HelperMood::busy : HelperMood::ready;
}

}  // namespace game::cooking
