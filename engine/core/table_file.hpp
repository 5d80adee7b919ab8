// The text format of tables: saves, replays, scenarios and bug reports share it. Reading lines and headers.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/match.hpp"

namespace core {

enum class LineKind : std::uint8_t { header, choice, outcome, expect, asked, refused, undo, hash };

/// One item of a table file. `text` is what stands behind the mark and its space; for a header the whole
/// line.
struct Line {
  LineKind kind;
  int number = 0;  ///< from 1
  Seat seat{};     ///< of a choice or an undo
  std::string text;
  std::vector<std::string> words{};  ///< of a choice (without the seat), an outcome, an asked line
  Json json{};                       ///< of an expectation, a header, a refused header
  std::string fault{};               ///< of a refused header: why its JSON already cannot be used
};

/// One table: its header line, or a refused header alone, and what follows.
struct TableText {
  Line header;
  std::vector<Line> lines;
  bool refused_header() const { return header.kind == LineKind::refused; }
};

struct TableFile {
  std::string name;
  std::vector<TableText> tables;
};

/// Splits a file into tables. A last line without a newline is dropped. The error reads `name:line: what is
/// wrong`.
Result<TableFile> read_table_file(std::string_view name, std::string_view content);

/// Reads a header's JSON: unknown keys, games, seats, options and seeds out of range are refused with what is
/// possible.
Result<Header> read_header(const Json& json);

/// Runs a table's header, choices, outcomes and undos, and ignores its expectations. Error: `name:line: …`.
Result<Match> replay(const TableFile& file, const TableText& table);

/// One failed expectation: `name:line: what was expected, what was there, the legal choices`.
struct CheckReport {
  int passed = 0;
  int failed = 0;
  std::vector<std::string> failures;
};

/// Runs all tables with their expectations; the first failure ends its table, the next one goes on.
CheckReport check(const TableFile& file);

}  // namespace core
