// What attacks do to the player they are laid before. The card's text stands above each function.
#include <algorithm>

#include "engine/cooking_customers/table.hpp"

namespace cooking_customers {

namespace {

/// Found Hair in the Food: lose a turn and remove half the meals of your table (KC-035).
void found_hair(Table& t, Seat victim, Card card) {
  lose_turn(t, victim, card);
  remove_meals(t, victim, half_of(t.board.side_of(victim).meals), card);
}

/// Wrong Order: remove 2 meals.
void wrong_order(Table& t, Seat victim, Card card) {
  remove_meals(t, victim, 2, card);
}

/// Cold Food: remove half the meals.
void cold_food(Table& t, Seat victim, Card card) {
  remove_meals(t, victim, half_of(t.board.side_of(victim).meals), card);
}

/// Wants the Manager: lose a turn.
void wants_the_manager(Table& t, Seat victim, Card card) {
  lose_turn(t, victim, card);
}

/// Dine and Dash: discard the table card and its meals.
void dine_and_dash(Table& t, Seat victim, Card card) {
  give_up_table(t, victim, card);
}

/// Bad Review: discard the helper.
void bad_review(Table& t, Seat victim, Card card) {
  lose_helper(t, victim, card);
}

/// Food Poisoning: remove all meals.
void food_poisoning(Table& t, Seat victim, Card card) {
  remove_meals(t, victim, t.board.side_of(victim).meals, card);
}

/// Closed for Cleaning: lose a turn, remove all meals; no cooking roll against it (KC-A37).
void closed_for_cleaning(Table& t, Seat victim, Card card) {
  lose_turn(t, victim, card);
  remove_meals(t, victim, t.board.side_of(victim).meals, card);
}

/// Code Violation: the victim discards 1 supply; none: the helper; none: half the meals (KC-A37).
void code_violation(Table& t, Seat victim, Card card) {
  const Player& player = t.board.player(victim);
  if (!player.supplies.empty()) {
    const core::Question question = ask_lose(victim, player.supplies);
    const Card supply = card_in(t.ask(question));
    unhook(t, victim, supply);
    to_discard(t, supply);
    t.tell([&] { return SupplyLost{seat_byte(victim), supply, card, question.answers_itself()}; });
  } else if (player.helper != Card::none) {
    lose_helper(t, victim, card);
  } else {
    remove_meals(t, victim, half_of(t.board.side_of(victim).meals), card);
  }
}

/// The Better Offer: take any cook or helper of any player (KC-056). Only the seat that takes it gets it.
void better_offer(Table& t, Seat by, Seat victim, Card wanted) {
  Player& player = t.board.player(victim);
  if (is(wanted, CardKind::cook)) {
    player.cook = Card::none;
    place_cook(t, by, wanted, by, seat_byte(victim));
  } else {
    player.helper = Card::none;
    place_helper(t, by, wanted, by, seat_byte(victim));
  }
}

/// Thief: take one kitchen supply of any player (KC-058).
void thief(Table& t, Seat by, Seat victim, Card supply) {
  unhook(t, victim, supply);
  hang_supply(t, by, supply, by, seat_byte(victim));
}

/// The victim rolls 2 dice, cook or not: two MEALs cook the customer (KC-036, KC-037, KC-038, KC-A32).
bool is_cooked(Table& t, Seat victim, Card customer) {
  std::array<std::uint8_t, 2> faces{};
  t.chance.dice(faces, 3);
  const auto meal = static_cast<std::uint8_t>(Face::meal);
  const bool cooked = faces[0] == meal && faces[1] == meal;
  t.tell([&] {
    return CustomerFought{
        seat_byte(victim), customer, {static_cast<Face>(faces[0]), static_cast<Face>(faces[1])}, cooked};
  });
  if (!cooked) return false;
  draw_table(t, victim, customer);
  add_meals(t, victim, 2, MealCause::cooked_customer);
  return true;
}

using Effect = void (*)(Table&, Seat victim, Card card);
Effect effect_of(Card card) {
  switch (card) {
    case Card::found_hair:
      return found_hair;
    case Card::wrong_order:
      return wrong_order;
    case Card::cold_food:
      return cold_food;
    case Card::wants_the_manager:
      return wants_the_manager;
    case Card::dine_and_dash:
      return dine_and_dash;
    case Card::bad_review:
      return bad_review;
    case Card::food_poisoning:
      return food_poisoning;
    case Card::closed_for_cleaning:
      return closed_for_cleaning;
    default:
      return code_violation;
  }
}

}  // namespace

void strike(Table& t, Seat by, const Attack& attack) {
  const Seat victim = core::seat_at(attack.on);
  to_discard(t, attack.card);
  t.tell([&] { return AttackStruck{attack.card, seat_byte(by), attack.on, attack.what}; }, true);
  if (attack.card == Card::better_offer) return better_offer(t, by, victim, attack.what);
  if (attack.card == Card::thief) return thief(t, by, victim, attack.what);
  if (is(attack.card, CardKind::customer) && is_cooked(t, victim, attack.card)) return;
  effect_of(attack.card)(t, victim, attack.card);
}

/// Take a Break: the player loses a turn; you may take over his table, with its meals and for your own
/// (KC-059 … KC-061, KC-A39, KC-A40).
void take_a_break(Table& t, Seat by, Seat on, bool takes_over) {
  lose_turn(t, on, Card::take_a_break);
  if (!takes_over) return;
  give_up_table(t, by, Card::take_a_break);
  const auto own = static_cast<std::size_t>(t.board.player(by).side);
  const auto other = static_cast<std::size_t>(t.board.player(on).side);
  Side& to = t.board.side[own];
  Side& from = t.board.side[other];
  to.needs = from.needs;
  to.meals = from.meals;
  t.state.tips[own] = t.state.tips[other];
  core::SeatSet& known = t.state.tip_known[own];
  known = t.state.tip_known[other];
  const core::SeatSet members = t.board.members(static_cast<int>(own));
  for (int seat = 0; seat < t.board.seats; ++seat) {
    if (members.has(core::seat_at(seat))) known.add(core::seat_at(seat));
  }
  from.needs = from.meals = 0;
  t.state.tips[other] = 0;
  t.state.tip_known[other] = {};
  t.tell_some(known, [&] {
    return TableTaken{seat_byte(by),
                      seat_byte(on),
                      static_cast<std::uint8_t>(own),
                      static_cast<std::uint8_t>(other),
                      to.needs,
                      to.meals,
                      t.state.tips[own]};
  });
}

}  // namespace cooking_customers
