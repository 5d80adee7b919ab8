// What attacks, defences and customers owe and pay.
#include "tests/cooking_customers/ledger_numbers.hpp"

namespace books {

void Bookkeeper::on(const DefencePlayed& e) {
  expect(in_play_ == e.attack && target_ == e.on && e.by == next_, "a defence against another attack");
  expect(stopper(e.attack) == e.card, "a defence that does not stop this (KC-A36)");
  expect(kitchen(e.seat).side == kitchen(e.on).side, "a defence by somebody else (KC-041, KC-057, KC-A48)");
  take(kitchen(e.seat).hand, e.card, "hand");
  discard(e.attack);
  discard(e.card);
  in_play_ = Card::none;
  if (e.card == Card::simmer_down && purse_of(e.seat).table.first != 0) due_.meals = 2;
}

void Bookkeeper::owe_for(Card card, std::size_t victim) {
  const int meals = purse_of(victim).meals;
  due_.turn =
      card == Card::found_hair || card == Card::wants_the_manager || card == Card::closed_for_cleaning;
  if (card == Card::found_hair || card == Card::cold_food) due_.removed = meals / 2;
  if (card == Card::wrong_order) due_.removed = std::min(meals, 2);
  if (card == Card::food_poisoning || card == Card::closed_for_cleaning) due_.removed = meals;
  due_.table_left = card == Card::dine_and_dash;
  if (card == Card::bad_review) due_.helper = kitchen(victim).helper;
  if (card != Card::code_violation) return;
  due_.any_supply = !kitchen(victim).supplies.empty();
  if (due_.any_supply) return;
  due_.helper = kitchen(victim).helper;
  if (due_.helper == Card::none) due_.removed = meals / 2;
}

void Bookkeeper::on(const AttackStruck& e) {
  expect(in_play_ == e.card && target_ == e.on && e.by == next_, "another attack strikes");
  expect(stopper(e.card) != Card::none, "what nobody could stop is announced as such");
  discard(e.card);
  in_play_ = Card::none;
  if (e.card == Card::better_offer || e.card == Card::thief) {
    due_.stolen = e.what;
  } else if (is_customer(e.card)) {
    due_.dice = true;
  } else {
    owe_for(e.card, e.on);
  }
}

void Bookkeeper::on(const CustomerFought& e) {
  expect(due_.dice && e.seat == target_, "dice that nobody asked for (KC-036)");
  due_.dice = false;
  const bool cooked = faces_of(Face::meal, e.faces.data(), 2) == 2;
  expect(cooked == (e.cooked != 0), "cooked without two MEALs (KC-037)");
  if (cooked) {
    due_.meals = 2;
  } else {
    owe_for(e.customer, e.seat);
  }
}

void Bookkeeper::on(const TurnLost& e) {
  expect(due_.turn && e.seat == target_, "a turn lost without a cause");
  expect((e.again != 0) == kitchen(e.seat).owes_turn, "again or not (KC-A35)");
  kitchen(e.seat).owes_turn = true;
  due_.turn = false;
}

void Bookkeeper::on(const CrewLost& e) {
  Kitchen& own = kitchen(e.seat);
  const bool is_the_cook = is_cook(e.card);
  Card& place = is_the_cook ? own.cook : own.helper;
  Card& owed = is_the_cook ? due_.cook : due_.helper;
  expect(place == e.card && owed == e.card, "a cook or helper goes without a cause (KC-032)");
  expect((e.cause == Card::none) == (is_the_cook && turn_.fired), "FIRED, or a card's doing");
  discard(e.card);
  place = owed = Card::none;
}

void Bookkeeper::on(const SupplyLost& e) {
  expect(due_.any_supply && e.seat == target_, "a supply goes without a cause");
  const Cards& all = kitchen(e.seat).supplies;
  const bool of_one_kind = all.count(e.card) == all.size();
  expect((e.forced != 0) == of_one_kind, "forced or not");
  take(kitchen(e.seat).supplies, e.card, "supplies");
  discard(e.card);
  due_.any_supply = false;
}

}  // namespace books
