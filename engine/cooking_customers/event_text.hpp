// Events as one line for people who look for faults.
#pragma once

#include <string>
#include <string_view>

#include "engine/cooking_customers/events.hpp"
#include "engine/core/event.hpp"

namespace cooking_customers {

/// `meal`, `fired`, `blank`: as in `*` lines.
std::string_view face_word(Face face);

/// Name and fields.
std::string event_text(const core::Event& event);

}  // namespace cooking_customers
