// Events of What the Food?!: they burst out of the deck, wait in line and end in the trash.
#pragma once

#include "game/food_fight/step.hpp"

namespace game::food_fight {

/// Whom an event concerns.
enum class Whom : std::uint8_t { who_brings_it, everybody, leaders, first_leader };
Whom whom_of(std::string_view event);  ///< by id

/// Seats it concerns, as bits, as the points are in `shown`; `by` brings it (−1: not known).
unsigned concerned(const Shown& shown, Whom whom, int by);

/// It bursts out of the deck (from a hand: in the middle). If another is being resolved it waits.
void show_burst(Step& step, const Direction& direction, const rules::EventRevealed& revealed);
/// It goes to the trash, and the next in line is announced.
void show_burst_end(Step& step, const Direction& direction, const rules::EventEnded& ended);

}  // namespace game::food_fight
