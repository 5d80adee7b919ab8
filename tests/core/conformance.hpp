// What every game must hold to, checked on random games. A game passes by being registered.
#pragma once

#include "engine/core/game.hpp"

namespace conformance {

/// Plays one random game through the border and checks at every decision: invariants; a copy goes on alone;
/// the record so far replays to the same table; positions read back; views are deaf to what they hide;
/// illegal answers change nothing.
void play(const core::Game& game, const core::Setup& setup);

/// The longest game that counts as one that ends.
inline constexpr int k_most_decisions = 20000;

}  // namespace conformance
