// Unfinished games in files: what they are called, and how they go on.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "engine/core/match.hpp"
#include "engine/core/result.hpp"
#include "game/stage/stage.hpp"

namespace game::screens {

struct SavedTable {
  core::Match match;
  std::vector<stage::Who> seats;
};

/// Reads and replays the first table of a file. The error names file, line and what is wrong.
[[nodiscard]] core::Result<SavedTable> read_saved_table(const std::filesystem::path& file);

/// "Café Fatal, round 3".
[[nodiscard]] std::string title_of(const core::Match& match);

/// Gives every seat the first letter of its name, or the next one of it that nobody before has.
void give_letters(std::vector<stage::Who>& seats);

}  // namespace game::screens
