// `messhall --play FILE`: a table file played on its own clock, to pictures or in a window.
#pragma once

#include "game/command_line/command_line.hpp"

namespace game::play {

/// Runs what `command_line.play` names and returns the exit status: 0, or 2 with one line on standard error.
/// With --shots it needs neither display nor sound device, and the pictures repeat to the pixel.
int run(const command_line::CommandLine& command_line);

}  // namespace game::play
