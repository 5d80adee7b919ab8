// What actions look like beyond the cards and points they move: one small scene for each.
#pragma once

#include <optional>

#include "game/food_fight/step.hpp"

namespace game::food_fight {

/// Who begins a turn, with what, at whom.
struct Entrance {
  int seat = 0;
  Card action = Card::none;
  int aim = 0;         ///< the seat aimed at
  bool waits = false;  ///< the card does nothing now but works all set long
  bool mute = false;   ///< the bubble beside the head is taken
};
/// Somebody begins a turn: the action's own flourish. Returns how long it takes, in seconds.
double open_turn(Step& step, const Direction& direction, const Entrance& entrance);

/// Who does what to whom.
struct Deed {
  int by = -1;  ///< −1: the house
  unsigned seats = 0;
  Card cause = Card::none;
  rules::Reason reason = rules::Reason::action;
};
/// Leads up to points; returns when they count.
double act_out(Step& step, const Direction& direction, const Deed& deed);
/// Three cards hit `victim`: the table shouts from `start` on, with its jingle (CC-110, WF-045).
void table_shouts(Step& step, const Direction& direction, int victim, double start);
/// Leads up to points as `act_out` does, for actions that look otherwise in What the Food?!; empty: as in
/// both games.
std::optional<double> act_out_brawl(Step& step, const Direction& direction, const Deed& deed);

}  // namespace game::food_fight
