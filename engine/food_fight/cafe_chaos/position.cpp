// The box of Cafe Chaos for the shared code.
#include "engine/food_fight/cafe_chaos/position.hpp"

#include "engine/food_fight/cafe_chaos/cards.hpp"

namespace food_fight::cafe_chaos {

namespace {

constexpr std::size_t k_pack_sets = 8;

CardsInPlay cards_with(std::uint8_t variants) {
  CardsInPlay cards;
  for (const auto& card : box()) {
    if (!has_pack(variants, card.pack) || card.action_class == ActionClass::basic) continue;
    if (card.action_class == ActionClass::character) {
      cards.characters.push_back(card.card);
    } else if (kind_of(card.card) == CardKind::event) {
      cards.events.push_back(card.card);
    } else {
      cards.main.push_back(card.card);
      cards.bonus_actions += is_action(card.card) ? 1 : 0;
    }
  }
  return cards;
}

const CardsInPlay& in_play(const Board& board) {
  static const auto k_by_packs = [] {
    std::array<CardsInPlay, k_pack_sets> all;
    for (std::size_t variants = 0; variants < all.size(); ++variants)
      all[variants] = cards_with(static_cast<std::uint8_t>(variants));
    return all;
  }();
  return k_by_packs[board.variants % k_pack_sets];
}

std::string_view id_of(Card card) {
  const CardEntry* found = entry(card);
  return found == nullptr ? "hidden" : found->id;
}

bool takes_votes(Card event) {
  return event == card_of(EventCard::streaming_live) || event == card_of(EventCard::taco_tuesday);
}

}  // namespace

const Box& the_box() {
  static const Box k_box{id_of, card_named, in_play, takes_votes};
  return k_box;
}

}  // namespace food_fight::cafe_chaos
