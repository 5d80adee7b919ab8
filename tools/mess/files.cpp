// Reading what the commands are given.
#include "tools/mess/files.hpp"

#include <cerrno>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <sstream>

#include "tools/mess/commands.hpp"

namespace mess {

core::Result<std::string> read_file(const std::string& path) {
  std::error_code code;
  if (std::filesystem::is_directory(path, code))
    return core::fail(path + ": is a folder; a table file is needed");
  std::ifstream file(path, std::ios::binary);
  if (!file) return core::fail(path + ": " + std::strerror(errno));
  std::ostringstream content;
  content << file.rdbuf();
  if (file.bad()) return core::fail(path + ": cannot be read");
  return std::move(content).str();
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
