// What the events of What the Food?! are worth to a seat: held back, or played now.
#pragma once

#include "engine/bots/food_fight_situation.hpp"

namespace bots {

/// What holding an event back is worth (WF-094).
float worth_of_held_event(fight::Card event);
/// What it is worth to this seat, in own points, that `active` draws or plays the event now. The attack that
/// a Fire Drill would cancel is not part of it.
float worth_of_playing(const Situation& s, fight::Card event, core::Seat active);

}  // namespace bots
