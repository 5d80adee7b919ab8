// Events of What the Food?!: they wait in line and are resolved one at a time, for the seat that drew or
// played them.
#include "engine/food_fight/common_events.hpp"
#include "engine/food_fight/table.hpp"
#include "engine/food_fight/what_the_food/cards.hpp"

namespace food_fight {

namespace {

using namespace common_events;

/// Detention: the active player gains 1.
void detention(Table& t, Card event, Seat active) {
  hurt(t, active, 1, Blame::event, event_why(event));
}

/// Second Helping: the active player draws 2.
void second_helping(Table& t, Card event, Seat active) {
  draw_to_hand(t, active, 2, event);
}

/// Food Poisoning: everybody gains 1 for each Condition held; they are kept.
void food_poisoning(Table& t, Card event, Seat /*active*/) {
  for (int i = 0; i < t.board.seats; ++i) {
    const Seat seat = seat_in_turn(t, i);
    hurt(t, seat, count(t.hand(seat), is_condition), Blame::event, event_why(event));
  }
}

template <void (*play)(Table&, Card)>
void for_all(Table& t, Card event, Seat /*active*/) {
  play(t, event);
}

using EventFunction = void (*)(Table& t, Card event, Seat active);
constexpr std::array<EventFunction, 11> k_rules{{
    for_all<bff>,
    for_all<janitor_duty>,
    for_all<fire_drill>,
    for_all<sprinklers>,
    for_all<school_nurse>,
    for_all<mix_up>,
    for_all<lunch_lady>,
    detention,
    second_helping,
    for_all<best_day_ever>,
    food_poisoning,
}};

}  // namespace

void queue_event(Table& t, Card event, Seat active) {
  t.state.waiting.push_back({event, seat_byte(active)});
  t.tell(
      [&] {
        return EventRevealed{seat_byte(active), event, static_cast<std::uint8_t>(t.state.deck.size())};
      },
      true);
}

void settle_events(Table& t) {
  if (t.board.event != Card::none) return;  // one at a time (WF-049)
  while (!t.state.waiting.empty()) {
    const WaitingEvent next = t.state.waiting.take(0);
    t.board.event = next.event;
    k_rules[static_cast<std::size_t>(number(next.event) - number(Card::first_event))](
        t, next.event, core::seat_at(next.active));
    t.board.event = Card::none;
    to_trash(t, next.event);
    t.tell([&] { return EventEnded{next.event}; });
  }
}

void meet_event(Table& t, Card event, Seat active) {
  queue_event(t, event, active);
  settle_events(t);
}

}  // namespace food_fight
