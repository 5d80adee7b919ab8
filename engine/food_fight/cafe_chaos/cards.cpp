// Puts the box together and finds cards by number and by id.
#include "engine/food_fight/cafe_chaos/cards.hpp"

#include <algorithm>
#include <vector>

#include "engine/food_fight/cafe_chaos/card_lists.hpp"

namespace food_fight::cafe_chaos {

namespace {

struct Index {
  std::vector<CardEntry> in_table_order;
  std::array<const CardEntry*, k_cards> by_number{};
  std::vector<const CardEntry*> by_id;

  Index() {
    for (const auto part :
         {basic_actions(), character_actions(), bonus_actions(), foods(), toppings(), conditions(), events()})
      in_table_order.insert(in_table_order.end(), part.begin(), part.end());
    for (const auto& card : in_table_order) {
      by_number[static_cast<std::size_t>(number(card.card))] = &card;
      by_id.push_back(&card);
    }
    std::sort(by_id.begin(), by_id.end(),
              [](const CardEntry* one, const CardEntry* other) { return one->id < other->id; });
  }
};

const Index& the_index() {
  static const Index k_index;
  return k_index;
}

}  // namespace

std::span<const CardEntry> box() {
  return the_index().in_table_order;
}

const CardEntry* entry(Card card) {
  return number(card) < k_cards ? the_index().by_number[static_cast<std::size_t>(number(card))] : nullptr;
}

Card card_named(std::string_view id) {
  const auto& sorted = the_index().by_id;
  const auto found =
      std::lower_bound(sorted.begin(), sorted.end(), id,
                       [](const CardEntry* one, std::string_view other) { return one->id < other; });
  return found != sorted.end() && (*found)->id == id ? (*found)->card : Card::none;
}

}  // namespace food_fight::cafe_chaos
