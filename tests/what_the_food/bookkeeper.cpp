// The books, event by event.
#include "tests/what_the_food/bookkeeper.hpp"

#include <algorithm>

#include "engine/food_fight/what_the_food/cards.hpp"

namespace books {

using namespace food_fight;
using what_the_food::card_of;
using what_the_food::ConditionCard;
using what_the_food::EventCard;

namespace {

bool is_event(Card card) {
  return kind_of(card) == CardKind::event;
}
/// An event that waits or is being resolved lies in no pile (WF-A25).
constexpr std::uint8_t k_waiting = 0xfe;

}  // namespace

int FoodBookkeeper::worth(Card card) const {
  const bool moldy = state().board.super_conditions && card == card_of(ConditionCard::moldy);
  return is_condition(card) ? (moldy ? 3 : 2) : 1;
}

Card FoodBookkeeper::face(SeatIndex seat) const {
  return state().board.players.at(seat).face_up.at(static_cast<std::size_t>(state().board.set - 1));
}

void FoodBookkeeper::look(const core::Event& event) {
  on<CardMoved>(event, [&](const CardMoved& move) { moved(move); });
  on<PointsChanged>(event, [&](const PointsChanged& change) { points(change); });
  on<AttackDeclared>(event, [&](const AttackDeclared& attack) { declared(attack); });
  on<AttackHit>(event, [&](const AttackHit& one) { hit(one); });
  on<AttackAnswered>(event, [&](const AttackAnswered& answer) { answered(answer); });
  on<Splattered>(event, [&](const Splattered& splash) { splattered(splash); });
  on<EventRevealed>(event, [&](const EventRevealed& one) { revealed(one); });
  on<EventEnded>(event, [&](const EventEnded& one) {
    expect(place_of(one.event) == k_waiting, "an event ends that did not begin");
    place_of(one.event) = where(Place::trash);
  });
}

void FoodBookkeeper::moved(const CardMoved& move) {
  const bool held = state().board.events_are_held;
  if (is_event(move.card)) {
    expect(move.to != Place::floor, "an event lies on the Floor (WF-A26)");
    expect(move.to != Place::hand || held, "an event in a hand (WF-029)");
  }
  if (is_action(move.card)) expect(move.from != Place::hand, "an action leaves its owner (WF-031)");
  if (!flying_) return;
  if (move.cause == Card::overhead_smash && move.to == Place::aside) {
    expect(!is_food(move.card), "a Smash adds toppings and conditions alone (WF-077)");
    toppings_ += is_topping(move.card) ? 1 : 0;
    conditions_ += is_condition(move.card) ? 1 : 0;
    expect(foods_ + toppings_ <= 2 && conditions_ <= 1, "a Smash beyond a combo (WF-A43)");
    expect(attack_.action != Card::pitch, "a Smash adds to a Pitch (WF-A44)");
    value_ += worth(move.card);
  }
  const bool mystery = move.cause == card_of(ConditionCard::mystery);
  if (mystery && move.from == Place::deck && is_base(move.card)) ++value_;
}

bool FoodBookkeeper::is_held_back(const PointsChanged& change) const {
  return change.reason == Reason::own_action || change.reason == Reason::event;
}

void FoodBookkeeper::points(const PointsChanged& change) {
  if (change.reason == Reason::attack || change.reason == Reason::deflected) due_ -= change.amount;
  if (change.reason == Reason::combo_heal) heal_due_ += change.amount;
  if (change.reason == Reason::splash) splash_due_ -= change.amount;
  expect(is_held_back(change) || change.after == std::max(0, change.before + change.amount),
         "a change that is neither own nor an event's was held back (WF-A15)");
}

void FoodBookkeeper::declared(const AttackDeclared& attack) {
  settle();
  count_attack();
  flying_ = true;
  attack_ = attack;
  value_ = foods_ = toppings_ = conditions_ = outcomes_ = 0;
  scalds_ = drilled_ = false;
  for (const Card card : state().aside) {
    value_ += worth(card);
    foods_ += is_food(card) ? 1 : 0;
    toppings_ += is_topping(card) ? 1 : 0;
    conditions_ += is_condition(card) ? 1 : 0;
    scalds_ = scalds_ || (state().board.super_conditions && card == card_of(ConditionCard::scalding));
  }
  const int bases = foods_ + toppings_;
  expect(foods_ <= 1 && conditions_ <= 1 && bases >= 1 && bases <= 2, "no combo of WF-044");
  expect(bases + conditions_ == attack.size && attack.value == value_, "cards that were not announced");
  expect(attack.action != Card::pitch || attack.size == 1, "a Pitch of more than one card (WF-064)");
  expect(attack.attacker != attack.target, "an attack on oneself (WF-A9, WF-A52)");
}

void FoodBookkeeper::hit(const AttackHit& hit) {
  ++outcomes_;
  expect(hit.value == value_, "a hit of another value");
  expect((hit.chaos != 0) == (attack_.size == 3), "a What the Food?! is three cards that hit (WF-045)");
  const Card shown = face(hit.victim);
  for (const Card stops : {Card::hide, Card::catch_food, Card::spin, Card::boast, Card::overhead_smash})
    expect(shown != stops, "a hit through a defence (WF-083)");
  const bool over_duck = scalds_ || attack_.action == Card::lob || attack_.action == Card::pitch;
  expect(shown != Card::duck || over_duck, "a hit through Duck (WF-042)");
  due_ += value_;
  if (attack_.size == 3) heal_due_ += 2;
}

void FoodBookkeeper::answered(const AttackAnswered& answer) {
  ++outcomes_;
  const bool deflected = answer.reply == Reply::spun || answer.reply == Reply::smashed;
  if (!deflected) return expect(answer.value == 0, "an attack that was stopped has a value");
  if (answer.reply == Reply::spun) expect(answer.receiver == attack_.attacker, "a Spin elsewhere (WF-083)");
  const bool hidden = face(answer.receiver) == Card::hide;
  if (answer.value == 0) return;
  expect(!hidden, "deflected food reaches a hider (WF-075)");
  expect(answer.value == value_, "deflected food of another value (WF-085)");
  due_ += value_;
}

/// One point for each neighbour of the middle but the one whose doing it is, and holders of Greasy (WF-086).
void FoodBookkeeper::splattered(const Splattered& splash) {
  const auto& board = state().board;
  core::SeatSet wanted;
  const auto middle = core::seat_at(splash.middle);
  for (const core::Seat seat : {board.left(middle), board.right(middle)}) {
    const auto& hand = state().hands.at(static_cast<std::size_t>(seat));
    const bool greasy = board.super_conditions &&
                        std::find(hand.begin(), hand.end(), card_of(ConditionCard::greasy)) != hand.end();
    if (seat != core::seat_at(splash.by) && !greasy) wanted.add(seat);
  }
  expect(splash.seats == wanted.bits(), "splatter on other seats (WF-086)");
  expect(board.seats > 2 || splash.action == Card::prank, "splatter with two players (WF-103, WF-105)");
  splash_due_ += wanted.size();
}

void FoodBookkeeper::revealed(const EventRevealed& event) {
  auto& place = place_of(event.event);
  const bool from_hand = place == where(Place::hand, event.by);
  expect(from_hand || place == where(Place::deck) || place == where(Place::aside),
         "an event from nowhere (WF-098)");
  expect(!from_hand || state().board.events_are_held, "an event was held (WF-029)");
  place = k_waiting;
  drilled_ = drilled_ || (from_hand && event.event == card_of(EventCard::fire_drill));
}

void FoodBookkeeper::settle() {
  expect(splash_due_ == 0, "splatter that nobody got");
  if (!flying_) return;
  flying_ = false;
  expect(outcomes_ == (drilled_ ? 0 : 1), "an attack has one outcome, a cancelled one none (WF-095)");
  expect(due_ == 0, "damage that nobody got");
  expect(heal_due_ == 0, "a drop that was not due, or was not given (WF-045, WF-A35)");
  due_ = heal_due_ = splash_due_ = 0;
}

}  // namespace books
