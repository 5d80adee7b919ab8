// Files and JSON from outside, as the commands need them.
#pragma once

#include <string>

#include "engine/core/table_file.hpp"

namespace mess {

/// The whole content; the error names the file and why it cannot be read.
core::Result<std::string> read_file(const std::string& path);
/// Reads a table file; the error reads `name:line: …`.
core::Result<core::TableFile> read_tables(const std::string& path);
/// Replays the last table of a file.
core::Result<core::Match> replay_last(const std::string& path);
/// Options as a JSON text for a game; empty text: `fallback`.
core::Result<core::Json> read_options(const core::Game& game, int seats, const std::string& text,
                                      const core::Json& fallback);
/// Prints `mess: message` to the error output; returns the exit status for unusable input.
int unusable(const std::string& message);

}  // namespace mess
