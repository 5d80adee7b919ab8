// Café Fatal's positions as JSON: reading from outside, writing complete ones, describing for `?` lines.
#pragma once

#include "engine/cafe_fatal/state.hpp"
#include "engine/core/game.hpp"

namespace cafe_fatal {

/// Errors name the key: dice that are not six a player, more morsels than the box has, one result on two
/// tables …
core::Result<State> read_position(const core::Setup& setup, const core::Json& position);
/// Complete, with `rest:false`. Between steps `read_position` gives the same state back.
core::Json write_position(const State& state);
/// Every key that `?` may name; the order of the bag only if `with_bag`.
core::Json describe(const State& state, bool with_bag);
/// Kinds of morsels that are still in the box.
core::Result<Pieces> unused_morsels(const State& state);

}  // namespace cafe_fatal
