// The journal: every choice on disk before its effect is shown, without a frame ever waiting for the disk.
#pragma once

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/result.hpp"

namespace game::journal {

/// A point in the stream of things to be written; 0 is always durable.
using Ticket = std::uint64_t;

/// A game that was left. `header` is its first line (JSON), for "Continue: Café Fatal, round 3".
struct Unfinished {
  std::filesystem::path file;
  std::string header;
};

/// DATA/journal/current.table is the game in progress, DATA/journal/kept-N.table are unfinished ones that
/// made room for it, DATA/replays/ holds the last 20 finished ones. One thread writes; calls here return at
/// once. Whatever fails gives one banner and the game plays on; what cannot be saved any more counts as
/// durable at its turn.
class Journal {
 public:
  /// Plays without saving: for replays, tests, a missing home.
  Journal();
  /// Takes the lock; a second program on the same folder gets a banner and saves nothing.
  explicit Journal(const std::filesystem::path& data_home);
  ~Journal();  ///< writes what is left
  Journal(const Journal&) = delete;
  Journal& operator=(const Journal&) = delete;

  /// Starts a new file with these lines (the header first); an unfinished current game is kept aside.
  Ticket begin(std::string_view lines);
  /// Takes up an unfinished game: it becomes current, an incomplete last line is cut off. An error if it
  /// cannot be read; then nothing has changed. With `good_bytes` what stands behind them is damaged: it is
  /// cut off too, and the whole file stays as FILE.damaged-N, which a banner says. Waits for the disk.
  [[nodiscard]] core::Result<void> resume(const std::filesystem::path& file,
                                          std::optional<std::size_t> good_bytes = std::nullopt);
  /// An unfinished game that cannot be read goes aside as FILE.damaged-N, which a banner says.
  void set_aside(const std::filesystem::path& file);
  /// Appends whole lines; a missing line end at the end is added.
  Ticket append(std::string_view lines);
  /// True once everything up to the ticket has reached the disk, or has turned out to be beyond saving.
  [[nodiscard]] bool durable(Ticket ticket) const;
  /// The game is over: its file moves to replays/, the oldest beyond 20 go.
  Ticket finish();
  /// Leaves the game as it is: it stays unfinished and is the first on offer.
  Ticket leave();
  /// Throws an unfinished game away.
  [[nodiscard]] core::Result<void> discard(const std::filesystem::path& file);

  /// Games that can be continued, newest first; waits for the disk.
  [[nodiscard]] std::vector<Unfinished> unfinished();
  /// Finished games, newest first.
  [[nodiscard]] std::vector<std::filesystem::path> replays();
  [[nodiscard]] bool saving() const;
  /// The one message about what went wrong, handed out once.
  [[nodiscard]] std::optional<std::string> take_banner();
  /// Waits until everything asked for so far is done.
  void flush();

 private:
  class Writer;
  std::optional<std::string> banner_;  ///< why there is no writer
  std::unique_ptr<Writer> writer_;
};

}  // namespace game::journal
