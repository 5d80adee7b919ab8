// Reading with every refusal named.
#include "game/files/files.hpp"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <system_error>

namespace game::files {

namespace fs = std::filesystem;

namespace {

constexpr int k_most_aside = 1000;

/// Closes itself.
struct Opened {
  explicit Opened(const fs::path& file) : number(open(file.c_str(), O_RDONLY | O_NONBLOCK | O_CLOEXEC)) {}
  ~Opened() {
    if (number >= 0) close(number);
  }
  Opened(const Opened&) = delete;
  Opened& operator=(const Opened&) = delete;
  int number;
};

}  // namespace

core::Result<std::string> read_file(const fs::path& file) {
  const auto failed = [&file](const std::string& why) { return core::fail(file.string() + ": " + why); };
  const auto failed_with = [&failed](int number) { return failed(std::generic_category().message(number)); };
  const Opened opened(file);
  if (opened.number < 0) return failed_with(errno);
  struct stat facts {};
  if (fstat(opened.number, &facts) != 0) return failed_with(errno);
  if (S_ISDIR(facts.st_mode)) return failed("is a folder; a file is needed");
  if (!S_ISREG(facts.st_mode)) return failed("is a pipe or a device; a file is needed");
  std::string content;
  std::array<char, std::size_t{1} << 16> block{};
  while (true) {
    const ssize_t size = read(opened.number, block.data(), block.size());
    if (size < 0 && errno == EINTR) continue;
    if (size < 0) return failed_with(errno);
    if (size == 0) return content;
    content.append(block.data(), static_cast<std::size_t>(size));
    if (content.size() > k_longest_file) return failed("is longer than 256 MiB");
  }
}

core::Result<std::string> keep_aside(const fs::path& file, const std::string& mark) {
  for (int number = 1; number < k_most_aside; ++number) {
    const fs::path aside = file.string() + "." + mark + "-" + std::to_string(number);
    std::error_code error;
    if (fs::symlink_status(aside, error).type() != fs::file_type::not_found) continue;
    fs::rename(file, aside, error);
    if (error) return core::fail(file.string() + " could not be moved aside: " + error.message());
    return aside.filename().string();
  }
  return core::fail(file.string() + " could not be moved aside: too many lie there already");
}

}  // namespace game::files
