// Which card lies under the mouse: its rule is one rest or click away (S17).
#pragma once

#include "game/food_fight/choice/choice.hpp"

namespace game::food_fight {

/// The visible card at that point: hand, floor, trays, event, top of the trash; none if there is none, or if
/// it lies face down.
Card card_under(const Layout& layout, const Shown& shown, const Choice* choice, render::Point at);
/// The seat whose bust or tray is there; −1: nobody's.
int seat_under(const Layout& layout, render::Point at);

}  // namespace game::food_fight
