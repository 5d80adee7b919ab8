// Café Fatal's events as lines for people who look for faults.
#pragma once

#include <string>

#include "engine/core/event.hpp"

namespace cafe_fatal {

/// `dice_placed seat=A result=3 dice=2 table=t5 own=2 in_hand=4`
std::string event_text(const core::Event& event);

}  // namespace cafe_fatal
