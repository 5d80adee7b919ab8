// What actions look like beyond the cards and points they move: one small scene for each.
#pragma once

#include "game/food_fight/step.hpp"

namespace game::food_fight {

/// Somebody begins a turn: the action's own flourish. Returns how long it takes.
double open_turn(Step& step, const Direction& direction, int seat, Card action);

/// Who does what to whom.
struct Deed {
  int by = -1;  ///< −1: the house
  unsigned seats = 0;
  Card cause = Card::none;
  rules::Reason reason = rules::Reason::action;
};
/// Leads up to points; returns when they count.
double act_out(Step& step, const Direction& direction, const Deed& deed);

}  // namespace game::food_fight
