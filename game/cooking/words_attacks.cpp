// What is said about attacks.
#include "game/cooking/words_attacks.hpp"

#include <array>

namespace game::cooking {

using rules::CardKind;

namespace {

struct AttackWords {
  Card card;
  const char* shout;   ///< of the visitor, or of the cook that it hurts
  const char* stakes;  ///< what happens then, as a clause
};

constexpr std::array<AttackWords, 21> k_words{{
    {Card::found_hair, "HAIR IN\nMY SOUP!", "half the meals go and a turn is lost"},
    {Card::wrong_order, "I ORDERED\nSTEAK!", "2 meals go back"},
    {Card::cold_food, "STONE\nCOLD!", "half the meals go back"},
    {Card::wants_the_manager, "MANAGER!\nNOW!", "a turn is lost"},
    {Card::dine_and_dash, "I NEVER\nPAY!", "the order is gone, with its meals"},
    {Card::bad_review, "ZERO\nSTARS!", "the helper leaves"},
    {Card::food_poisoning, "MY POOR\nBELLY!", "all meals go back"},
    {Card::closed_for_cleaning, "CLOSED!", "all meals go and a turn is lost"},
    {Card::code_violation, "VIOLATION!", "a supply goes, else the helper, else half the meals"},
    {Card::thief, "", "a supply is stolen"},
    {Card::better_offer, "", "it changes kitchens"},
    {Card::take_a_break, "", "a turn is lost"},
    {Card::cook_quits, "", "the cook leaves"},
    {Card::tripped, "Whoa!", "1 die less at the next roll"},
    {Card::hangover, "Not so loud …", "2 dice less at the next roll"},
    {Card::hot_handle, "Hot! Hot!", "2 dice less at the next roll"},
    {Card::wet_floor, "Waaah!", "2 dice less at the next roll"},
    {Card::burned_hand, "Ouch!", "1 die less at every roll"},
    {Card::sore_feet, "My feet!", "1 die less at every roll"},
    {Card::cut_finger, "Eek!", "1 die less at every roll"},
    {Card::sprained_ankle, "Ow, ow!", "2 dice less at every roll"},
}};

const AttackWords* words_of(Card card) {
  for (const AttackWords& words : k_words) {
    if (words.card == card) return &words;
  }
  return nullptr;
}

}  // namespace

std::string complaint(Card card) {
  const bool visits = rules::is(card, CardKind::customer) || rules::is(card, CardKind::inspector);
  return visits ? words_of(card)->shout : "";
}

std::string ouch(Card minus) {
  return rules::is(minus, CardKind::minus) ? words_of(minus)->shout : "";
}

std::string stakes(Card card) {
  if (rules::is(card, CardKind::cook)) return "the cook there has to go";
  const AttackWords* words = words_of(card);
  return words != nullptr ? words->stakes : "";
}

std::string sentence(std::string clause) {
  if (!clause.empty() && clause[0] >= 'a' && clause[0] <= 'z')
    clause[0] = static_cast<char>(clause[0] - 'a' + 'A');
  return clause + ".";
}

std::string owned(const Names& names, int seat, Card card) {
  return names.possessive(seat) + " " + card_name(card);
}

std::string played_line(const Names& names, const rules::CardPlayed& played) {
  const std::string who = names[played.seat];
  const std::string what = card_name(played.card);
  const std::string whom = names[played.on];
  switch (rules::kind_of(played.card)) {
    case CardKind::customer:
      return who + " sends " + what + " to " + whom;
    case CardKind::inspector:
      return who + " calls an inspector to " + whom + ": " + what;
    case CardKind::cook:
      return who + " sends " + whom + " a " + what;
    default:
      break;
  }
  if (played.card == Card::thief)
    return who + " sends a Thief for " + names.possessive(played.on) + " " + card_name(played.what);
  if (played.card == Card::better_offer)
    return who + " makes " + owned(names, played.on, played.what) + " a Better Offer";
  return who + " plays " + what + " on " + whom +
         (played.takes_over != 0 ? " and takes over the table" : std::string());
}

stage::Caption played_caption(const Names& names, const rules::CardPlayed& played) {
  const std::string whom = names[played.on];
  const Card defence = rules::defence_against(played.card);
  const std::string stopped = defence == Card::none ? "" : " " + card_name(defence) + " stops it.";
  std::string text = "At " + whom + ": " + stakes(played.card) + ".";
  if (played.card == Card::thief) {
    text = "A Thief is after " + names.possessive(played.on) + " " + card_name(played.what) + "." + stopped;
  } else if (played.card == Card::better_offer) {
    text = "An offer for " + owned(names, played.on, played.what) + "!" + stopped;
  } else if (rules::is(played.card, CardKind::customer)) {
    text += " Two MEALs cook the customer.";
  } else if (played.takes_over != 0) {
    text += " " + names[played.seat] + " takes over the table.";
  } else {
    text += stopped;
  }
  return {played.seat, names[played.seat] + ": " + card_name(played.card), text};
}

}  // namespace game::cooking
