// What a player of Cooking Customers may know.
#pragma once

#include "engine/cooking_customers/board.hpp"

namespace cooking_customers {

struct View {
  Board board;
  /// The seat that looks, or `core::k_everybody`.
  Seat viewer{};
  Hand hand;  ///< the viewer's
  /// Cards of the deck and of the other hands together, by id: the box less what lies open.
  std::array<std::uint8_t, k_cards> unseen{};
  std::uint8_t deck_size = 0;
  Pile discard;  ///< top last
  std::uint8_t tables_size = 0;
  std::uint8_t next_needs = 0;  ///< the table deck lies meal side up (KC-002)
  TablePile tables_discard;     ///< top last; tip 0 where the viewer has not seen it
  /// Tips of the unfinished tables by side; 0 where the viewer has not seen it (KC-017, KC-A9).
  std::array<std::uint8_t, k_most_sides> tips{};
  /// Table cards by kind whose tip the viewer has not seen, wherever they lie.
  std::array<std::uint8_t, k_table_kinds> unseen_tables{};
  /// The viewer is asked now to stop the waiting attack, or has let it go on. Whether others are or have is
  /// theirs to know: only holders of a fitting card are asked (KC-A42).
  std::uint8_t asked = 0, passed = 0;
};
static_assert(std::is_trivially_copyable_v<View> && std::has_unique_object_representations_v<View>);
static_assert(sizeof(View) <= 2560);

}  // namespace cooking_customers
