// Names of cards, and what stands on them.
#include "game/cooking/words.hpp"

#include <array>

#include "engine/cooking_customers/question.hpp"

namespace game::cooking {

namespace {

struct Words {
  const char* name;
  const char* gist;
};

constexpr std::array<Words, rules::k_cards> k_words{{
    {"Cook", "3 dice"},
    {"One Armed Cook", "2 dice\nreplaces"},
    {"Super Cook", "4 dice"},
    {"Cook With Gloves", "2 dice"},
    {"Cook In Work Shoes", "2 dice"},
    {"Dishwasher", "1 die\nreplaces"},
    {"Trainee", "+1 die\neach roll"},
    {"Robo-Cook", "+2 dice\neach roll"},
    {"Energy Drink", "+2 dice\nonce"},
    {"Coffee Break", "+1 die\nonce"},
    {"Double Shift", "+3 dice\nonce"},
    {"Daily Special", "blanks\nare meals"},
    {"Tripped", "−1 die\nonce"},
    {"Hangover", "−2 dice\nonce"},
    {"Hot Handle", "−2 dice\nonce"},
    {"Wet Floor", "−2 dice\nonce"},
    {"Burned Hand", "−1 die\neach roll"},
    {"Sore Feet", "−1 die\neach roll"},
    {"Cut Finger", "−1 die\neach roll"},
    {"Sprained Ankle", "−2 dice\neach roll"},
    {"Gloves", "no burnt\nhands"},
    {"Work Shoes", "no sore\nfeet"},
    {"First Aid Kit", "no cuts,\nsprains"},
    {"Found Hair", "half the\nmeals, turn"},
    {"Wrong Order", "−2 meals"},
    {"Cold Food", "half the\nmeals"},
    {"Wants the Manager", "lose\na turn"},
    {"Dine and Dash", "takes\nthe order"},
    {"Bad Review", "helper\nleaves"},
    {"Food Poisoning", "all the\nmeals"},
    {"Closed for Cleaning", "all meals,\na turn"},
    {"Code Violation", "a supply\nor helper"},
    {"Simmer Down", "stops one\n+2 meals"},
    {"Counter Offer", "stops an\noffer"},
    {"Better Offer", "take cook\nor helper"},
    {"Thief", "take\na supply"},
    {"Take a Break", "turn, order"},
    {"Cook Quits", "cook\nleaves"},
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

}  // namespace game::cooking
