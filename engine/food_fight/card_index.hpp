// Finds the entries of a game's box by number and by id.
#pragma once

#include <algorithm>
#include <array>
#include <initializer_list>
#include <span>
#include <string_view>
#include <vector>

#include "engine/food_fight/card.hpp"

namespace food_fight {

/// `Entry` has `card` and `id`. Built from the parts of the box, in table order.
template <class Entry>
class CardIndex {
 public:
  explicit CardIndex(std::initializer_list<std::span<const Entry>> parts) {
    for (const auto part : parts) in_table_order_.insert(in_table_order_.end(), part.begin(), part.end());
    for (const auto& card : in_table_order_) {
      by_number_[static_cast<std::size_t>(number(card.card))] = &card;
      by_id_.push_back(&card);
    }
    std::sort(by_id_.begin(), by_id_.end(),
              [](const Entry* one, const Entry* other) { return one->id < other->id; });
  }

  std::span<const Entry> all() const { return in_table_order_; }
  /// Null for a card that is not in the box.
  const Entry* entry(Card card) const {
    return number(card) < k_cards ? by_number_[static_cast<std::size_t>(number(card))] : nullptr;
  }
  /// `Card::none` if there is none with this id.
  Card named(std::string_view id) const {
    const auto found =
        std::lower_bound(by_id_.begin(), by_id_.end(), id,
                         [](const Entry* one, std::string_view other) { return one->id < other; });
    return found != by_id_.end() && (*found)->id == id ? (*found)->card : Card::none;
  }

 private:
  std::vector<Entry> in_table_order_;
  std::array<const Entry*, k_cards> by_number_{};
  std::vector<const Entry*> by_id_;
};

}  // namespace food_fight
