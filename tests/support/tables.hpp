// Small helpers for tests that write a table's text, or read tables from a folder, and run them as `mess
// check` does.
#pragma once

#include <string>

#include "engine/core/match.hpp"

namespace tables {

/// The first failure of these tables, or nothing. The text needs no newline at its end.
std::string failure_of(const std::string& text);

/// A table at its first question.
core::Match started(const std::string& header);

/// Checks every table file of a folder under tests/; the number of tables that pass.
int check_folder(const std::string& folder);

}  // namespace tables
