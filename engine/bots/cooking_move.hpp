// What a turn of Cooking Customers may do with one card, in the shape that policies weigh.
#pragma once

#include <algorithm>
#include <bit>

#include "engine/cooking_customers/glance.hpp"
#include "engine/cooking_customers/question.hpp"

namespace bots {

namespace cooking = ::cooking_customers;
using cooking::Card;
using cooking::CardKind;
using core::Seat;

/// One option of a `play` question.
struct CookingMove {
  cooking::Verb verb = cooking::Verb::done;
  Card card = Card::none;
  Seat on{};               ///< whom a laid card goes to, the player himself included
  Card what = Card::none;  ///< the supply that a Thief is after
  std::uint8_t way = 0;    ///< as in `cooking::Ways`
  bool operator==(const CookingMove&) const = default;
};

inline core::Choice to_choice(const CookingMove& move, Seat me) {
  switch (move.verb) {
    case cooking::Verb::discard:
      return {static_cast<std::uint8_t>(move.verb), {cooking::number(move.card)}};
    case cooking::Verb::done:
      return {static_cast<std::uint8_t>(move.verb), {}};
    default:
      return cooking::play_choice(move.card, move.way, move.on, me);
  }
}

/// Visits every option in canonical order, as `cooking::ask_play` has them, without making choices of them.
template <class Visit>
void each_cooking_move(const cooking::Glance& glance, const Visit& visit) {
  const cooking::Board& board = *glance.board;
  const cooking::Hand& hand = *glance.hand;
  const cooking::Targets targets = cooking::targets_of(board, glance.me);
  const auto seen_before = [&hand](int place) {
    return std::find(hand.begin(), hand.begin() + place, hand[place]) != hand.begin() + place;
  };
  for (int place = 0; place < hand.size(); ++place) {
    if (seen_before(place)) continue;
    const cooking::Ways ways = cooking::ways_of(targets, hand[place]);
    for (unsigned seats = ways.seats(); seats != 0; seats &= seats - 1) {
      const int seat = std::countr_zero(seats);
      for (unsigned way = 0; way < ways.at.size(); ++way) {
        if (!ways.leads_to(seat, way)) continue;
        visit(CookingMove{cooking::verb_for(hand[place], way, core::seat_at(seat), glance.me), hand[place],
                          core::seat_at(seat),
                          hand[place] == Card::thief ? cooking::k_supplies[way] : Card::none,
                          static_cast<std::uint8_t>(way)});
      }
    }
  }
  for (int place = 0; place < hand.size(); ++place) {
    if (!seen_before(place))
      visit(CookingMove{cooking::Verb::discard, hand[place], glance.me, Card::none, 0});
  }
  if (board.played() > 0) visit(CookingMove{cooking::Verb::done, Card::none, glance.me, Card::none, 0});
}

}  // namespace bots
