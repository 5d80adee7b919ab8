// The main deck's cards by id, and what the rules need to know of each.
#pragma once

#include <array>
#include <cstdint>

#include "engine/core/fixed_list.hpp"

namespace cooking_customers {

/// In the order of table-files: every id once, however many copies the box has.
enum class Card : std::uint8_t {
  cook,
  one_armed_cook,
  super_cook,
  cook_equipped_with_gloves,
  cook_in_work_shoes,
  dishwasher,
  trainee,
  robo_cook,
  energy_drink,
  coffee_break,
  double_shift,
  daily_special,
  tripped,
  hangover,
  hot_handle,
  wet_floor,
  burned_hand,
  sore_feet,
  cut_finger,
  sprained_ankle,
  gloves,
  work_shoes,
  first_aid_kit,
  found_hair,
  wrong_order,
  cold_food,
  wants_the_manager,
  dine_and_dash,
  bad_review,
  food_poisoning,
  closed_for_cleaning,
  code_violation,
  simmer_down,
  counter_offer,
  better_offer,
  thief,
  take_a_break,
  cook_quits,
  hidden = 0xfe,  ///< there is a card that the viewer may not see
  none = 0xff,
};
inline constexpr int k_cards = 38;
inline constexpr int k_box = 120;

enum class CardKind : std::uint8_t {
  cook,
  helper,
  plus,
  minus,
  supply,
  customer,
  inspector,
  defence,
  attack
};

/// The red symbols (KC-052, KC-054).
enum class Symbol : std::uint8_t { none, hand, foot, first_aid };

struct CardTraits {
  CardKind kind;
  std::uint8_t copies;
  /// Dice that a cook rolls, that a helper or plus card adds, that a minus card takes.
  std::uint8_t dice = 0;
  /// What a supply or cook keeps off, or what keeps a minus card off.
  Symbol symbol = Symbol::none;
  /// Minus: holds for every roll until supplies come, not for the next one alone (KC-047).
  bool every_roll = false;
  /// Cook: may replace any cook in play (KC-034).
  bool replaces = false;
};

/// The box (rules ledger, section 10.1).
inline constexpr std::array<CardTraits, k_cards> k_traits{{
    {CardKind::cook, 9, 3},
    {CardKind::cook, 4, 2, Symbol::none, false, true},
    {CardKind::cook, 4, 4},
    {CardKind::cook, 4, 2, Symbol::hand},
    {CardKind::cook, 2, 2, Symbol::foot},
    {CardKind::cook, 3, 1, Symbol::none, false, true},
    {CardKind::helper, 5, 1},
    {CardKind::helper, 3, 2},
    {CardKind::plus, 5, 2},
    {CardKind::plus, 4, 1},
    {CardKind::plus, 2, 3},
    {CardKind::plus, 3, 0},
    {CardKind::minus, 4, 1},
    {CardKind::minus, 2, 2},
    {CardKind::minus, 2, 2, Symbol::hand},
    {CardKind::minus, 2, 2, Symbol::foot},
    {CardKind::minus, 3, 1, Symbol::hand, true},
    {CardKind::minus, 3, 1, Symbol::foot, true},
    {CardKind::minus, 3, 1, Symbol::first_aid, true},
    {CardKind::minus, 1, 2, Symbol::first_aid, true},
    {CardKind::supply, 4, 0, Symbol::hand},
    {CardKind::supply, 3, 0, Symbol::foot},
    {CardKind::supply, 4, 0, Symbol::first_aid},
    {CardKind::customer, 3},
    {CardKind::customer, 2},
    {CardKind::customer, 2},
    {CardKind::customer, 2},
    {CardKind::customer, 1},
    {CardKind::customer, 1},
    {CardKind::customer, 1},
    {CardKind::inspector, 2},
    {CardKind::inspector, 2},
    {CardKind::defence, 6},
    {CardKind::defence, 4},
    {CardKind::attack, 5},
    {CardKind::attack, 3},
    {CardKind::attack, 4},
    {CardKind::attack, 3},
}};

constexpr int number(Card card) {
  return static_cast<int>(card);
}
constexpr Card card_at(int number) {
  return static_cast<Card>(number);
}
/// What the rules know of a card; not of `none` and `hidden`.
constexpr const CardTraits& traits(Card card) {
  return k_traits[static_cast<std::size_t>(card)];
}
constexpr CardKind kind_of(Card card) {
  return traits(card).kind;
}
constexpr bool is(Card card, CardKind kind) {
  return card < Card::hidden && kind_of(card) == kind;
}
/// Cooks, helpers, plus cards and supplies: played on the own side (KC-A14, KC-064).
constexpr bool is_helpful(Card card) {
  return kind_of(card) == CardKind::cook || kind_of(card) == CardKind::helper ||
         kind_of(card) == CardKind::plus || kind_of(card) == CardKind::supply;
}
/// The card that stops this one, or none (KC-A36).
constexpr Card defence_against(Card card) {
  if (card == Card::better_offer) return Card::counter_offer;
  const bool stoppable = is(card, CardKind::customer) || is(card, CardKind::inspector) || card == Card::thief;
  return stoppable ? Card::simmer_down : Card::none;
}

/// The three supplies in the order of their ids.
inline constexpr std::array<Card, 3> k_supplies{Card::gloves, Card::work_shoes, Card::first_aid_kit};

/// Hands hold five; positions may name more.
inline constexpr int k_most_in_hand = 20;
inline constexpr int k_hand = 5;
using Hand = core::FixedList<Card, k_most_in_hand>;
using Pile = core::FixedList<Card, k_box>;

}  // namespace cooking_customers
