// Every scenario of Cafe Chaos, as `mess check` runs them.
#include <doctest/doctest.h>

#include <filesystem>
#include <fstream>
#include <sstream>

#include "engine/core/table_file.hpp"

namespace {

/// Checks every table file of a folder; the number of tables that pass.
int check_folder(const std::string& folder) {
  int tables = 0;
  for (const auto& entry : std::filesystem::directory_iterator(MESSHALL_SOURCE_DIR "/tests/" + folder)) {
    std::ifstream stream(entry.path(), std::ios::binary);
    std::ostringstream content;
    content << stream.rdbuf();
    const auto file = core::read_table_file(entry.path().filename().string(), content.str());
    REQUIRE_MESSAGE(file, (file ? "" : file.error().message));
    const auto report = core::check(*file);
    for (const auto& failure : report.failures) FAIL_CHECK(failure);
    tables += report.passed;
  }
  return tables;
}

}  // namespace

TEST_CASE("all scenarios pass") {
  CHECK(check_folder("scenarios/cafe-chaos") >= 200);
}

TEST_CASE("our own scenarios, argued from the ledger, pass") {
  CHECK(check_folder("scenarios-own/cafe-chaos") >= 400);
}
