// A tiny game that uses what Café Fatal does not: simultaneous secret choices, nested questions, sequences,
// picks, orders.
#pragma once

#include "engine/core/game.hpp"

namespace toy {

/// Two to four seats. A round: all bid a number 1 … 3 in secret; the highest bidder (the first of them)
/// reorders his hand of four cards by a sequence of cards to put away, another seat may object; a card is
/// drawn blindly from what is left, then the pile is shuffled. After three rounds it is over. No game that
/// anybody should play.
const core::Game& game();

}  // namespace toy
