// Files of the journal.
#include "game/journal/folders.hpp"

#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <charconv>
#include <ctime>
#include <fstream>
#include <limits>
#include <string_view>
#include <system_error>

#include "game/files/files.hpp"

namespace game::journal {

namespace fs = std::filesystem;

namespace {

constexpr std::string_view k_kept = "kept-";

/// After a rename, so that the new name survives a power cut; some file systems cannot, and none needs to.
void flush_folder(const fs::path& folder) {
  const Descriptor descriptor(open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC));
  if (descriptor.is_open()) (void)fsync(descriptor.number());
}

core::Result<void> move_file(const fs::path& from, const fs::path& to) {
  if (rename(from.c_str(), to.c_str()) != 0) return tl::unexpected(system_error(to, errno));
  flush_folder(to.parent_path());
  if (from.parent_path() != to.parent_path()) flush_folder(from.parent_path());
  return {};
}

/// N of kept-N.table, 0 for replays; the current game counts as the newest.
int kept_number(const fs::path& file) {
  const std::string stem = file.stem().string();
  if (stem == "current") return std::numeric_limits<int>::max();
  if (!stem.starts_with(k_kept)) return 0;
  int number = 0;
  std::from_chars(stem.data() + k_kept.size(), stem.data() + stem.size(), number);
  return number;
}

std::string date_and_time() {
  const std::time_t now = std::time(nullptr);
  std::tm parts{};
  localtime_r(&now, &parts);
  std::array<char, 32> text{};
  const std::size_t size = std::strftime(text.data(), text.size(), "%Y-%m-%d-%H%M%S", &parts);
  return {text.data(), size};
}

/// Free of collisions also when several games end within one second: NAME.table, NAME-02.table, …
fs::path free_name(const fs::path& folder, const std::string& name) {
  fs::path file = folder / (name + ".table");
  std::error_code error;
  for (int number = 2; fs::exists(file, error); ++number) {
    file = folder / (name + (number < 10 ? "-0" : "-") + std::to_string(number) + ".table");
  }
  return file;
}

}  // namespace

Descriptor& Descriptor::operator=(Descriptor&& other) noexcept {
  std::swap(number_, other.number_);
  return *this;
}

void Descriptor::reset() {
  if (number_ >= 0) close(std::exchange(number_, -1));
}

core::Error system_error(const fs::path& file, int number) {
  return {file.string() + ": " + std::generic_category().message(number)};
}

core::Result<Folders> make_folders(const fs::path& data_home) {
  if (data_home.empty()) return core::fail("there is no home folder (HOME is not set)");
  Folders folders{data_home / "journal", data_home / "replays"};
  for (const fs::path& folder : {folders.journal, folders.replays}) {
    std::error_code error;
    fs::create_directories(folder, error);
    if (error) return tl::unexpected(system_error(folder, error.value()));
  }
  return folders;
}

core::Result<Descriptor> take_lock(const Folders& folders) {
  const fs::path file = folders.journal / "lock";
  Descriptor descriptor(open(file.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0644));
  if (!descriptor.is_open()) return tl::unexpected(system_error(file, errno));
  if (flock(descriptor.number(), LOCK_EX | LOCK_NB) == 0) return descriptor;
  if (errno == EWOULDBLOCK) return core::fail("Mess Hall is already running here");
  return tl::unexpected(system_error(file, errno));
}

core::Result<Descriptor> open_for_append(const fs::path& file) {
  Descriptor descriptor(open(file.c_str(), O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0644));
  if (!descriptor.is_open()) return tl::unexpected(system_error(file, errno));
  flush_folder(file.parent_path());
  return descriptor;
}

core::Result<void> cut_incomplete_line(const fs::path& file) {
  const auto contents = files::read_file(file);
  if (!contents) return tl::unexpected(contents.error());
  const std::size_t last_end = contents->rfind('\n');
  const std::size_t size = last_end == std::string::npos ? 0 : last_end + 1;
  if (size == 0) return core::fail(file.string() + ": there is no complete line in it");
  if (size == contents->size()) return {};
  if (truncate(file.c_str(), static_cast<off_t>(size)) != 0) return tl::unexpected(system_error(file, errno));
  return {};
}

core::Result<std::string> cut_damaged_end(const fs::path& file, std::size_t size) {
  const auto contents = files::read_file(file);
  if (!contents) return tl::unexpected(contents.error());
  // The damaged file itself goes aside; its good part takes its place in one step each.
  const fs::path good = file.string() + ".good";
  std::error_code error;
  fs::remove(good, error);
  {
    const auto copy = open_for_append(good);
    if (!copy) return tl::unexpected(copy.error());
    for (std::string_view rest = std::string_view(*contents).substr(0, size); !rest.empty();) {
      const ssize_t written = write(copy->number(), rest.data(), rest.size());
      if (written < 0 && errno == EINTR) continue;
      if (written < 0) return tl::unexpected(system_error(good, errno));
      rest.remove_prefix(static_cast<std::size_t>(written));
    }
    if (fdatasync(copy->number()) != 0) return tl::unexpected(system_error(good, errno));
  }
  auto kept = files::keep_aside(file, "damaged");
  if (!kept) return kept;
  if (auto moved = move_file(good, file); !moved) return tl::unexpected(moved.error());
  return kept;
}

core::Result<void> keep_current_aside(const Folders& folders) {
  std::error_code error;
  const auto size = fs::file_size(folders.current(), error);
  if (error) return {};  // there is none
  if (size == 0) {
    fs::remove(folders.current(), error);
    return {};
  }
  int highest = 0;
  for (const fs::path& file : tables_in(folders.journal)) {
    if (file != folders.current()) highest = std::max(highest, kept_number(file));
  }
  return move_file(folders.current(),
                   folders.journal / (std::string(k_kept) + std::to_string(highest + 1) + ".table"));
}

core::Result<void> move_current_to_replays(const Folders& folders) {
  auto moved = move_file(folders.current(), free_name(folders.replays, date_and_time()));
  if (!moved) return moved;
  const auto replays = tables_in(folders.replays);
  for (std::size_t i = k_kept_replays; i < replays.size(); ++i) {
    std::error_code error;
    fs::remove(replays[i], error);
  }
  return {};
}

std::vector<fs::path> tables_in(const fs::path& folder) {
  struct Entry {
    fs::file_time_type time;
    fs::path file;
  };
  std::vector<Entry> entries;
  std::error_code error;
  for (auto place = fs::directory_iterator(folder, error); !error && place != fs::directory_iterator();
       place.increment(error)) {
    if (place->path().extension() != ".table") continue;
    std::error_code unreadable;
    entries.push_back({place->last_write_time(unreadable), place->path()});
  }
  // Games of the same instant: the higher number is the newer one.
  std::ranges::sort(entries, [](const Entry& one, const Entry& other) {
    if (one.time != other.time) return one.time > other.time;
    return std::pair(kept_number(one.file), one.file) > std::pair(kept_number(other.file), other.file);
  });
  std::vector<fs::path> files;
  files.reserve(entries.size());
  for (Entry& entry : entries) files.push_back(std::move(entry.file));
  return files;
}

std::string first_line(const fs::path& file) {
  std::ifstream stream(file, std::ios::binary);
  std::string line;
  std::getline(stream, line);
  return line;
}

}  // namespace game::journal
