// The whole position of a food fight, secrets included.
#pragma once

#ifdef MESSHALL_BOTS
#error "Bots see views alone: include engine/food_fight/view.hpp"
#endif

#include "engine/core/chance.hpp"
#include "engine/food_fight/board.hpp"

namespace food_fight {

struct State {
  Board board;
  /// The three actions of the round; `none` before the plan. All of them lie on the mat: they are in no hand.
  std::array<std::array<Card, k_sets>, k_most_seats> plans{};
  /// Cards in hand but for the basics, the mat, and the own character action while its owner has it.
  std::array<Pile, k_most_seats> hands;
  /// Which seats still own their own character action, in hand or on the mat.
  core::SeatSet own_character;
  Pile deck;                     ///< next card last
  Pile floor;                    ///< in order of arrival
  Pile trash;                    ///< top last
  Pile aside;                    ///< cards in process: thrown, revealed, looked at (CC-A96)
  core::SeatSet aside_audience;  ///< who sees them
  EventPile events;              ///< next event last
  EventPile event_discard;       ///< newest last
  /// For a card in a hand: who knows that it is there, as bits of seats. Its holder knows anyway.
  std::array<std::uint8_t, k_cards> known{};
  WaitingEvents waiting;  ///< first drawn first
  /// Hold the Events: what the table looked like when a seat last passed a window (WF-A60); 0: not yet.
  std::array<std::uint64_t, k_most_seats> passed_at{};
  core::ChanceStream stream;
};
static_assert(std::is_trivially_copyable_v<State> && sizeof(State) <= 2560);

/// Every plan empty, nobody's cards dealt.
State empty_state(int seats);

/// Whether the seat holds its own character action in hand: owned and not on the mat.
bool character_in_hand(const State& state, core::Seat seat);
/// The own actions that a seat may place, in order: basics, the own character action, those in hand (CC-069).
core::FixedList<Card, k_most_in_pile> available_actions(const State& state, core::Seat seat);

}  // namespace food_fight
