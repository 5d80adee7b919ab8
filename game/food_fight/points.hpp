// Points that come and go: number, letters of the track one by one, face, log line with its cause.
#pragma once

#include <string>

#include "game/food_fight/step.hpp"

namespace game::food_fight {

/// "Bob's Spin", "splash of Ann's Lob": where points come from.
std::string reason_words(const rules::PointsChanged& changed, const Names& names);
/// "Dot +2, now 3: Bob's Spin".
std::string points_line(const rules::PointsChanged& changed, const Names& names);
/// "Dot +4", "Ann −1 and Bob −1": for captions.
std::string change_words(Events events, const Names& names);

/// Seats of all changes of points in the events, as bits.
unsigned seats_hurt(Events events);
/// Shows every change of points in `events` from `start` on, with the log lines. Call after `track_after`.
void tell_points(Step& step, const Direction& direction, Events events, double start);
/// For how long numbers and letters of these changes are to be seen.
double points_seconds(Events events);

}  // namespace game::food_fight
