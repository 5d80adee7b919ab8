// The decisions of a food fight: kinds, the words of their choices, and what a question carries with it.
#pragma once

#include <string_view>

#include "engine/core/question.hpp"
#include "engine/food_fight/board.hpp"

namespace food_fight {

/// Names as in `>` lines of table files.
enum class Kind : std::uint8_t {
  target,
  plan,
  retarget,
  confuse,
  take,
  give,
  throw_food,
  swing,
  blast,
  cheer,
  belch,
  offer,
  claim,
  more,
  keep,
  discard,
  swap,
  splat,
  eat,
  copy,
  yeet,
  drop,
  add,
  counter,
  self,
  vote,
  trade,
  event,
};
inline constexpr int k_kinds = 28;
std::string_view kind_word(Kind kind);

/// The first word of a choice. Arguments by verb: cards as `Card` numbers, seats as indices.
enum class Verb : std::uint8_t {
  target,      ///< seat
  plan,        ///< three cards in order
  retarget,    ///< owner, new aim
  confuse,     ///< card, owner, new aim
  take,        ///< card
  give,        ///< card
  give_to,     ///< card, seat (Janitor)
  throw_food,  ///< cards: condition, food, toppings
  throw_cheese,
  swing,  ///< card
  swing_cheese,
  blast,  ///< card, seat
  blast_cheese,
  cheer_draw,  ///< seat
  cheer_heal,  ///< seat
  belch,       ///< nothing, or a condition
  offer,       ///< one or two cards
  claim,
  draw,
  keep,     ///< one card, or two
  discard,  ///< any cards, in order
  swap,     ///< two seats
  splat,    ///< seat
  eat,      ///< food, topping
  copy,
  yeet_hand,   ///< card
  yeet_floor,  ///< card
  drop,        ///< card
  add,         ///< cards
  counter,     ///< card
  self,        ///< card
  vote_up,
  vote_down,
  trade,  ///< hand card, floor card
  event,  ///< card
  pass,
};

/// What is being answered, for those who must weigh it: the stages and the bots. Zero if nothing is under
/// way.
struct AttackContext {
  std::uint8_t under_way = 0;
  std::uint8_t attacker = 0;
  std::uint8_t target = 0;  ///< final target, or the present one while Yeet is asked
  Card action = Card::none;
  std::uint8_t value = 0;       ///< damage as it stands
  std::uint8_t conditions = 0;  ///< part of it that Bewitched would ignore
  std::uint8_t receiver = 0;    ///< Smash, Counterstrike: who gets it
  std::uint8_t cards = 0;       ///< number of cards
};

/// The context of any question of a food fight: it stands first in every source.
AttackContext context_of(const core::Question& question);
/// The action or event that asks: Grab, Cannonball, Fetch, Tackle, Fire Drill …; none for target and plan.
Card cause_of(const core::Question& question);

/// `pass`, with which every optional decision can be declined.
inline core::Choice pass_choice() {
  return {static_cast<std::uint8_t>(Verb::pass), {}};
}
constexpr Verb verb_of(const core::Choice& choice) {
  return static_cast<Verb>(choice.verb);
}
inline Kind kind_of(const core::Question& question) {
  return static_cast<Kind>(question.kind());
}

inline bool passed(const core::Choice& choice) {
  return verb_of(choice) == Verb::pass;
}
inline Card card_in(const core::Choice& choice, int place = 0) {
  return card_at(choice[place]);
}
inline core::Seat seat_in(const core::Choice& choice, int place = 0) {
  return core::seat_at(choice[place]);
}

}  // namespace food_fight
