// All that a rule of a food fight sees, and the small moves that rules are made of: points, draws, takes,
// discards.
#pragma once

#include "engine/core/chance.hpp"
#include "engine/core/decider.hpp"
#include "engine/core/event.hpp"
#include "engine/food_fight/events.hpp"
#include "engine/food_fight/question.hpp"
#include "engine/food_fight/stance.hpp"
#include "engine/food_fight/state.hpp"

namespace food_fight {

using core::Seat;

/// Whose doing damage is, for the nine point rule: damage is one's own only if no other player's action
/// caused, moved, deflected or forced it (CC-A98). Own damage and events never give the last point (CC-130,
/// CC-131).
enum class Blame : std::uint8_t { other, own, event };

struct Table {
  State& state;
  Board& board;
  core::Decider& decider;
  core::EventSink* sink;
  core::Chance chance;
  /// What every seat's face-up card stands for in this set; kept by `read_stances`.
  std::array<Card, k_most_seats> stance{};

  Table(State& state_, core::Decider& decider_, core::EventSink* sink_, core::OutcomeSource* source)
      : state(state_), board(state_.board), decider(decider_), sink(sink_), chance(state_.stream, source) {
    read_stances();
  }

  void read_stances() {
    for (int i = 0; i < board.seats; ++i)
      stance[static_cast<std::size_t>(i)] = stands_for(board, core::seat_at(i));
  }
  bool shows(Seat seat, Card action) const { return stance[static_cast<std::size_t>(seat)] == action; }
  Pile& hand(Seat seat) { return state.hands[static_cast<std::size_t>(seat)]; }
  const Pile& hand(Seat seat) const { return state.hands[static_cast<std::size_t>(seat)]; }
  core::SeatSet all() const { return core::SeatSet::all(board.seats); }
  bool in_force(Card event) const { return board.event == event; }

  core::Choice ask(const core::Question& question) { return core::ask(decider, question); }

