// Deals and positions of Cafe Chaos: the shared ones with its box and its options.
#pragma once

#include "engine/core/game.hpp"
#include "engine/food_fight/box.hpp"
#include "engine/food_fight/state.hpp"

namespace food_fight::cafe_chaos {

/// The game's cards for the code that both games share.
const Box& the_box();

State deal(const core::Setup& setup, core::Chance& chance);
core::Result<State> read_position(const core::Setup& setup, const core::Json& position);
core::Json write_position(const State& state);
core::Json describe(const State& state, const core::Seat* viewer);

}  // namespace food_fight::cafe_chaos
