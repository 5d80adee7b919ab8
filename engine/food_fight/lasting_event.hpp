// What the event in force changes about attacks, by game. Without such an event every answer is no.
#pragma once

#include "engine/food_fight/board.hpp"

namespace food_fight::lasting_event {

/// Taco Tuesday, up: every thrown attack does 1 more (CC-316).
bool thrown_food_bonus(const Board& board);
/// Streaming Live, up: what a hit of two cards heals (CC-313).
int two_card_heal(const Board& board);
/// Streaming Live, down: Duck stops no thrown food (CC-314).
bool duck_fails(const Board& board);
/// Cruel & Unusual: each attack that lands costs its attacker 1 (CC-234).
bool punishes_hits(const Board& board);
/// Extra Cheese: an attacker may call it for 1 more on each attack with Food (CC-372).
bool cheese_is_called(const Board& board);
/// Bake Sale: a Throw uses every throwable in hand (CC-338).
bool throws_whole_hand(const Board& board);
/// Hunger James: an action that gained floor cards gives one more (CC-241).
bool feeds_hunger(const Board& board);

}  // namespace food_fight::lasting_event
