// Puts the box together, finds cards by number and by id, and says which are in play.
#include "engine/food_fight/what_the_food/cards.hpp"

#include <algorithm>

#include "engine/food_fight/card_index.hpp"
#include "engine/food_fight/what_the_food/card_lists.hpp"

namespace food_fight::what_the_food {

namespace {

const CardIndex<CardEntry>& the_index() {
  static const CardIndex<CardEntry> k_index{basic_actions(), character_actions(), bonus_actions(), foods(),
                                            toppings(),      conditions(),        events()};
  return k_index;
}

/// What the option `trim_two_player` leaves out with two seats (WF-A64); the Conditions with their super
/// effects only.
constexpr std::array k_trimmed{Card::cheer,
                               Card::flirt,
                               Card::hunt,
                               Card::lob,
                               Card::goose,
                               Card::overhead_smash,
                               Card::confuse,
                               Card::copy,
                               card_of(EventCard::best_friends_forever),
                               card_of(EventCard::the_janitor)};
constexpr std::array k_trimmed_conditions{card_of(ConditionCard::suspicious), card_of(ConditionCard::slimy),
                                          card_of(ConditionCard::juicy)};

/// What changes the box: the set, and the trimming.
struct BoxOptions {
  bool special_edition, trimmed, trims_conditions;
};

bool is_in(const BoxOptions& options, const CardEntry& card) {
  const auto among = [&card](const auto& cards) {
    return std::find(cards.begin(), cards.end(), card.card) != cards.end();
  };
  if (card.special_edition && !options.special_edition) return false;
  if (options.trimmed && among(k_trimmed)) return false;
  return !options.trims_conditions || !among(k_trimmed_conditions);
}

CardsInPlay cards_with(const BoxOptions& options) {
  CardsInPlay cards;
  for (const auto& card : box()) {
    if (!is_in(options, card) || card.action_class == ActionClass::basic) continue;
    if (card.action_class == ActionClass::character) {
      cards.characters.push_back(card.card);
    } else {
      cards.main.push_back(card.card);  // events too: they burst out of the deck
      cards.bonus_actions += is_action(card.card) ? 1 : 0;
    }
  }
  return cards;
}

/// Bits: Special Edition, trimmed, Conditions trimmed too.
const CardsInPlay& in_play(const Board& board) {
  static const auto k_by_options = [] {
    std::array<CardsInPlay, 8> all;
    for (unsigned bits = 0; bits < all.size(); ++bits)
      all[bits] = cards_with({(bits & 1U) != 0, (bits & 2U) != 0, (bits & 4U) != 0});
    return all;
  }();
  const bool trimmed = board.seats == 2 && has(board.variants, Variant::trim_two_player);
  const unsigned bits = (has(board.variants, Variant::special_edition) ? 1U : 0U) | (trimmed ? 2U : 0U) |
                        (trimmed && board.super_conditions ? 4U : 0U);
  return k_by_options[bits];
}

std::string_view id_of(Card card) {
  const CardEntry* found = entry(card);
  return found == nullptr ? "hidden" : found->id;
}

bool takes_votes(Card /*event*/) {
  return false;
}

}  // namespace

std::span<const CardEntry> box() {
  return the_index().all();
}

const CardEntry* entry(Card card) {
  return the_index().entry(card);
}

Card card_named(std::string_view id) {
  return the_index().named(id);
}

const Box& the_box() {
  static const Box k_box{id_of, card_named, in_play, takes_votes};
  return k_box;
}

}  // namespace food_fight::what_the_food
