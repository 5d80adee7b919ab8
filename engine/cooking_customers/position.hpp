// Positions of Cooking Customers: reading from outside, writing complete ones, describing for `?` lines.
#pragma once

#include "engine/cooking_customers/state.hpp"
#include "engine/core/game.hpp"

namespace cooking_customers {

/// Reads a position for a board that carries seats and sides. Errors name the key, what is wrong and what is
/// possible.
core::Result<State> read_position(const Board& board, std::uint64_t seed, const core::Json& position);
/// Complete, with `rest:false`. Between steps `read_position` gives the same hash back.
core::Json write_position(const State& state);
/// Every key that `?` may name, as `viewer` may see it (null: all).
core::Json describe(const State& state, const core::Seat* viewer);
/// How the list under a key compares.
core::ListOrder list_order(std::string_view key);

/// A fresh deal: five cards each, one at a time from the first player on, who is by chance (KC-004, KC-A7).
State deal(const Board& board, std::uint64_t seed, core::Chance& chance);

/// What the box still holds when everything that lies somewhere is taken out.
struct Unused {
  std::array<std::uint8_t, k_cards> cards{};
  std::array<std::uint8_t, k_table_kinds> tables{};
};
/// The error names what is there more often than the box has it. Completed tables count as unused.
core::Result<Unused> unused_cards(const State& state);

}  // namespace cooking_customers
