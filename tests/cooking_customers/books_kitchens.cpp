// What is laid before a player, what he rolls, and the piles.
#include "tests/cooking_customers/ledger_numbers.hpp"

namespace books {

// --- What is laid down

void Bookkeeper::on(const CookPlaced& e) {
  Kitchen& own = kitchen(e.seat);
  if (e.from == k_nobody) {
    expect(in_play_ == e.card && target_ == e.seat, "a cook from nowhere");
    in_play_ = Card::none;
  } else {
    expect(due_.stolen == e.card && kitchen(e.from).cook == e.card && e.seat == next_,
           "a cook lured from nowhere");
    kitchen(e.from).cook = due_.stolen = Card::none;
  }
  expect(own.cook == e.replaced, "another cook is replaced (KC-031)");
  if (own.cook != Card::none) discard(own.cook);
  own.cook = e.card;
}

void Bookkeeper::on(const HelperPlaced& e) {
  Kitchen& own = kitchen(e.seat);
  if (e.from == k_nobody) {
    expect(in_play_ == e.card && target_ == e.seat, "a helper from nowhere");
    in_play_ = Card::none;
  } else {
    expect(due_.stolen == e.card && kitchen(e.from).helper == e.card && e.seat == next_,
           "a helper from nowhere");
    kitchen(e.from).helper = due_.stolen = Card::none;
  }
  expect(own.helper == e.replaced, "another helper is replaced (KC-050)");
  if (own.helper != Card::none) discard(own.helper);
  own.helper = e.card;
}

void Bookkeeper::on(const PlusLaid& e) {
  expect(in_play_ == e.card && target_ == e.seat, "a plus card from nowhere");
  in_play_ = Card::none;
  kitchen(e.seat).plus.insert(e.card);
}

void Bookkeeper::on(const MinusLaid& e) {
  expect(in_play_ == e.card && target_ == e.seat, "a minus card from nowhere");
  expect(!keeps_off(kitchen(e.seat), e.card), "a minus card on a protected player (KC-A23)");
  in_play_ = Card::none;
  kitchen(e.seat).minus.insert(e.card);
}

void Bookkeeper::on(const SupplyHung& e) {
  if (e.from == k_nobody) {
    expect(in_play_ == e.card && target_ == e.seat, "a supply from nowhere");
    in_play_ = Card::none;
  } else {
    expect(due_.stolen == e.card && e.seat == next_, "a supply stolen from nowhere");
    take(kitchen(e.from).supplies, e.card, "supplies");
    due_.stolen = Card::none;
  }
  kitchen(e.seat).supplies.insert(e.card);
}

void Bookkeeper::on(const MinusRemoved& e) {
  const bool by_roll = turn_.rolled && e.seat == next_ && !for_every_roll(e.card);
  const bool right = e.used_up != 0 ? by_roll : keeps_off(kitchen(e.seat), e.card);
  expect(right, "a minus card goes without a cause (KC-047, KC-A43)");
  take(kitchen(e.seat).minus, e.card, "minus cards");
  discard(e.card);
}

void Bookkeeper::on(const PlusSpent& e) {
  expect(turn_.rolled && e.seat == next_ && (e.wasted != 0) == turn_.fired,
         "a plus card goes (KC-048, KC-049)");
  take(kitchen(e.seat).plus, e.card, "plus cards");
  discard(e.card);
}

// --- Rolls and meals

void Bookkeeper::on(const CookingRolled& e) {
  const Kitchen& own = kitchen(e.seat);
  expect(turn_.open && e.seat == next_ && !turn_.rolled, "a roll out of turn");
  if (own.cook == Card::none) return expect(false, "a roll without a cook (KC-019)");
  expect(own.cook == e.cook && e.dice == dice_of_cook(own) && e.taken == dice(own.cook) - e.dice,
         "another number of dice (KC-020, KC-025, KC-A25)");
  const bool special = own.plus.contains(Card::daily_special);
  const int blanks = faces_of(Face::blank, e.faces.data(), e.dice);
  const int meals = faces_of(Face::meal, e.faces.data(), e.dice) + (special ? blanks : 0);
  turn_.fired = faces_of(Face::fired, e.faces.data(), e.dice) == e.dice;
  turn_.rolled = true;
  expect((e.special != 0) == special && e.meals == meals, "meals counted otherwise (KC-022, KC-024)");
  expect((e.fired != 0) == turn_.fired, "fired or not (KC-023)");
  if (turn_.fired) due_.cook = own.cook;
  due_.meals = meals;
}

void Bookkeeper::on(const ExtraRolled& e) {
  const Kitchen& own = kitchen(e.seat);
  expect(turn_.rolled && !turn_.fired && !turn_.rolled_extra && e.seat == next_, "an extra roll out of turn");
  expect(e.dice == dice_after_it(own) && e.dice > 0 && e.helper == own.helper,
         "another number of extra dice (KC-026, KC-A26)");
  expect(due_.meals == 0, "the cooking roll's meals come first");
  turn_.rolled_extra = true;
  due_.meals = faces_of(Face::meal, e.faces.data(), e.dice);
  expect(e.meals == due_.meals, "meals counted otherwise (KC-022)");
}

void Bookkeeper::on(const MealsAdded& e) {
  Purse& own = purse_of(e.seat);
  const int room = own.table.first - own.meals;
  expect(e.side == kitchen(e.seat).side && e.meals + e.lost == due_.meals, "meals that were not due");
  expect(e.meals == std::min(room, due_.meals), "a surplus, or meals withheld (KC-015)");
  own.meals += e.meals;
  expect(e.now == own.meals && e.needs == own.table.first, "a table of another size");
  due_.meals = 0;
}

void Bookkeeper::on(const MealsRemoved& e) {
  Purse& own = purse_of(e.seat);
  expect(e.meals == due_.removed && e.seat == target_, "other meals go than the card says (KC-A29)");
  own.meals -= e.meals;
  expect(own.meals >= 0 && e.now == own.meals, "meals below zero");
  due_.removed = 0;
}

// --- Piles

void Bookkeeper::on(const CardDrawn& e) {
  expect(turn_.open && e.seat == next_ && in_play_ == Card::none, "a card drawn out of turn (KC-A17)");
  expect(kitchen(e.seat).hand.size() < 5, "a sixth card is drawn (KC-010)");
  take(deck_, e.card, "deck");
  kitchen(e.seat).hand.insert(e.card);
  expect(e.hand_size == kitchen(e.seat).hand.size() && e.deck_left == deck_.size(), "piles of other sizes");
}

void Bookkeeper::on(const DeckReshuffled& e) {
  expect(deck_.empty() && e.size == discard_.size() && e.size > 0, "a shuffle at another time (KC-A4)");
  deck_ = all_of(discard_);
  discard_.clear();
}

void Bookkeeper::on(const TablesReshuffled& e) {
  expect(tables_.empty() && e.size == given_up_.size() && e.size > 0, "a shuffle at another time (KC-A5)");
  tables_ = {given_up_.begin(), given_up_.end()};
  given_up_.clear();
}

}  // namespace books
