// The kitchen's own work: turns, tables, cards on the own side, rolls, meals, the end of the game.
#pragma once

#include "game/cooking/step.hpp"

namespace game::cooking {

void show_turn_start(Step& step, const Direction& direction, Events events);
void show_turn_skip(Step& step, const Direction& direction, Events events);
/// Cards drawn to five, and the turn's end.
void show_draw(Step& step, const Direction& direction, Events events);
void show_thrown_away(Step& step, const Direction& direction, Events events);
void show_reshuffle(Step& step, const Direction& direction, Events events);

void show_table_drawn(Step& step, const Direction& direction, Events events);
void show_table_completed(Step& step, const Direction& direction, Events events);
/// Meals that come from elsewhere than the own pan.
void show_meals(Step& step, const Direction& direction, Events events);

/// A cook, helper, plus card or supply laid down, with what the new protection sweeps away.
void show_own_card(Step& step, const Direction& direction, Events events);
void show_minus_removed(Step& step, const Direction& direction, Events events);
void show_plus_spent(Step& step, const Direction& direction, Events events);
/// The things of these `minus_removed` fly off, one after the other. Returns when the last is gone. The step
/// shows the kitchen after each.
double sweep_away(Step& step, const Direction& direction, Events removed, double start);

/// The cooking roll with all that it brings about: minus cards used up, meals, or a cook who has to go.
void show_cooking(Step& step, const Direction& direction, Events events);
void show_extra(Step& step, const Direction& direction, Events events);

void show_game_over(Step& step, const Direction& direction, Events events);

}  // namespace game::cooking
