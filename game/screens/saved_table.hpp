// Unfinished games in files: what they are called, and how they go on.
#pragma once

#include <cstddef>
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
  /// The lines that were replayed; what stands behind them in the file is damaged.
  std::size_t good_bytes = 0;
  bool damaged = false;
  bool open_hands = false;  ///< was switched on at that table
};

/// Reads and replays the first table of a file. The error names file, line and what is wrong.
[[nodiscard]] core::Result<SavedTable> read_saved_table(const std::filesystem::path& file);

/// The same for a journal, which holds one table: where its end is damaged, the longest part from its start
/// that can be replayed. An error if not even its header can be read.
[[nodiscard]] core::Result<SavedTable> restore_table(const std::filesystem::path& file);

/// Who sits where, by a header from anywhere: names, portraits, who is a person (everybody of whom nothing is
/// said), with letters.
[[nodiscard]] std::vector<stage::Who> seats_of(const core::Header& header);

/// "Café Fatal, round 3".
[[nodiscard]] std::string title_of(const core::Match& match);

/// Gives every seat the first letter of its name, or the next one of it that nobody before has.
void give_letters(std::vector<stage::Who>& seats);

}  // namespace game::screens
