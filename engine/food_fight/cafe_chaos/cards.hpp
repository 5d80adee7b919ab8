// The box of Cafe Chaos: every card's id, name, pack, copies and text in one table, and the characters.
#pragma once

#include <span>
#include <string_view>

#include "engine/food_fight/card.hpp"

namespace food_fight::cafe_chaos {

/// The packs as bits of `Board::variants`; the base box is always there.
enum class Pack : std::uint8_t { base = 0, animator = 1, junk_food = 2, soobway = 4 };

/// Character actions come with a character, bonus actions with the deck (CC-006, CC-014).
enum class ActionClass : std::uint8_t { basic, character, bonus, none };

struct CardEntry {
  Card card;
  std::string_view id;
  std::string_view name;
  Pack pack;
  ActionClass action_class;
  std::string_view text;    ///< the whole rule in plain words; of a topping the phrase ("dripping with")
  std::string_view person;  ///< of a character action: the character's name
};

/// All cards, in table order: basics, character actions, bonus actions, Foods, Toppings, Conditions, events;
/// base first, then the packs.
std::span<const CardEntry> box();
/// The entry of a card of this game; null for a card that is not in its box.
const CardEntry* entry(Card card);
/// The card with this id; `Card::none` if there is none.
Card card_named(std::string_view id);

// The events (Card::first_event + n), in the order of table-files' ids.
enum class EventCard : std::uint8_t {
  best_day_ever,
  bff,
  cruel_and_unusual_punishment,
  fire_drill,
  hunger_james,
  janitor_duty,
  nice_ol_lunch_lady,
  mix_up,
  school_nurse,
  sprinklers,
  time_machine,
  streaming_live,
  taco_tuesday,
  bake_sale,
  food_poison,
  ice_cream_social,
  annoying_customers,
  caution_wet_floor,
  extra_cheese,
};
constexpr Card card_of(EventCard event) {
  return nth(Card::first_event, static_cast<int>(event));
}
constexpr bool has_pack(std::uint8_t variants, Pack pack) {
  return pack == Pack::base || (variants & static_cast<std::uint8_t>(pack)) != 0;
}

}  // namespace food_fight::cafe_chaos
