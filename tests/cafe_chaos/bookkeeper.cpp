// The books, event by event.
#include "tests/cafe_chaos/bookkeeper.hpp"

#include <algorithm>

#include "engine/food_fight/cafe_chaos/cards.hpp"

namespace books {

using namespace food_fight;

namespace {

constexpr std::uint8_t k_held = 100;

std::size_t at(Card card) {
  return static_cast<std::size_t>(card);
}
int worth(Card card) {
  return is_condition(card) ? 2 : 1;
}

template <class Payload, class Do>
void on(const core::Event& event, const Do& act) {
  if (event.kind() == static_cast<std::uint8_t>(Payload::k_kind)) act(event.as<Payload>());
}

}  // namespace

void Bookkeeper::expect(bool right, const std::string& what) {
  if (!right && fault_.empty()) fault_ = what;
}

Bookkeeper::Where Bookkeeper::where(Place place, SeatIndex seat) {
  const bool held = place == Place::hand || place == Place::mat;
  return held ? static_cast<Where>(k_held + seat) : static_cast<Where>(place);
}

void Bookkeeper::read(std::array<Where, k_cards>& places) const {
  places.fill(k_nowhere);
  const auto lay = [&places](const auto& cards, Where place) {
    for (const Card card : cards) {
      if (card != Card::none && !is_basic(card)) places.at(at(card)) = place;
    }
  };
  lay(state_.deck, where(Place::deck, k_nobody));
  lay(state_.floor, where(Place::floor, k_nobody));
  lay(state_.trash, where(Place::trash, k_nobody));
  lay(state_.aside, where(Place::aside, k_nobody));
  for (std::size_t seat = 0; seat < state_.board.seats; ++seat) {
    const Where held = where(Place::hand, static_cast<SeatIndex>(seat));
    lay(state_.hands.at(seat), held);
    lay(state_.plans.at(seat), held);
    if (state_.own_character.has(core::seat_at(static_cast<int>(seat))))
      places.at(at(state_.board.players.at(seat).character)) = held;
  }
}

void Bookkeeper::open() {
  read(places_);
  for (std::size_t seat = 0; seat < state_.board.seats; ++seat)
    points_.at(seat) = state_.board.players.at(seat).points;
}

void Bookkeeper::close() {
  settle();
  std::array<Where, k_cards> now{};
  read(now);
  expect(now == places_, "a card is not where its moves led");
  expect(state_.aside.empty(), "cards are in process between steps");
  for (std::size_t seat = 0; seat < state_.board.seats; ++seat)
    expect(points_.at(seat) == state_.board.players.at(seat).points, "points changed without a word");
}

void Bookkeeper::emit(const core::Event& event) {
  on<CardMoved>(event, [&](const CardMoved& move) { moved(move); });
  on<HandsSwapped>(event, [&](const HandsSwapped& swap) { swapped(swap); });
  on<PointsChanged>(event, [&](const PointsChanged& change) { points(change); });
  on<AttackDeclared>(event, [&](const AttackDeclared& attack) { declared(attack); });
  on<AttackHit>(event, [&](const AttackHit& one) { hit(one); });
  on<AttackAnswered>(event, [&](const AttackAnswered& answer) { answered(answer); });
  on<TurnEnded>(event, [&](const TurnEnded&) { settle(); });
  on<ToppingYeeted>(event, [&](const ToppingYeeted& topping) {
    expect(is_topping(topping.card) && topping.seat != attack_.attacker, "a Yeet of something else (CC-333)");
    expect(topping.value == ++value_, "a yeeted Topping is worth 1");
  });
  on<DeckReshuffled>(event, [&](const DeckReshuffled&) {
    std::replace(places_.begin(), places_.end(), where(Place::trash, k_nobody), where(Place::deck, k_nobody));
  });
}

void Bookkeeper::moved(const CardMoved& move) {
  Where& place = places_.at(at(move.card));
  expect(place == where(move.from, move.from_seat), "a card leaves where it does not lie");
  place = where(move.to, move.to_seat);
  if (move.cause == Card::smash && move.to == Place::aside) {
    value_ += worth(move.card);
    conditions_ += is_condition(move.card) ? 2 : 0;
  }
  if (move.cause == Card::catch_food) expect(!is_condition(move.card), "a Condition is caught (CC-199)");
}

void Bookkeeper::swapped(const HandsSwapped& swap) {
  const Where first = where(Place::hand, swap.first);
  const Where second = where(Place::hand, swap.second);
  // Cards on the mat stay; only the hands are looked at, as they lie after it.
  for (const SeatIndex seat : {swap.first, swap.second}) {
    for (const Card card : state_.hands.at(seat)) {
      Where& place = places_.at(at(card));
      expect(place == first || place == second, "a swapped card comes from elsewhere");
      place = where(Place::hand, seat);
    }
  }
}

void Bookkeeper::points(const PointsChanged& change) {
  int& points = points_.at(change.seat);
  const int last = state_.board.limit - 1;
  expect(change.before == points, "a score that was not the present one");
  const int whole = std::max(0, points + change.amount);
  expect(
      change.after == whole || (change.after == last && whole > last && points <= last && change.amount > 0),
      "a score that its amount does not explain");
  const bool ice_cream = change.cause == cafe_chaos::card_named("ice-cream-social");
  const bool capped = change.reason == Reason::own_action || (change.reason == Reason::event && !ice_cream);
  if (capped && points <= last)
    expect(change.after <= last, "an own action or event gave the last point (CC-130)");
  if (change.by != change.seat && !capped)
    expect(change.after == whole, "another's damage was held back (CC-132)");
  points = change.after;
  if (change.reason == Reason::attack || change.reason == Reason::deflected) due_ -= change.amount;
  if (change.reason == Reason::combo_heal) heal_due_ += change.amount;
  if (change.reason == Reason::punishment) --punishment_due_;
}

bool Bookkeeper::in_force(std::string_view event, Vote vote) const {
  return state_.board.event != Card::none && state_.board.event == cafe_chaos::card_named(event) &&
         state_.board.vote == vote;
}

void Bookkeeper::declared(const AttackDeclared& attack) {
  settle();
  ++attacks_;
  flying_ = true;
  attack_ = attack;
  int cards = 0;
  conditions_ = 0;
  for (const Card card : state_.aside) {
    cards += worth(card);
    conditions_ += is_condition(card) ? 2 : 0;
  }
  expect(attack.size == state_.aside.size(), "cards that were not announced");
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
      target != attack_.attacker && state_.board.players.at(target).target == attack_.attacker;
  return attack_.action == Card::vengeance && points_back ? 1 : 0;
}

void Bookkeeper::hit(const AttackHit& hit) {
  ++outcomes_;
  const bool immune = state_.board.players.at(hit.victim).immune;
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
  const bool immune = state_.board.players.at(answer.receiver).immune;
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
