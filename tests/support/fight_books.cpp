// The books that both food fights share, event by event.
#include "tests/support/fight_books.hpp"

#include <algorithm>

namespace books {

using namespace food_fight;

void Books::expect(bool right, const std::string& what) {
  if (!right && fault_.empty()) fault_ = what;
}

Books::Where Books::where(Place place, SeatIndex seat) {
  const bool held = place == Place::hand || place == Place::mat;
  return held ? static_cast<Where>(k_held + seat) : static_cast<Where>(place);
}

void Books::read(std::array<Where, k_cards>& places) const {
  places.fill(k_nowhere);
  const auto lay = [&places](const auto& cards, Where place) {
    for (const Card card : cards) {
      if (card != Card::none && !is_basic(card)) places.at(static_cast<std::size_t>(card)) = place;
    }
  };
  lay(state_.deck, where(Place::deck));
  lay(state_.floor, where(Place::floor));
  lay(state_.trash, where(Place::trash));
  lay(state_.aside, where(Place::aside));
  for (std::size_t seat = 0; seat < state_.board.seats; ++seat) {
    const Where held = where(Place::hand, static_cast<SeatIndex>(seat));
    lay(state_.hands.at(seat), held);
    lay(state_.plans.at(seat), held);
    if (state_.own_character.has(core::seat_at(static_cast<int>(seat))))
      places.at(static_cast<std::size_t>(state_.board.players.at(seat).character)) = held;
  }
}

void Books::open() {
  read(places_);
  for (std::size_t seat = 0; seat < state_.board.seats; ++seat)
    points_.at(seat) = state_.board.players.at(seat).points;
}

void Books::close() {
  settle();
  std::array<Where, k_cards> now{};
  read(now);
  expect(now == places_, "a card is not where its moves led");
  expect(state_.aside.empty(), "cards are in process between steps");
  for (std::size_t seat = 0; seat < state_.board.seats; ++seat)
    expect(points_.at(seat) == state_.board.players.at(seat).points, "points changed without a word");
}

void Books::emit(const core::Event& event) {
  on<CardMoved>(event, [&](const CardMoved& move) { moved(move); });
  on<HandsSwapped>(event, [&](const HandsSwapped& swap) { swapped(swap); });
  on<PointsChanged>(event, [&](const PointsChanged& change) { points(change); });
  on<TurnEnded>(event, [&](const TurnEnded&) { settle(); });
  on<DeckReshuffled>(event, [&](const DeckReshuffled&) {
    std::replace(places_.begin(), places_.end(), where(Place::trash), where(Place::deck));
  });
  look(event);
}

void Books::moved(const CardMoved& move) {
  Where& place = place_of(move.card);
  expect(place == where(move.from, move.from_seat), "a card leaves where it does not lie");
  place = where(move.to, move.to_seat);
  if (move.cause == Card::catch_food)
    expect(!is_condition(move.card), "a Condition is caught (CC-199, WF-070)");
}

void Books::swapped(const HandsSwapped& swap) {
  const Where first = where(Place::hand, swap.first);
  const Where second = where(Place::hand, swap.second);
  // Cards on the mat stay; only the hands are looked at, as they lie after it.
  for (const SeatIndex seat : {swap.first, swap.second}) {
    for (const Card card : state_.hands.at(seat)) {
      Where& place = place_of(card);
      expect(place == first || place == second, "a swapped card comes from elsewhere");
      place = where(Place::hand, seat);
    }
  }
}

void Books::points(const PointsChanged& change) {
  int& points = points_.at(change.seat);
  const int last = state_.board.limit - 1;
  expect(change.before == points, "a score that was not the present one");
  const int whole = std::max(0, points + change.amount);
  expect(
      change.after == whole || (change.after == last && whole > last && points <= last && change.amount > 0),
      "a score that its amount does not explain");
  const bool held_back = is_held_back(change);
  if (held_back && points <= last)
    expect(change.after <= last, "an own action or event gave the last point (CC-130, WF-052)");
  if (change.by != change.seat && !held_back)
    expect(change.after == whole, "another's damage was held back (CC-132, WF-053)");
  points = change.after;
}

}  // namespace books
