// Every scenario of Café Fatal, as `mess check` runs them.
#include <doctest/doctest.h>

#include <filesystem>
#include <fstream>
#include <sstream>

#include "engine/core/table_file.hpp"

TEST_CASE("all scenarios pass") {
  int tables = 0;
  for (const auto& entry :
       std::filesystem::directory_iterator(MESSHALL_SOURCE_DIR "/tests/scenarios/cafe-fatal")) {
    std::ifstream stream(entry.path(), std::ios::binary);
    std::ostringstream content;
    content << stream.rdbuf();
    const auto file = core::read_table_file(entry.path().filename().string(), content.str());
    REQUIRE_MESSAGE(file, (file ? "" : file.error().message));
    const auto report = core::check(*file);
    for (const auto& failure : report.failures) FAIL_CHECK(failure);
    tables += report.passed;
  }
  CHECK(tables >= 30);
}
