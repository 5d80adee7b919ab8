// The decisions of Cooking Customers: kinds, the words of their choices, and the questions.
#pragma once

#include <string>
#include <string_view>

#include "engine/cooking_customers/board.hpp"
#include "engine/cooking_customers/ways.hpp"
#include "engine/core/question.hpp"

namespace cooking_customers {

/// Names as in `>` lines of table files.
enum class Kind : std::uint8_t {
  play,     ///< card 1 or 2 of a turn
  counter,  ///< stop an attack, or not
  lose,     ///< Code Violation: which supply goes
};
inline constexpr int k_kinds = 3;
std::string_view kind_word(Kind kind);

/// The word of a choice and what its arguments are: cards as `Card` numbers, seats as indices.
enum class Verb : std::uint8_t {
  play,         ///< card: on oneself
  play_on,      ///< card, seat
  take_cook,    ///< Better Offer, seat
  take_helper,  ///< Better Offer, seat
  steal,        ///< Thief, seat, supply
  take_over,    ///< Take a Break, seat: with the table
  leave,        ///< Take a Break, seat: without it
  discard,      ///< card
  done,
  counter,  ///< card
  lose,     ///< card
  pass,
};

constexpr Verb verb_of(const core::Choice& choice) {
  return static_cast<Verb>(choice.verb);
}
inline Kind kind_of(const core::Question& question) {
  return static_cast<Kind>(question.kind());
}
inline Card card_in(const core::Choice& choice, int place = 0) {
  return card_at(choice[place]);
}
/// Whether the choice lays a card in front of somebody, the chooser included.
constexpr bool lays_card(Verb verb) {
  return verb <= Verb::leave;
}
/// The seat that a played card goes to.
inline Seat seat_in(const core::Choice& choice, Seat chooser) {
  return verb_of(choice) == Verb::play ? chooser : core::seat_at(choice[1]);
}

/// The choice of `chooser` that goes one way of a card, and its verb.
Verb verb_for(Card card, unsigned way, Seat on, Seat chooser);
core::Choice play_choice(Card card, unsigned way, Seat on, Seat chooser);

/// Card 1 or 2: plays by hand order, seat, way; then discards by hand order; then `done` after card 1.
core::Question ask_play(const Board& board, Seat seat, const Hand& hand);
/// Stop the waiting attack with this card, or pass (KC-011, KC-A42).
core::Question ask_counter(Seat seat, Card defence);
/// One of these supplies, each id once (KC-A37).
core::Question ask_lose(Seat seat, const core::FixedList<Card, 11>& supplies);

/// Canonical words of a choice, and of cards: `play tripped B`.
std::string choice_text(const core::Choice& choice);
std::string_view card_id(Card card);
/// The card with this id, or none.
Card card_named(std::string_view id);
/// `4:5`; an unknown tip is `4:?`.
std::string table_text(TableCard card);

}  // namespace cooking_customers
