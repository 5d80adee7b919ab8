// What morsels are worth to the bots of Café Fatal: points, and the hope of completing round things.
#pragma once

#include <array>

#include "engine/cafe_fatal/view.hpp"

namespace bots {

/// Points by seat.
using SeatValues = std::array<float, ::cafe_fatal::k_most_seats>;

/// Points of `pieces` plus what is hoped for from incomplete wheels, pizzas and cakes.
float prospect(const ::cafe_fatal::Pieces& pieces);

/// Points that the morsels of each table add for each seat, hope included.
using Worth = std::array<std::array<float, ::cafe_fatal::k_most_tables>, ::cafe_fatal::k_most_seats>;
Worth worth_of_tables(const ::cafe_fatal::Board& board);

/// How good it is for `seat` that the round ends with these morsels won, 0 (lost) … 1 (won). When the game
/// ends with it, that is the share of the victory (CF-046); else a smooth function of the lead over the best
/// other seat. `bag`: morsels left for further rounds.
float value_of_end(const ::cafe_fatal::Board& board, int bag,
                   const std::array<::cafe_fatal::Pieces, ::cafe_fatal::k_most_seats>& won, int seat);

}  // namespace bots
