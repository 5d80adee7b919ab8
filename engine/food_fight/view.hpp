// What one seat (or everybody) may know of a food fight.
#pragma once

#include "engine/food_fight/board.hpp"

namespace food_fight {

inline constexpr std::uint8_t k_nobody = 0xff;

/// Filled by allow-list from the state. Known moves of cards stay known: `holder` says where a card is that
/// this viewer saw go into a hand.
struct View {
  Board board;
  core::Seat viewer{};  ///< or `core::k_everybody`
  /// The plans: face-up cards for all, the own ones for their owner; others `Card::hidden`, `none` before the
  /// plan.
  std::array<std::array<Card, k_sets>, k_most_seats> plans{};
  /// Cards that a seat owns besides the basics, in hand or on the mat. (The own character action counts.)
  std::array<std::uint8_t, k_most_seats> owned{};
  /// Who holds a card as far as the viewer knows: a seat index or `k_nobody`. The viewer's own cards too.
  std::array<std::uint8_t, k_cards> holder{};
  std::uint8_t deck_size = 0;
  std::uint8_t events_size = 0;
  bool passed_window = false;  ///< the viewer passed a window since when nothing has happened (WF-A60)
  bool own_character = false;  ///< the viewer still owns the own character action, in hand or on the mat
  bool aside_hidden =
      false;  ///< cards in process that the viewer may not see; `aside` then holds `Card::hidden`
  EventPile event_discard;  ///< newest last
  WaitingEvents waiting;    ///< events that were drawn or played and wait, first drawn first
  Pile floor;
  Pile trash;  ///< top last
  Pile aside;  ///< cards in process: thrown, revealed, looked at
  Pile hand;   ///< the viewer's, without basics, mat and the own character action
};
static_assert(std::has_unique_object_representations_v<View> && sizeof(View) <= 2560);

}  // namespace food_fight
