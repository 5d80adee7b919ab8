// What a round is made of in both food fights: aims, plans, flips, turns, and its end.
#pragma once

#include "engine/food_fight/actions.hpp"
#include "engine/food_fight/table.hpp"

namespace food_fight {

/// Everybody aims from the starting player on; then plans come (CC-063 … CC-065, WF-017).
void set_targets(Table& t);
/// Everybody places three actions at once (CC-070 … CC-073, WF-019).
void place_plans(Table& t);
/// The first set is flipped.
void begin_fight(Table& t);
/// Copied actions that work from the flip wait for their decision.
bool copies_wait(const Board& board);
void decide_copied_defences(Table& t);
/// Announces the seat on turn, decides an open Copy and carries the action out; the action, or none if there
/// was none. `TurnEnded` is the game's to tell.
Card take_turn(Table& t, ActionFunction (*function_of)(Card action));
/// The next seat's turn, flipping the next set when all have acted; false after the last set.
bool next_turn(Table& t);
/// Mats are cleared; the game is over, or the next round begins with the next seat.
void close_round(Table& t);

}  // namespace food_fight
