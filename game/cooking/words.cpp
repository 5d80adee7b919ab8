// Names of cards, and what stands on them.
#include "game/cooking/words.hpp"

#include <algorithm>
#include <array>

#include "engine/cooking_customers/cards.hpp"
#include "engine/cooking_customers/question.hpp"

namespace game::cooking {

namespace {

struct Words {
  const char* name;
  const char* gist;
  const char* rule;
};

constexpr std::array<Words, rules::k_cards> k_words{{
    {"Cook", "3 dice", "Rolls 3 dice."},
    {"One Armed Cook", "2 dice\nreplaces", "Rolls 2 dice. May replace any cook in play."},
    {"Super Cook", "4 dice", "Rolls 4 dice. Never quits."},
    {"Cook With Gloves", "2 dice", "Rolls 2 dice. No burnt hands."},
    {"Cook In Work Shoes", "2 dice", "Rolls 2 dice. No sore feet."},
    {"Dishwasher", "1 die\nreplaces", "Rolls 1 die. May replace any cook in play."},
    {"Trainee", "+1 die\neach roll", "One die more after each cooking roll."},
    {"Robo-Cook", "+2 dice\neach roll", "Two dice more after each cooking roll."},
    {"Energy Drink", "+2 dice\nonce", "Two dice more after the next cooking roll."},
    {"Coffee Break", "+1 die\nonce", "One die more after the next cooking roll."},
    {"Double Shift", "+3 dice\nonce", "Three dice more after the next cooking roll."},
    {"Daily Special", "blanks\nare meals", "In the next cooking roll a blank is a MEAL too."},
    {"Tripped", "−1 die\nonce", "One die less in the next cooking roll."},
    {"Hangover", "−2 dice\nonce", "Two dice less in the next cooking roll."},
    {"Hot Handle", "−2 dice\nonce", "Two dice less in the next cooking roll."},
    {"Wet Floor", "−2 dice\nonce", "Two dice less in the next cooking roll."},
    {"Burned Hand", "−1 die\neach roll", "One die less in every cooking roll until gloves come."},
    {"Sore Feet", "−1 die\neach roll", "One die less in every cooking roll until work shoes come."},
    {"Cut Finger", "−1 die\neach roll", "One die less in every cooking roll until a first aid kit comes."},
    {"Sprained Ankle", "−2 dice\neach roll",
     "Two dice less in every cooking roll until a first aid kit comes."},
    {"Gloves", "no burnt\nhands", "Hands are safe: burns go, and stay away."},
    {"Work Shoes", "no sore\nfeet", "Feet are safe: sores and slips go, and stay away."},
    {"First Aid Kit", "no cuts,\nsprains", "Cuts and sprains go, and stay away."},
    {"Found Hair", "½ meals,\na turn", "Somebody loses a turn and half the meals."},
    {"Wrong Order", "−2 meals", "Somebody loses two meals."},
    {"Cold Food", "half the\nmeals", "Somebody loses half the meals."},
    {"Wants the Manager", "lose\na turn", "Somebody loses a turn."},
    {"Dine and Dash", "takes\nthe order", "Somebody loses the order with all its meals."},
    {"Bad Review", "helper\nleaves", "Somebody’s helper leaves."},
    {"Food Poisoning", "all the\nmeals", "Somebody loses all meals."},
    {"Closed for Cleaning", "all meals,\na turn", "Somebody loses a turn and all meals."},
    {"Code Violation", "a supply\nor helper",
     "Somebody loses a supply, else the helper, else half the meals."},
    {"Simmer Down", "stops one\n+2 meals", "Stops a customer, inspector or thief: 2 meals more."},
    {"Counter Offer", "stops an\noffer", "Stops a Better Offer."},
    {"Better Offer", "take cook\nor helper", "Takes a cook or helper from another kitchen."},
    {"Thief", "take\na supply", "Takes a supply from another kitchen."},
    {"Take a Break", "a turn,\nan order", "Somebody loses a turn; you may take over the order."},
    {"Cook Quits", "cook\nleaves", "Somebody’s cook leaves."},
}};

}  // namespace

std::string card_name(Card card) {
  return card < Card::hidden ? k_words[static_cast<std::size_t>(card)].name : "";
}

std::string id_of(Card card) {
  return card < Card::hidden ? std::string(rules::card_id(card)) : std::string();
}

std::string card_picture(Card card) {
  return "kitchen-" + id_of(card);
}

std::string gist(Card card) {
  return card < Card::hidden ? k_words[static_cast<std::size_t>(card)].gist : "";
}

std::string short_rule(Card card) {
  return card < Card::hidden ? k_words[static_cast<std::size_t>(card)].rule : "";
}

std::string card_text(Card card) {
  return card < Card::hidden ? std::string(rules::card_text(card)) : std::string();
}

std::string a_card(Card card) {
  return card < Card::hidden ? cooking::card_name(card) : "a card";
}

std::string cards_words(int cards) {
  return cards == 1 ? "1 card" : std::to_string(cards) + " cards";
}

std::string meals_words(int meals) {
  return meals == 1 ? "1 meal" : std::to_string(meals) + " meals";
}

std::string dice_words(int dice) {
  return dice == 1 ? "1 die" : std::to_string(dice) + " dice";
}

std::string faces_words(std::span<const Face> faces) {
  static constexpr std::array<const char*, 4> k_faces{"", "MEAL", "FIRED", "blank"};
  std::string words;
  for (int kind = 1; kind < static_cast<int>(k_faces.size()); ++kind) {
    const auto many = std::count(faces.begin(), faces.end(), static_cast<Face>(kind));
    if (many == 0) continue;
    words +=
        (words.empty() ? "" : ", ") + std::to_string(many) + " " + k_faces[static_cast<std::size_t>(kind)];
  }
  return words;
}

}  // namespace game::cooking
