// The program `messhall` with its window: opens everything, runs the frame until somebody leaves.
#pragma once

#include "game/command_line/command_line.hpp"

namespace game::app {

/// Runs to the end; the program's exit status. What stops it from starting is one line on standard error and
/// status 2.
int run(const command_line::CommandLine& command_line);

}  // namespace game::app
