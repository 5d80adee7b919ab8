// Positions of both food fights as JSON: reading from outside, writing complete ones, describing for `?`
// lines.
#pragma once

#include "engine/core/game.hpp"
#include "engine/food_fight/box.hpp"
#include "engine/food_fight/state.hpp"

namespace food_fight {

/// Separate streams of one seed for the parts of deals and positions, so that a new part never changes the
/// others.
enum class DealPart : std::uint64_t {
  deck = 1,
  characters = 2,
  events = 3,
  mixed_in = 4,
  taken_out = 5,
  rest = 6,
  events_of_deck = 7
};
core::ChanceStream deal_stream(std::uint64_t seed, DealPart part);

/// Reads a position for a board that already carries seats, limit, variants and mix_up. Errors name the key,
/// what is wrong and what is possible.
core::Result<State> read_position(const Box& box, const Board& options, std::uint64_t seed,
                                  const core::Json& position);
/// Complete, with `rest:false`. Between steps `read_position` gives the same hash back.
core::Json write_position(const Box& box, const State& state);
/// Every key that `?` may name, as `viewer` may see it (null: all).
core::Json describe(const Box& box, const State& state, const core::Seat* viewer);
/// How the list under a key compares.
core::ListOrder list_order(std::string_view key);

/// A fresh deal: floor 5, hands one card at a time clockwise from the starting player in two rounds, trash 3,
/// the last one on top (CC-A9). `options` as above; `characters`: by seat, or none for by chance.
State deal(const Box& box, const Board& options, std::span<const Card> characters, std::uint64_t seed,
           core::Chance& chance);

/// Seats with the fewest points: they win when the game is over (CC-139, CC-140).
core::SeatSet lowest(const Board& board);

}  // namespace food_fight
