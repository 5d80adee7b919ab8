// Small helpers for tests that write a table's text and run it as `mess check` does.
#pragma once

#include <string>

#include "engine/core/match.hpp"

namespace tables {

/// The first failure of these tables, or nothing. The text needs no newline at its end.
std::string failure_of(const std::string& text);

/// A Cafe Chaos table at its first question.
core::Match started(const std::string& header);

}  // namespace tables
