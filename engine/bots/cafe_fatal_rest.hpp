// The rest of a round of Café Fatal in the shape that policies and rollouts need: small, flat, quick to copy.
#pragma once

#include <array>
#include <cstdint>

#include "engine/cafe_fatal/placement.hpp"
#include "engine/cafe_fatal/view.hpp"
#include "engine/core/chance.hpp"

namespace bots {

namespace fatal = ::cafe_fatal;

/// Number and result of a seat's dice on a table in one number that orders as the rules do (CF-035, CF-036):
/// 8 × dice + result; 0 without dice.
using Strength = std::uint8_t;

struct Rest {
  const fatal::Layout* layout = nullptr;
  int seats = 0;
  int turn = 0;
  std::array<std::array<Strength, fatal::k_most_tables>, fatal::k_most_seats> strength{};
  std::array<std::array<std::uint8_t, fatal::k_results>, fatal::k_most_seats> table_of{};
  std::array<fatal::TableSet, fatal::k_most_seats> occupied{};
  /// Where a result that the seat has not placed yet may go (CF-021, CF-029, CF-030).
  std::array<fatal::TableSet, fatal::k_most_seats> reach{};
  std::array<std::uint8_t, fatal::k_most_seats> hand{};
  std::array<std::uint8_t, fatal::k_results> thrown{};
};

Rest rest_of(const fatal::Board& board);

/// Places the thrown dice of one result; the turn goes to the next seat that has dice. False: nobody has.
bool place(Rest& rest, fatal::Placement placement);

/// Throws all dice in the hand of the seat on turn.
void throw_dice(Rest& rest, core::ChanceStream& stream);

}  // namespace bots
