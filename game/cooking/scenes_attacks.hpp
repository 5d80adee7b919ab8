// Which events belong to attacks, visitors and mischief, and who shows them.
#pragma once

#include "game/cooking/scenes.hpp"

namespace game::cooking {

/// How many events from the front on make one scene of an attack; 0: the kitchen's own work.
std::size_t attack_group_size(Events events);
/// Null: the kitchen's own work.
Builder attack_builder_of(Events events);

/// Whoever stands at the pass before the step and not after it leaves at its start. Any step may see somebody
/// off.
void see_off(Step& step, const Direction& direction);

// Scenes by their first event
void show_attack(Step& step, const Direction& direction, Events events);   ///< a card for an opponent
void show_strike(Step& step, const Direction& direction, Events events);   ///< nobody stopped it
void show_defence(Step& step, const Direction& direction, Events events);  ///< it is stopped
void show_minus(Step& step, const Direction& direction, Events events);
void show_turn_lost(Step& step, const Direction& direction, Events events);
void show_meals_gone(Step& step, const Direction& direction, Events events);
void show_table_left(Step& step, const Direction& direction, Events events);
void show_table_taken(Step& step, const Direction& direction, Events events);
/// The meals leave the plates, beside something else. Returns when they are gone; the kitchen is then the one
/// after the events.
double show_meals_going(Step& step, const Direction& direction, const rules::MealsRemoved& removed,
                        double start);
void show_lured(Step& step, const Direction& direction, Events events);     ///< by a Better Offer
void show_replaced(Step& step, const Direction& direction, Events events);  ///< a cook for an opponent
void show_stolen(Step& step, const Direction& direction, Events events);    ///< by a Thief
void show_crew_gone(Step& step, const Direction& direction,
                    Events events);  ///< for another reason than FIRED
void show_supply_lost(Step& step, const Direction& direction, Events events);

}  // namespace game::cooking
