// All that a rule of Cooking Customers sees, and the small moves that rules are made of.
#pragma once

#include "engine/cooking_customers/events.hpp"
#include "engine/cooking_customers/question.hpp"
#include "engine/cooking_customers/state.hpp"
#include "engine/core/decider.hpp"
#include "engine/core/event.hpp"

namespace cooking_customers {

struct Table {
  State& state;
  Board& board;
  core::Decider& decider;
  core::EventSink* sink;
  core::Chance chance;

  Table(State& state_, core::Decider& decider_, core::EventSink* sink_, core::OutcomeSource* source)
      : state(state_), board(state_.board), decider(decider_), sink(sink_), chance(state_.stream, source) {}

  Hand& hand(Seat seat) { return state.hands[static_cast<std::size_t>(seat)]; }
  core::Choice ask(const core::Question& question) { return core::ask(decider, question); }
  bool over() const { return board.phase == Phase::over; }

  /// Tells something that is public. `make` runs only if somebody listens.
  template <class Make>
  void tell(const Make& make, bool reveals = false) const {
    if (sink != nullptr) sink->emit(core::Event::of(make(), core::SeatSet::all(board.seats), reveals));
  }
  template <class Make>
  void tell_some(core::SeatSet audience, const Make& make) const {
    if (sink != nullptr) sink->emit(core::Event::of(make(), audience, true));
  }
};

constexpr std::uint8_t seat_byte(Seat seat) {
  return static_cast<std::uint8_t>(seat);
}

/// Puts the card on the discard pile.
void to_discard(Table& t, Card card);
/// Takes a card out of the hand; it must be there.
void out_of_hand(Table& t, Seat seat, Card card);
/// Draws up to five; the discard pile is shuffled when the deck is empty (KC-010, KC-A4).
void refill_hand(Table& t, Seat seat);

/// Draws a table card for the seat's side if it has none (KC-012, KC-A5, KC-A46). `cause`: the cooked
/// customer, or none at a turn's start.
void draw_table(Table& t, Seat seat, Card cause);
/// Puts meals on the side's table; a full table pays its tip at once and may end the game (KC-014, KC-015,
/// KC-A33).
void add_meals(Table& t, Seat seat, int meals, MealCause cause);
/// Takes up to so many meals off the side's table.
void remove_meals(Table& t, Seat seat, int meals, Card cause);
/// The side's unfinished table goes to the discarded ones with its meals.
void give_up_table(Table& t, Seat seat, Card cause);

/// The next own turn is lost; at most one is owed (KC-A34, KC-A35).
void lose_turn(Table& t, Seat seat, Card cause);
/// A cook or helper comes; whoever stood there is discarded (KC-031, KC-050). Protection works at once.
void place_cook(Table& t, Seat seat, Card cook, Seat by, SeatIndex from = k_nobody);
void place_helper(Table& t, Seat seat, Card helper, Seat by, SeatIndex from = k_nobody);
void hang_supply(Table& t, Seat seat, Card supply, Seat by, SeatIndex from = k_nobody);
/// Takes one supply off the hooks; it must hang there.
void unhook(Table& t, Seat seat, Card supply);
void lose_helper(Table& t, Seat seat, Card cause);
/// The cook goes to the discard pile; `cause` none: FIRED.
void lose_cook(Table& t, Seat seat, Card cause);

void end_game(Table& t, EndReason reason);

/// The effect of an attack that nobody stopped (attacks.cpp); the card is still in process.
void strike(Table& t, Seat by, const Attack& attack);
/// Take a Break, Cook Quits, a replacement cook: what nothing can stop (KC-A36).
void take_a_break(Table& t, Seat by, Seat on, bool takes_over);

/// The cooking roll and the roll after it (cooking.cpp; KC-018 … KC-026).
void cook(Table& t, Seat seat);

}  // namespace cooking_customers
