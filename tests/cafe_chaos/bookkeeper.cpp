// The books, event by event.
#include "tests/cafe_chaos/bookkeeper.hpp"

#include "engine/food_fight/cafe_chaos/cards.hpp"

namespace books {

using namespace food_fight;

namespace {

int worth(Card card) {
  return is_condition(card) ? 2 : 1;
}

}  // namespace

void Bookkeeper::look(const core::Event& event) {
  on<CardMoved>(event, [&](const CardMoved& move) { moved(move); });
  on<PointsChanged>(event, [&](const PointsChanged& change) { points(change); });
  on<AttackDeclared>(event, [&](const AttackDeclared& attack) { declared(attack); });
  on<AttackHit>(event, [&](const AttackHit& one) { hit(one); });
  on<AttackAnswered>(event, [&](const AttackAnswered& answer) { answered(answer); });
  on<ToppingYeeted>(event, [&](const ToppingYeeted& topping) {
    expect(is_topping(topping.card) && topping.seat != attack_.attacker, "a Yeet of something else (CC-333)");
    expect(topping.value == ++value_, "a yeeted Topping is worth 1");
  });
}

void Bookkeeper::moved(const CardMoved& move) {
  if (move.cause != Card::smash || move.to != Place::aside) return;
  value_ += worth(move.card);
  conditions_ += is_condition(move.card) ? 2 : 0;
}

bool Bookkeeper::is_held_back(const PointsChanged& change) const {
  const bool ice_cream = change.cause == cafe_chaos::card_named("ice-cream-social");
  return change.reason == Reason::own_action || (change.reason == Reason::event && !ice_cream);
}

void Bookkeeper::points(const PointsChanged& change) {
  if (change.reason == Reason::attack || change.reason == Reason::deflected) due_ -= change.amount;
  if (change.reason == Reason::combo_heal) heal_due_ += change.amount;
  if (change.reason == Reason::punishment) --punishment_due_;
}

bool Bookkeeper::in_force(std::string_view event, Vote vote) const {
  return state().board.event != Card::none && state().board.event == cafe_chaos::card_named(event) &&
         state().board.vote == vote;
}

void Bookkeeper::declared(const AttackDeclared& attack) {
  settle();
  count_attack();
  flying_ = true;
  attack_ = attack;
  int cards = 0;
  conditions_ = 0;
  for (const Card card : state().aside) {
    cards += worth(card);
    conditions_ += is_condition(card) ? 2 : 0;
  }
  expect(attack.size == state().aside.size(), "cards that were not announced");
  const bool thrown =
      attack.action == Card::throw_food || attack.action == Card::blast || attack.action == Card::vengeance;
  const int taco = thrown && in_force("taco-tuesday", Vote::up) ? 1 : 0;
  const int boost = attack.value - cards - (attack.cheese != 0 ? 1 : 0) - taco;
  expect(boost == 0 || (attack.bewitched != 0 && (boost == 2 || boost == 4)),
         "a value that nothing explains (CC-A50)");
  expect(attack.cheese == 0 || in_force("extra-cheese"), "cheese without the event");
  conditions_ += boost;
  value_ = attack.value;
  outcomes_ = 0;
  heal_due_ = attack.action == Card::throw_food && in_force("bake-sale") ? attack.size / 2 : 0;
}

int Bookkeeper::extra_of_vengeance(SeatIndex target) const {
  const bool points_back =
      target != attack_.attacker && state().board.players.at(target).target == attack_.attacker;
  return attack_.action == Card::vengeance && points_back ? 1 : 0;
}

void Bookkeeper::hit(const AttackHit& hit) {
  ++outcomes_;
  const bool immune = state().board.players.at(hit.victim).immune;
  expect(hit.value == value_ + extra_of_vengeance(hit.victim) - (immune ? conditions_ : 0),
         "a hit of another value");
  due_ += hit.value;
  if (attack_.size >= 3) heal_due_ += 2;
  if (attack_.size == 2 && in_force("streaming-live", Vote::up)) heal_due_ += 1;
  if (in_force("cruel-and-unusual-punishment")) ++punishment_due_;
}

void Bookkeeper::answered(const AttackAnswered& answer) {
  ++outcomes_;
  const bool deflected = answer.reply == Reply::spun || answer.reply == Reply::smashed;
  if (!deflected) return expect(answer.value == 0, "an attack that was stopped has a value");
  const bool hidden = answer.value == 0 && answer.reply == Reply::smashed;
  if (hidden) return;
  const bool immune = state().board.players.at(answer.receiver).immune;
  expect(answer.value == value_ + extra_of_vengeance(answer.target) - (immune ? conditions_ : 0),
         "deflected food of another value");
  due_ += answer.value;
  if (in_force("cruel-and-unusual-punishment")) ++punishment_due_;
}

void Bookkeeper::settle() {
  if (!flying_) return;
  flying_ = false;
  expect(outcomes_ == 1, "an attack has one outcome");
  expect(due_ == 0, "damage that nobody got");
  expect(heal_due_ == 0, "a heal that was not due, or was not given (CC-108, CC-339)");
  expect(punishment_due_ == 0, "Cruel & Unusual forgot somebody (CC-234, CC-236)");
  due_ = heal_due_ = punishment_due_ = 0;
}

}  // namespace books
