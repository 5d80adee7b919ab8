// What the shared events do.
#include "engine/food_fight/common_events.hpp"

#include <vector>

#include "engine/food_fight/asking.hpp"

namespace food_fight::common_events {

/// Best Day Ever: everybody draws 1, all leaders 2 (CC-229 … CC-231, CC-A106, CC-A107).
void best_day_ever(Table& t, Card event) {
  const core::SeatSet first = leaders(t.board);
  for (int i = 0; i < t.board.seats; ++i) {
    const Seat seat = seat_in_turn(t, i);
    draw_to_hand(t, seat, first.has(seat) ? 2 : 1, event);
  }
}

/// BFF: clockwise everybody points at a different player (CC-232, CC-233, CC-A30).
void bff(Table& t, Card event) {
  if (t.board.seats == 2) return;  // WF-104
  for (int i = 0; i < t.board.seats; ++i) {
    const Seat seat = seat_in_turn(t, i);
    const auto choice = t.ask(ask_retarget(t.board, seat, seat, false, event));
    set_target(t, seat, seat_in(choice, 1), seat, event);
  }
}

/// Fire Drill: all discard their throwables but one of their choice (CC-238 … CC-240, CC-A112).
void fire_drill(Table& t, Card event) {
  std::vector<core::Question> questions;
  for (int i = 0; i < t.board.seats; ++i) {
    const Seat seat = seat_in_turn(t, i);
    const Pile throwables = throwables_of(t, seat);
    if (throwables.size() >= 2)
      questions.push_back(ask_card(seat, Kind::keep, Verb::keep, throwables, false, {{}, event}));
  }
  std::vector<core::Choice> choices(questions.size());
  core::ask_together(t.decider, questions, choices);
  for (std::size_t i = 0; i < questions.size(); ++i) {
    const Seat seat = questions[i].seat();
    for (const Card card : throwables_of(t, seat)) {
      if (card != card_in(choices[i])) discard(t, seat, card, event);
    }
  }
}

/// Janitor Duty: the leader deals all floor cards to the others, heals 1, and the floor is dealt anew (CC-244
/// … CC-247, CC-A106, CC-A108, CC-A109).
void janitor_duty(Table& t, Card event) {
  const core::SeatSet first = leaders(t.board);
  Seat janitor = t.board.starter();
  for (int i = t.board.seats - 1; i >= 0; --i) {
    if (first.has(seat_in_turn(t, i))) janitor = seat_in_turn(t, i);
  }
  while (!t.state.floor.empty()) {
    const Card card = t.state.floor[0];
    const auto choice = t.ask(ask_receiver(t.board, janitor, card, event));
    floor_to_hand(t, seat_in(choice, 1), card, event, janitor);
  }
  heal(t, janitor, 1, {seat_byte(janitor), Reason::event, event});
  refill_floor(t, janitor);
}

/// Nice Ol' Lunch Lady: one Food or Topping of the trash each, from the top (CC-248 … CC-250, CC-A111).
void lunch_lady(Table& t, Card event) {
  int place = t.state.trash.size() - 1;
  for (int i = 0; i < t.board.seats; ++i) {
    const Seat seat = seat_in_turn(t, i);
    while (place >= 0 && !is_base(t.state.trash[place])) --place;
    if (place < 0) return;
    const Card card = t.state.trash.take(place--);
    to_hand(t, seat, card, t.all());
    t.tell([&] {
      return CardMoved{card, Place::trash, Place::hand, k_nobody, seat_byte(seat), event, seat_byte(seat)};
    });
  }
}

/// Mix Up: everybody passes all throwables to the left at once (CC-251 … CC-253, CC-A20).
void mix_up(Table& t, Card event) {
  std::array<Pile, k_most_seats> passed_on;
  for (int i = 0; i < t.board.seats; ++i) {
    Pile& hand = t.hand(core::seat_at(i));
    passed_on[static_cast<std::size_t>(i)] = throwables_of(t, core::seat_at(i));
    hand = those(hand, [&t](Card card) { return !counts_as_throwable(t.board, card); });
  }
  for (int i = 0; i < t.board.seats; ++i) {
    const Seat from = seat_in_turn(t, i);
    const Seat to = t.board.left(from);
    for (const Card card : passed_on[static_cast<std::size_t>(from)]) {
      auto& known = t.state.known[static_cast<std::size_t>(card)];
      known = static_cast<std::uint8_t>(known | both(from, to).bits());
      t.hand(to).push_back(card);
      t.tell_some(both(from, to), [&] {
        return CardMoved{card,          Place::hand, Place::hand,    seat_byte(from),
                         seat_byte(to), event,       seat_byte(from)};
      });
    }
  }
}

/// School Nurse: all leaders heal 2 (CC-254, CC-255).
void school_nurse(Table& t, Card event) {
  const core::SeatSet first = leaders(t.board);
  for (int i = 0; i < t.board.seats; ++i) {
    if (first.has(seat_in_turn(t, i))) heal(t, seat_in_turn(t, i), 2, event_why(event));
  }
}

/// Sprinklers: everybody gains 1, nobody the last point (CC-256, CC-257).
void sprinklers(Table& t, Card event) {
  for (int i = 0; i < t.board.seats; ++i) hurt(t, seat_in_turn(t, i), 1, Blame::event, event_why(event));
}

}  // namespace food_fight::common_events
