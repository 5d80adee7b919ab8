// Reading what the commands are given.
#include "tools/mess/files.hpp"

#include <cerrno>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <vector>

#include "tools/mess/commands.hpp"

namespace mess {

namespace {
/// More than any table file needs; devices that never end are told apart from files by it.
constexpr std::size_t k_longest_file = std::size_t{256} << 20;
}  // namespace

core::Result<std::string> read_file(const std::string& path) {
  std::error_code code;
  if (std::filesystem::is_directory(path, code))
    return core::fail(path + ": is a folder; a table file is needed");
  std::ifstream file(path, std::ios::binary);
  if (!file) return core::fail(path + ": " + std::strerror(errno));
  std::string content;
  std::vector<char> block(1 << 16);
  do {
    file.read(block.data(), static_cast<std::streamsize>(block.size()));
    content.append(block.data(), static_cast<std::size_t>(file.gcount()));
    if (content.size() > k_longest_file) return core::fail(path + ": is longer than 256 MiB");
  } while (file);
  if (file.bad() || !file.eof()) return core::fail(path + ": cannot be read");
  return content;
}

core::Result<core::TableFile> read_tables(const std::string& path) {
  auto content = read_file(path);
  if (!content) return core::fail(content.error().message);
  return core::read_table_file(path, *content);
}

core::Result<core::Match> replay_last(const std::string& path) {
  auto file = read_tables(path);
  if (!file) return core::fail(file.error().message);
  if (file->tables.empty()) return core::fail(path + ": holds no table");
  return core::replay(*file, file->tables.back());
}

core::Result<core::Json> read_options(const core::Game& game, int seats, const std::string& text,
                                      const core::Json& fallback) {
  if (text.empty()) return game.read_options(fallback, seats);
  auto json = core::parse_json(text);
  if (!json) return core::fail("--options: " + json.error().message);
  auto options = game.read_options(*json, seats);
  if (!options) return core::fail("--options: " + options.error().message);
  return options;
}

int unusable(const std::string& message) {
  std::cerr << "mess: " << message << '\n';
  return k_unusable;
}

}  // namespace mess
