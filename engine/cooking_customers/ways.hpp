// Where a card may be played: whom it would reach, and what it would be after.
#pragma once

#include <array>
#include <cstdint>

#include "engine/cooking_customers/board.hpp"

namespace cooking_customers {

/// Seats as bits.
using SeatBits = std::uint16_t;

/// Where one card of a hand may be played. Better Offer has two ways (cook, helper), Thief one for each
/// supply, Take a Break two (take over, leave), all others one.
struct Ways {
  Card card = Card::none;
  std::uint8_t size = 0;  ///< of all ways to all seats
  std::array<SeatBits, 3> at{};

  bool leads_to(int seat, unsigned way) const {
    return ((static_cast<unsigned>(at[way]) >> static_cast<unsigned>(seat)) & 1U) != 0;
  }
  /// All seats that some way leads to.
  SeatBits seats() const { return static_cast<SeatBits>(at[0] | at[1] | at[2]); }
};

/// What the legal ways of every card depend on, for one seat on turn. Opponents are left out when the turn's
/// card on an opponent is played, partners when the one for the own side is (KC-007, KC-A47).
struct Targets {
  SeatBits partners = 0;  ///< the seat itself included
  SeatBits opponents = 0;
  // Opponents by what is in front of them or on their side's table.
  SeatBits cook = 0, loyal = 0, helper = 0,
           supply = 0;                     ///< `loyal`: cooks whom Cook Quits leaves alone
  SeatBits table = 0, meal = 0, half = 0;  ///< `half`: of whose meals something can go
  SeatBits at_work = 0;                    ///< owes no turn
  std::array<SeatBits, 3> hangs{};         ///< by supply
  std::array<SeatBits, 4> kept_off{};      ///< minus cards, by symbol
};
Targets targets_of(const Board& board, Seat seat);

/// The legal ways of a card (KC-034, KC-A13, KC-A14, KC-A19, KC-A23, KC-A50).
Ways ways_of(const Targets& targets, Card card);
inline Ways ways_of(const Board& board, Seat seat, Card card) {
  return ways_of(targets_of(board, seat), card);
}

}  // namespace cooking_customers
