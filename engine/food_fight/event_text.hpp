// The events of the food fights as lines for people who look for faults.
#pragma once

#include <string>

#include "engine/core/event.hpp"
#include "engine/food_fight/box.hpp"

namespace food_fight {

/// `card_moved card=lob from=floor to=hand to_seat=A cause=grab by=A`
std::string event_text(const Box& box, const core::Event& event);

}  // namespace food_fight