  /// Tells something that is public. `make` runs only if somebody listens.
  template <class Make>
  void tell(const Make& make, bool reveals = false) const {
    if (sink != nullptr) sink->emit(core::Event::of(make(), all(), reveals));
  }
  template <class Make>
  void tell_some(core::SeatSet audience, const Make& make) const {
    if (sink != nullptr) sink->emit(core::Event::of(make(), audience, true));
  }
};

constexpr std::uint8_t seat_byte(Seat seat) {
  return static_cast<std::uint8_t>(seat);
}
inline core::SeatSet only(Seat seat) {
  core::SeatSet set;
  set.add(seat);
  return set;
}
inline core::SeatSet both(Seat one, Seat two) {
  core::SeatSet set = only(one);
  set.add(two);
  return set;
}

// --- Points
// -------------------------------------------------------------------------------------------------------

/// What a change of points is told with.
struct Why {
  SeatIndex by;
  Reason reason;
  Card cause;
};
/// Gives splat points; 0 does nothing. The nine point rule is looked up here and nowhere else (CC-130 …
/// CC-134).
void hurt(Table& t, Seat victim, int amount, Blame blame, const Why& why);
/// Takes points off, not below 0 (CC-A22).
void heal(Table& t, Seat seat, int amount, const Why& why);

// --- Cards
// --------------------------------------------------------------------------------------------------------

/// The next card of the deck, out of every pile; the trash is shuffled when the deck is empty (CC-A89). None
/// if both are.
Card draw(Table& t);
/// An event came out of the deck or out of a hand onto the floor: it is resolved at once, or after the one
/// that is being resolved (WF-029, WF-049). `active`: who drew or dropped it (what_the_food/events.cpp).
void meet_event(Table& t, Card event, Seat active);
/// The two halves of it: events that come together wait together.
void queue_event(Table& t, Card event, Seat active);
void settle_events(Table& t);
/// Whether the card counts where a rule says throwable: with Hold the Events an event does, too (WF-099).
inline bool counts_as_throwable(const Board& board, Card card) {
  return is_throwable(card) || (board.events_are_held && kind_of(card) == CardKind::event);
}
/// Whether a card could be drawn now.
bool can_draw(const Table& t);
/// Draws cards that only their drawer sees.
void draw_to_hand(Table& t, Seat seat, int cards, Card cause);
/// Draws one Food or Topping: reveals until one shows, the others go to the trash (CC-A92).
void dig(Table& t, Seat seat, Card cause);
/// Deals the floor up to five (CC-A90, CC-A91).
void refill_floor(Table& t, Seat by);
/// Deals so many cards face up whatever lies there; how many of them are Toppings.
int deal_to_floor(Table& t, int cards, Card cause);
/// Puts a card into a hand; `audience` knows from now on that it is there.
void to_hand(Table& t, Seat seat, Card card, core::SeatSet audience);
/// Takes a card out of a hand; it must be there.
void out_of_hand(Table& t, Seat seat, Card card);
/// After somebody may have lost any of these cards unseen: only `involved` still know where they are.
void forget_throwables(Table& t, Seat seat, core::SeatSet involved);
void forget_hand(Table& t, Seat seat, core::SeatSet involved);
void to_trash(Table& t, Card card);
/// Out of the hand onto the trash, openly.
void discard(Table& t, Seat seat, Card card, Card cause);
/// Out of the hand to the end of the floor, openly (CC-125).
void drop(Table& t, Seat seat, Card card, Card cause);
/// A floor card into the hand, openly, without refill.
void floor_to_hand(Table& t, Seat seat, Card card, Card cause, Seat by);
/// Takes a card off the floor; it must lie there. No refill.
void out_of_floor(Table& t, Card card);
/// All cards in process to the trash in their order, or openly into a hand.
void aside_to_trash(Table& t, Seat by, Card cause);
void aside_to_hand(Table& t, Seat seat, Card cause);
/// Cards in process for all to see.
void to_aside(Table& t, Card card, Place from, Seat from_seat, Card cause);
/// A blind pick among the throwables of `victim` (CC-185): the card changes hands, both see it. False if
/// there is none.
bool steal(Table& t, Seat thief, Seat victim, Card cause);
/// A blind pick among the throwables of `victim`, who drops it onto the floor. False if there is none.
bool drop_blindly(Table& t, Seat victim, Card cause);
/// Hands one chosen card over; seen by the two only (CC-A11).
void hand_over(Table& t, Seat from, Seat to, Card card, Card cause);

/// Two hands change owners; cards that `stays` holds for do not (CC-290, CC-291). The former holders know
/// what they gave.
void swap_hands(Table& t, Seat by, Seat first, Seat second, bool (*stays)(Card));

/// The cards of a hand that hand effects may touch: the hand and the own character action while it is not on
/// the mat (CC-A31, CC-A36).
Pile loose_cards(const State& state, Seat seat);
/// The cards of the hand that count as throwable.
Pile throwables_of(const Table& t, Seat seat);
/// Those of `cards` that `test` holds for.
template <class Cards, class Test>
Pile those(const Cards& cards, const Test& test) {
  Pile found;
  for (const Card card : cards) {
    if (test(card)) found.push_back(card);
  }
  return found;
}
template <class Cards, class Test>
int count(const Cards& cards, const Test& test) {
  int number = 0;
  for (const Card card : cards) number += test(card) ? 1 : 0;
  return number;
}

// --- Aims
// ---------------------------------------------------------------------------------------------------------

/// Turns a target card; told.
void set_target(Table& t, Seat owner, Seat target, Seat by, Card cause);

/// The final victim of an aimed action.
struct Victim {
  Seat seat;
  bool hides;  ///< the action fails against it (CC-205)
  bool moved;  ///< Outsmart sent it here
};
/// Hide and Outsmart, in the order of CC-A48 (4): an action is moved at most once per player (CC-A57).
Victim final_victim(const Table& t, Seat actor, Seat aim, Card action);
/// Damage to oneself is one's own unless somebody moved it here.
inline Blame blame_for(const Victim& victim, Seat actor) {
  return victim.seat == actor && !victim.moved ? Blame::own : Blame::other;
}

void nothing(const Table& t, Seat seat, Card action, Nothing why, Seat target);
inline void nothing(const Table& t, Seat seat, Card action, Nothing why) {
  nothing(t, seat, action, why, seat);
}

/// All with the most points (CC-231, CC-255).
core::SeatSet leaders(const Board& board);

}  // namespace food_fight
