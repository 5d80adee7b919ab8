// What code that serves both food fights must know of a game's cards: ids, and which of them are in play.
#pragma once

#include <bitset>
#include <span>
#include <string_view>

#include "engine/core/chance.hpp"
#include "engine/core/json.hpp"
#include "engine/food_fight/board.hpp"

namespace food_fight {

inline constexpr int k_most_characters = 32;
/// Which cards, by number.
using CardSet = std::bitset<k_cards>;
using CharacterList = core::FixedList<Card, k_most_characters>;

/// The cards that a table with given options plays with, each list in table order.
struct CardsInPlay {
  Pile main;                 ///< the main deck before characters are mixed in: bonus actions, then throwables
  CharacterList characters;  ///< the character actions to choose from
  EventPile events;          ///< the event deck; empty in a game without one
  int bonus_actions = 0;     ///< how many actions `main` begins with
};

/// One game's cards: a table of functions, so that positions, patterns and samples stand once.
struct Box {
  std::string_view (*id_of)(Card card);               ///< of a card of this game
  Card (*card_named)(std::string_view id);            ///< `Card::none` if there is none
  const CardsInPlay& (*in_play)(const Board& board);  ///< by seats and variants
  bool (*takes_votes)(Card event);  ///< its result stands behind a colon: `streaming-live:down`
};

/// Whether the pattern `word`, an id or a kind, means this card.
bool pattern_fits(const Box& box, std::string_view word, Card card);
/// `food topping condition action event`; `CardKind::none` for other words.
CardKind kind_named(std::string_view word);
std::string_view name_of(CardKind kind);
/// The first of `candidates` that the word means; `Card::none` if none does.
Card first_fitting(const Box& box, std::string_view word, std::span<const Card> candidates);

/// Ids as a list. `top_last`: the pile's last card is its top and stands first in the list.
core::Json ids_of(const Box& box, std::span<const Card> cards, bool top_last = false);
/// The id, or null for `Card::none`.
core::Json id_or_null(const Box& box, Card card);

/// How many character actions are mixed into the main deck, as many bonus actions being out: what the option
/// asks for, at most those left over and at most all bonus actions (CC-A8, WF-093).
int mixed_in(const CardsInPlay& cards, const Board& board);
/// The character actions that belong to seats.
CardSet characters_of_seats(const Board& board);
/// The cards of the main deck that are not in `named`, in table order. Which bonus actions are out and which
/// left-over character actions are in is drawn from the two streams, never against what is named.
Pile unnamed_cards(const CardsInPlay& cards, const Board& board, const CardSet& named,
                   core::ChanceStream taken_out, core::ChanceStream mixed_in);

}  // namespace food_fight
