// The ledger's numbers a second time, for the books: dice, what stops what, which supply a card asks for.
#pragma once

#include <algorithm>
#include <array>

#include "tests/cooking_customers/bookkeeper.hpp"

namespace books {

using namespace cooking_customers;

/// Dice that the first twenty cards of the box roll, add or take (ledger, section 10.1).
inline constexpr std::array<int, 20> k_dice{3, 2, 4, 2, 2, 1, 1, 2, 2, 1, 3, 0, 1, 2, 2, 2, 1, 1, 1, 2};

inline int dice(Card card) {
  return k_dice.at(static_cast<std::size_t>(card));
}
inline bool between(Card card, Card first, Card last) {
  return card >= first && card <= last;
}
inline bool is_cook(Card card) {
  return between(card, Card::cook, Card::dishwasher);
}
inline bool is_customer(Card card) {
  return between(card, Card::found_hair, Card::food_poisoning);
}
inline bool for_every_roll(Card minus) {
  return between(minus, Card::burned_hand, Card::sprained_ankle);
}
/// The supply that a minus card asks for, or none.
inline Card remedy(Card minus) {
  if (minus == Card::hot_handle || minus == Card::burned_hand) return Card::gloves;
  if (minus == Card::wet_floor || minus == Card::sore_feet) return Card::work_shoes;
  if (minus == Card::cut_finger || minus == Card::sprained_ankle) return Card::first_aid_kit;
  return Card::none;
}
/// What stops a card, or none.
inline Card stopper(Card card) {
  if (card == Card::better_offer) return Card::counter_offer;
  const bool simmers = between(card, Card::found_hair, Card::code_violation) || card == Card::thief;
  return simmers ? Card::simmer_down : Card::none;
}
inline int faces_of(Face wanted, const Face* faces, int count) {
  return static_cast<int>(std::count(faces, faces + count, wanted));
}
template <class List>
Cards all_of(const List& list) {
  return {list.begin(), list.end()};
}

}  // namespace books
