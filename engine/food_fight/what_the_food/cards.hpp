// The box of What the Food?!: every card's id, name, set and text in one table, and the characters.
#pragma once

#include <span>
#include <string_view>

#include "engine/food_fight/box.hpp"
#include "engine/food_fight/cafe_chaos/cards.hpp"

namespace food_fight::what_the_food {

using cafe_chaos::ActionClass;

/// The options as bits of `Board::variants`.
enum class Variant : std::uint8_t {
  special_edition = 1,
  super_conditions = 2,
  mix_it_up = 4,
  hold_events = 8,
  trim_two_player = 16,
};
constexpr bool has(std::uint8_t variants, Variant variant) {
  return (variants & static_cast<std::uint8_t>(variant)) != 0;
}

struct CardEntry {
  Card card;
  std::string_view id;
  std::string_view name;
  bool special_edition;
  ActionClass action_class;
  std::string_view text;    ///< the whole rule in plain words; of a topping the phrase ("smothered in")
  std::string_view person;  ///< of a character action: the character's name
};

/// All cards in table order: basics, character actions, bonus actions, Foods, Toppings, Conditions, events.
std::span<const CardEntry> box();
const CardEntry* entry(Card card);
Card card_named(std::string_view id);

/// Card::first_condition + n, in the order of table-files' ids.
enum class ConditionCard : std::uint8_t {
  juicy,
  slimy,
  suspicious,
  moldy,
  scalding,
  sticky,
  greasy,
  rotten,
  crunchy,
  fuzzy,
  mystery,
  gassy,
  undercooked,
  leftover,
  radioactive,
};
constexpr Card card_of(ConditionCard condition) {
  return nth(Card::first_condition, static_cast<int>(condition));
}

/// Card::first_event + n, in the order of table-files' ids.
enum class EventCard : std::uint8_t {
  best_friends_forever,
  the_janitor,
  fire_drill,
  sprinklers,
  school_nurse,
  mix_up,
  lunch_lady,
  detention,
  second_helping,
  best_day_ever,
  food_poisoning,
};
constexpr Card card_of(EventCard event) {
  return nth(Card::first_event, static_cast<int>(event));
}

/// What the shared code must know of the box.
const Box& the_box();

}  // namespace food_fight::what_the_food
