// Parts of the kitchen's sounds: steel, china, glass and coins, boots, steam, the counter bell.
#pragma once

#include <vector>

#include "tools/synth/noise.hpp"
#include "tools/synth/oscillators.hpp"
#include "tools/synth/signal.hpp"

namespace synth {

// Bodies, to be rung.
[[nodiscard]] const std::vector<Partial>& steel();  ///< worktops, pans, lids: rings long and out of tune
[[nodiscard]] const std::vector<Partial>& china();
[[nodiscard]] const std::vector<Partial>& glass();
[[nodiscard]] const std::vector<Partial>& coin();

/// A bell to press on the counter, in the band's key of G; `level` 1 is a firm hand.
[[nodiscard]] Signal counter_bell(Random& random, double level);
/// A plate on something hard, around `hertz`.
[[nodiscard]] Signal plate(Random& random, double hertz);
/// One die on the bottom of a pan or on the worktop: the die's click and what steel answers at `hertz`.
[[nodiscard]] Signal die_on_steel(Random& random, double hertz, double hardness);
/// A heavy boot on tiles.
[[nodiscard]] Signal boot(Random& random, double hertz);
/// A lid that drops on a pot, dances and comes to rest.
[[nodiscard]] Signal lid(Random& random, double hertz);
/// Steam let out: noise that falls to a sigh.
[[nodiscard]] Signal steam(Random& random, double seconds);
/// Soft footsteps, `count` of them `gap` seconds apart, each `share` of the one before (1: even).
[[nodiscard]] Signal footsteps(Random& random, int count, double gap, double share);

}  // namespace synth
