// The cards of both food fights as small numbers: actions by name, throwables and events by range.
#pragma once

#include <array>
#include <cstdint>

#include "engine/core/fixed_list.hpp"

namespace food_fight {

/// One physical card. Actions have the same number in both games; which food, topping, condition or event a
/// number of the other ranges is belongs to the game.
enum class Card : std::uint8_t {
  throw_food,
  grab,
  duck,
  cannonball,
  cheer,
  fetch,
  mope,
  outsmart,
  panic,
  shove,
  spin,
  stalk,
  swing,
  catch_food,
  cheat,
  hide,
  lob,
  smash,
  sprint,
  tackle,
  ari_attack,
  bewitched,
  blast,
  caricature,
  counterstrike,
  ctrl_alt_del,
  hallucinate,
  maagic_trick,
  mishap,
  prank,
  vengeance,
  belch,
  power_scoop,
  sugar_rush,
  rally,
  yeet,
  eat,
  confuse,
  copy,
  snitch,
  taunt,
  boast,
  flirt,
  hunt,
  mock,
  pitch,
  recycle,
  scare,
  sneeze,
  goose,
  overhead_smash,
  extra_throw,
  first_food = 52,
  first_topping = 112,
  first_condition = 127,
  first_event = 142,
  end = 162,
  hidden = 0xfe,  ///< a card that the viewer may not see
  none = 0xff,
};

inline constexpr int k_cards = static_cast<int>(Card::end);
inline constexpr int k_basics = 3;
inline constexpr int k_most_foods = 60;
inline constexpr int k_most_toppings = 15;
inline constexpr int k_most_conditions = 15;
inline constexpr int k_most_events = 20;
/// The main deck and the character actions that may come into it.
inline constexpr int k_most_in_pile = 120;

enum class CardKind : std::uint8_t { action, food, topping, condition, event, none };

constexpr int number(Card card) {
  return static_cast<int>(card);
}
constexpr Card card_at(int number) {
  return static_cast<Card>(number);
}
/// The n-th card of a range: `nth(Card::first_food, 3)`.
constexpr Card nth(Card first, int place) {
  return card_at(number(first) + place);
}

constexpr CardKind kind_of(Card card) {
  if (card < Card::first_food) return CardKind::action;
  if (card < Card::first_topping) return CardKind::food;
  if (card < Card::first_condition) return CardKind::topping;
  if (card < Card::first_event) return CardKind::condition;
  return card < Card::end ? CardKind::event : CardKind::none;
}
constexpr bool is_food(Card card) {
  return kind_of(card) == CardKind::food;
}
constexpr bool is_topping(Card card) {
  return kind_of(card) == CardKind::topping;
}
constexpr bool is_condition(Card card) {
  return kind_of(card) == CardKind::condition;
}
constexpr bool is_action(Card card) {
  return card < Card::first_food;
}
constexpr bool is_basic(Card card) {
  return number(card) < k_basics;
}
/// Food or Topping: what an attack is built on (CC-038, WF-034).
constexpr bool is_base(Card card) {
  return card >= Card::first_food && card < Card::first_condition;
}
/// Food, Topping or Condition (CC-037, WF-034).
constexpr bool is_throwable(Card card) {
  return card >= Card::first_food && card < Card::first_event;
}

using Pile = core::FixedList<Card, k_most_in_pile>;
using EventPile = core::FixedList<Card, k_most_events>;

}  // namespace food_fight
