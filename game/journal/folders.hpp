// The journal's files on disk: names, moving, listing, the lock. Every function blocks; the writer thread
// calls them.
#pragma once

#include <cstddef>
#include <filesystem>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "engine/core/result.hpp"

namespace game::journal {

inline constexpr std::size_t k_kept_replays = 20;

/// A file descriptor that closes itself.
class Descriptor {
 public:
  explicit Descriptor(int number = -1) : number_(number) {}
  ~Descriptor() { reset(); }
  Descriptor(Descriptor&& other) noexcept : number_(std::exchange(other.number_, -1)) {}
  Descriptor& operator=(Descriptor&& other) noexcept;
  void reset();
  [[nodiscard]] int number() const { return number_; }
  [[nodiscard]] bool is_open() const { return number_ >= 0; }

 private:
  int number_;
};

struct Folders {
  std::filesystem::path journal;
  std::filesystem::path replays;

  [[nodiscard]] std::filesystem::path current() const { return journal / "current.table"; }
};

/// Makes both folders.
[[nodiscard]] core::Result<Folders> make_folders(const std::filesystem::path& data_home);
/// Held until the descriptor closes, or the program ends in whatever way; an error if another program has it.
[[nodiscard]] core::Result<Descriptor> take_lock(const Folders& folders);

/// Opens for appending, new or as it is; the file's name is on disk afterwards.
[[nodiscard]] core::Result<Descriptor> open_for_append(const std::filesystem::path& file);
/// Cuts off what follows the last line end.
[[nodiscard]] core::Result<void> cut_incomplete_line(const std::filesystem::path& file);
/// Keeps only the first `size` bytes; a copy of the whole stays beside it as FILE.damaged-N, whose name is
/// returned.
[[nodiscard]] core::Result<std::string> cut_damaged_end(const std::filesystem::path& file, std::size_t size);
/// An unfinished current game moves to the next kept-N.table; an empty one is removed.
[[nodiscard]] core::Result<void> keep_current_aside(const Folders& folders);
/// The finished current game moves to replays/, named by date and time; the oldest beyond k_kept_replays are
/// removed.
[[nodiscard]] core::Result<void> move_current_to_replays(const Folders& folders);

/// Tables in a folder, newest first.
[[nodiscard]] std::vector<std::filesystem::path> tables_in(const std::filesystem::path& folder);
[[nodiscard]] std::string first_line(const std::filesystem::path& file);
/// "No space left on device", with the file.
[[nodiscard]] core::Error system_error(const std::filesystem::path& file, int number);

}  // namespace game::journal
