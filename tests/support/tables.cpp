// Running table texts and folders of table files.
#include "tests/support/tables.hpp"

#include <doctest/doctest.h>

#include <filesystem>
#include <fstream>
#include <sstream>

#include "engine/core/table_file.hpp"

namespace tables {

std::string failure_of(const std::string& text) {
  const auto file = core::read_table_file("table", text + "\n");
  if (!file) return file.error().message;
  const auto report = core::check(*file);
  if (report.failed > 0) return report.failures.front();
  return report.passed > 0 ? "" : "no table in it";
}

core::Match started(const std::string& header) {
  const auto file = core::read_table_file("table", header + "\n");
  REQUIRE_MESSAGE(file, (file ? "" : file.error().message));
  auto match = core::replay(*file, file->tables.front());
  REQUIRE_MESSAGE(match, (match ? "" : match.error().message));
  return std::move(*match);
}

int check_folder(const std::string& folder) {
  int passed = 0;
  for (const auto& entry : std::filesystem::directory_iterator(MESSHALL_SOURCE_DIR "/tests/" + folder)) {
    std::ifstream stream(entry.path(), std::ios::binary);
    std::ostringstream content;
    content << stream.rdbuf();
    const auto file = core::read_table_file(entry.path().filename().string(), content.str());
    REQUIRE_MESSAGE(file, (file ? "" : file.error().message));
    const auto report = core::check(*file);
    for (const auto& failure : report.failures) FAIL_CHECK(failure);
    passed += report.passed;
  }
  return passed;
}

}  // namespace tables
