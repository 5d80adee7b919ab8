// Running table texts.
#include "tests/cafe_chaos/tables.hpp"

#include <doctest/doctest.h>

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

}  // namespace tables
