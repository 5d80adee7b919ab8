// Patterns and lists of cards, and the main deck of a table.
#include "engine/food_fight/box.hpp"

#include <algorithm>

namespace food_fight {

namespace {
constexpr std::array<std::string_view, 5> k_kind_names{"action", "food", "topping", "condition", "event"};
}  // namespace

CardKind kind_named(std::string_view word) {
  const auto found = std::find(k_kind_names.begin(), k_kind_names.end(), word);
  return found == k_kind_names.end() ? CardKind::none : static_cast<CardKind>(found - k_kind_names.begin());
}

std::string_view name_of(CardKind kind) {
  return kind == CardKind::none ? "card" : k_kind_names[static_cast<std::size_t>(kind)];
}

bool pattern_fits(const Box& box, std::string_view word, Card card) {
  if (number(card) >= k_cards) return false;
  const CardKind kind = kind_named(word);
  return kind == CardKind::none ? box.id_of(card) == word : kind_of(card) == kind;
}

Card first_fitting(const Box& box, std::string_view word, std::span<const Card> candidates) {
  const auto found = std::find_if(candidates.begin(), candidates.end(),
                                  [&](Card card) { return pattern_fits(box, word, card); });
  return found == candidates.end() ? Card::none : *found;
}

core::Json ids_of(const Box& box, std::span<const Card> cards, bool top_last) {
  core::Json ids = core::Json::array();
  for (const auto card : cards) ids.push_back(box.id_of(card));
  if (top_last) std::reverse(ids.begin(), ids.end());
  return ids;
}

core::Json id_or_null(const Box& box, Card card) {
  return card == Card::none ? core::Json() : core::Json(box.id_of(card));
}

int mixed_in(const CardsInPlay& cards, const Board& board) {
  return std::min({int{board.mix_up}, cards.characters.size() - board.seats, cards.bonus_actions});
}

CardSet characters_of_seats(const Board& board) {
  CardSet set;
  for (int seat = 0; seat < board.seats; ++seat) {
    const Card character = board.players[static_cast<std::size_t>(seat)].character;
    if (number(character) < k_cards) set.set(static_cast<std::size_t>(character));
  }
  return set;
}

Pile unnamed_cards(const CardsInPlay& cards, const Board& board, const CardSet& named,
                   core::ChanceStream taken_out, core::ChanceStream mixed_in_stream) {
  const auto is_named = [&named](Card card) { return named.test(static_cast<std::size_t>(card)); };
  Pile unnamed;
  int missing = mixed_in(cards, board);
  for (const auto card : cards.main) {
    if (!is_named(card)) unnamed.push_back(card);
  }
  if (missing == 0) return unnamed;

  int actions = 0;
  while (actions < unnamed.size() && is_action(unnamed[actions])) ++actions;
  core::shuffle(unnamed.span().first(static_cast<std::size_t>(actions)), taken_out);
  for (int out = 0; out < missing && actions > 0; ++out) unnamed.take(--actions);
  std::sort(unnamed.begin(), unnamed.begin() + actions);

  const CardSet own = characters_of_seats(board);
  CharacterList left_over;
  for (const auto card : cards.characters) {
    if (own.test(static_cast<std::size_t>(card))) continue;
    if (is_named(card)) {
      --missing;
    } else {
      left_over.push_back(card);
    }
  }
  core::shuffle(left_over.span(), mixed_in_stream);
  for (int in = 0; in < missing && in < left_over.size(); ++in) unnamed.push_back(left_over[in]);
  return unnamed;
}

}  // namespace food_fight
