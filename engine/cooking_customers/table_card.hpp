// Table cards: how many meals a table wants and what it tips.
#pragma once

#include <array>
#include <cstdint>

#include "engine/core/fixed_list.hpp"

namespace cooking_customers {

/// `needs` 0: no card. `tip` 0: not known to the viewer.
struct TableCard {
  std::uint8_t needs = 0, tip = 0;
  constexpr bool operator==(const TableCard&) const = default;
};

/// The different cards of the table deck with their numbers (rules ledger, section 10.2).
struct TableKind {
  TableCard card;
  std::uint8_t copies;
};
inline constexpr int k_table_kinds = 19;
inline constexpr int k_table_cards = 36;
inline constexpr std::array<TableKind, k_table_kinds> k_tables{{
    {{2, 2}, 2}, {{2, 3}, 4}, {{2, 4}, 2},                             //
    {{3, 3}, 2}, {{3, 4}, 3}, {{3, 5}, 3},  {{3, 6}, 2},               //
    {{4, 4}, 1}, {{4, 5}, 3}, {{4, 6}, 3},  {{4, 7}, 1}, {{4, 8}, 1},  //
    {{5, 6}, 2}, {{5, 7}, 2}, {{5, 8}, 1},  {{5, 9}, 1},               //
    {{6, 8}, 1}, {{6, 9}, 1}, {{6, 10}, 1},                            //
}};

/// The place of a card among the kinds; `k_table_kinds` if the box has none such.
constexpr int kind_number(TableCard card) {
  int kind = 0;
  while (kind < k_table_kinds && k_tables[static_cast<std::size_t>(kind)].card != card) ++kind;
  return kind;
}

using TablePile = core::FixedList<TableCard, k_table_cards>;

/// Dollars that win (KC-005).
inline constexpr int k_goal = 20;

}  // namespace cooking_customers
