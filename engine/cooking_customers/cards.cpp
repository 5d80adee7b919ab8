// Names and texts of the cards, by id.
#include "engine/cooking_customers/cards.hpp"

#include <array>
#include <string>

#include "engine/cooking_customers/question.hpp"
#include "engine/cooking_customers/table_card.hpp"

namespace cooking_customers {

namespace {

struct Words {
  std::string_view name, text;
};

constexpr std::array<Words, k_cards> k_words{{
    {"Cook", "Rolls 3 dice. If all show FIRED, discard your cook."},
    {"The One Armed Cook",
     "Rolls 2 dice. If all show FIRED, discard your cook. Can replace any cook in play."},
    {"Super Cook", "Rolls 4 dice. If all show FIRED, discard your cook. Cook Quits cannot touch him."},
    {"Cook Equipped With Gloves",
     "Rolls 2 dice. Keeps off minus cards with the hand. If all show FIRED, discard your cook."},
    {"Cook In Work Shoes",
     "Rolls 2 dice. Keeps off minus cards with the foot. If all show FIRED, discard your cook."},
    {"Dishwasher", "Rolls 1 die. If it shows FIRED, discard your cook. Can replace any cook in play."},
    {"Trainee", "Helper: one extra die after each cooking roll. FIRED does not count. Needs a cook."},
    {"Robo-Cook", "Helper: two extra dice after each cooking roll. FIRED does not count. Needs a cook."},
    {"Energy Drink", "Two extra dice after your next cooking roll. FIRED does not count. Needs a cook."},
    {"Coffee Break", "One extra die after your next cooking roll. FIRED does not count. Needs a cook."},
    {"Double Shift", "Three extra dice after your next cooking roll. FIRED does not count. Needs a cook."},
    {"Daily Special", "In your next cooking roll BLANK counts as MEAL. Needs a cook."},
    {"Tripped", "One die less in the next cooking roll."},
    {"Hangover", "Two dice less in the next cooking roll."},
    {"Hot Handle", "Two dice less in the next cooking roll. Gloves stop it."},
    {"Wet Floor", "Two dice less in the next cooking roll. Work shoes stop it."},
    {"Burned Hand", "One die less in every cooking roll until gloves come."},
    {"Sore Feet", "One die less in every cooking roll until work shoes come."},
    {"Cut Finger", "One die less in every cooking roll until a first aid kit comes."},
    {"Sprained Ankle", "Two dice less in every cooking roll until a first aid kit comes."},
    {"Gloves", "Kitchen supply: removes minus cards with the hand and keeps them off."},
    {"Work Shoes", "Kitchen supply: removes minus cards with the foot and keeps them off."},
    {"First Aid Kit", "Kitchen supply: removes minus cards with the cross and keeps them off."},
    {"Found Hair in the Food",
     "Customer: the player loses a turn and half the meals of the table. Who rolls two MEALs cooks the "
     "customer."},
    {"Wrong Order", "Customer: the player removes 2 meals. Who rolls two MEALs cooks the customer."},
    {"Cold Food", "Customer: the player removes half the meals. Who rolls two MEALs cooks the customer."},
    {"Wants the Manager", "Customer: the player loses a turn. Who rolls two MEALs cooks the customer."},
    {"Dine and Dash",
     "Customer: the player discards the table card with its meals. Who rolls two MEALs cooks the customer."},
    {"Bad Review", "Customer: the player discards the helper. Who rolls two MEALs cooks the customer."},
    {"Food Poisoning", "Customer: the player removes all meals. Who rolls two MEALs cooks the customer."},
    {"Closed for Cleaning",
     "Health inspector: the player loses a turn and all meals. Inspectors cannot be cooked."},
    {"Code Violation",
     "Health inspector: the player gives up a kitchen supply of his choice; without one the helper; without "
     "one half "
     "the meals. Inspectors cannot be cooked."},
    {"Simmer Down",
     "At once, when it is played against you: stops any customer, thief or health inspector, and 2 meals go "
     "on your table."},
    {"The Counter Offer", "At once, when it is played against you: stops The Better Offer."},
    {"The Better Offer", "Take any cook or helper from any player."},
    {"Thief", "Take one kitchen supply from any player."},
    {"Take a Break",
     "A player loses a turn. You may take over his table with its meals and discard your own."},
    {"Cook Quits", "Discard a player's cook. It does not touch the Super Cook."},
}};

constexpr std::array<std::string_view, 9> k_kind_names{"cook",     "helper",    "plus",    "minus", "supply",
                                                       "customer", "inspector", "defence", "attack"};

}  // namespace

std::string_view card_name(Card card) {
  return k_words[static_cast<std::size_t>(card)].name;
}

std::string_view card_text(Card card) {
  return k_words[static_cast<std::size_t>(card)].text;
}

std::string_view kind_name(CardKind kind) {
  return k_kind_names[static_cast<std::size_t>(kind)];
}

std::vector<core::CardInfo> box() {
  std::vector<core::CardInfo> cards;
  for (int i = 0; i < k_cards; ++i) {
    const Card card = card_at(i);
    cards.push_back({std::string(card_id(card)), std::string(kind_name(kind_of(card))),
                     std::string(card_name(card)), traits(card).copies, "base",
                     std::string(card_text(card))});
  }
  for (const auto& [table, copies] : k_tables) {
    const auto needs = std::to_string(table.needs), tip = std::to_string(table.tip);
    cards.push_back({table_text(table), "table", "Table of " + needs, copies, "base",
                     "Wants " + needs + " meals and tips $" + tip + "."});
  }
  return cards;
}

}  // namespace cooking_customers
