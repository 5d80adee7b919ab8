// What the note of the event in force says under its name.
#pragma once

#include <string_view>

#include "engine/food_fight/board.hpp"

namespace game::food_fight {

/// The rule of that game's event with this id in a few words; of an event with a vote what was voted. The
/// whole rule is on the card.
std::string_view event_note(::food_fight::Fight fight, std::string_view id, ::food_fight::Vote vote);

}  // namespace game::food_fight
