// The text format: grammar, headers, and what is refused.
#include "engine/core/table_file.hpp"

#include <doctest/doctest.h>

namespace {

const std::string k_header =
    R"({"messhall":1,"game":"cafe-fatal","seats":2,"position":{"step":"throw","rest":false}})"
    "\n";

std::string error_of(const std::string& content) {
  const auto file = core::read_table_file("f", content);
  return file ? "" : file.error().message;
}

core::CheckReport report(const std::string& content) {
  const auto file = core::read_table_file("f", content);
  REQUIRE_MESSAGE(file, (file ? "" : file.error().message));
  return core::check(*file);
}

std::string header_error(const std::string& json) {
  const auto report_of = report("! " + json + "\n");
  CHECK(report_of.passed == 1);
  const auto parsed = core::parse_json(json);
  REQUIRE(parsed);
  const auto header = core::read_header(*parsed);
  if (!header) return header.error().message;
  const auto match = core::Match::start(*header);
  return match ? "" : match.error().message;
}

}  // namespace

TEST_CASE("a malformed line is told with file and line, and nothing of the file is used") {
  for (const std::string bad : {"x\n",
                                "K place 3 t1\n",
                                "A\n",
                                "A \n",
                                "A  place\n",
                                "* \n",
                                "* dise 3\n",
                                "* dice\n",
                                "?{}\n",
                                "? [1]\n",
                                "? {\"a\":1,\"a\":2}\n",
                                "> A\n",
                                "> A place now\n",
                                "-\n",
                                "- AB\n",
                                "= 12\n",
                                "= 9F3AC01D22E8B7F4\n",
                                "!\n",
                                "{\"messhall\":1\n",
                                "\xff\n",
                                "# \xff\n",
                                "# a bell \a\n",
                                "? {\"round\":1e999}\n",
                                "A place 3 t1\x1b[2J\n",
                                " A place 3 t1\n"}) {
    CAPTURE(bad);
    CHECK(error_of(k_header + bad).starts_with("f:2: "));
  }
  CHECK(error_of("A place 3 t1\n").starts_with("f:1: "));
  CHECK(error_of("\xef\xbb\xbf" + k_header).starts_with("f:1: "));
  CHECK(error_of(k_header + "# " + std::string(70000, 'x') + "\n").starts_with("f:2: "));
}

TEST_CASE("nesting as deep as the line is refused, not followed") {
  CHECK(error_of("{\"a\":" + std::string(30000, '[') + "\n").starts_with("f:1: "));
  CHECK(error_of(k_header + "? {\"a\":" + std::string(30000, '[') + std::string(30000, ']') + "}\n")
            .starts_with("f:2: "));
}

TEST_CASE("an outcome stands directly behind what brings it about") {
  CHECK(error_of(k_header + "> A place\n* dice 1 2 3 4 5 6\n").starts_with("f:3: "));
  CHECK(error_of(k_header + "# a comment between is fine\n* dice 1 2 3 4 5 6\n").empty());
}

TEST_CASE("a last line without its newline is dropped, even if it would parse") {
  const std::string game = k_header + "* dice 3 3 5 6 1 1\nA place 3 t7\n";
  const auto cut = core::read_table_file("f", game + "B place 1 t1");
  REQUIRE(cut);
  CHECK(cut->tables.front().lines.size() == 2);
  CHECK(core::read_table_file("f", k_header.substr(0, k_header.size() - 1))->tables.empty());
}

TEST_CASE("a carriage return before the line feed is dropped") {
  CHECK(report("{\"messhall\":1,\"game\":\"cafe-fatal\",\"seats\":2}\r\n? {\"round\":1}\r\n").passed == 1);
}

TEST_CASE("headers: each fault is refused with what is possible") {
  CHECK(header_error(R"({"messhall":2,"game":"cafe-fatal","seats":2})").find('2') != std::string::npos);
  CHECK(header_error(R"({"game":"cafe-fatal","seats":2})").find("messhall") != std::string::npos);
  CHECK(header_error(R"({"messhall":1,"game":"chess","seats":2})").find("cafe-fatal") != std::string::npos);
  CHECK(header_error(R"({"messhall":1,"game":"cafe-fatal","seats":1})").find("2 … 5") != std::string::npos);
  CHECK(header_error(R"({"messhall":1,"game":"cafe-fatal","seats":2.5})").find("seats") != std::string::npos);
  CHECK(header_error(R"({"messhall":1,"game":"cafe-fatal","seats":2,"seed":-1})").find("seed") !=
        std::string::npos);
  CHECK(header_error(R"({"messhall":1,"game":"cafe-fatal","seats":2,"seed":9223372036854775808})")
            .find("seed") != std::string::npos);
  CHECK(header_error(R"({"messhall":1,"game":"cafe-fatal","seats":2,"colour":"red"})").find("colour") !=
        std::string::npos);
  CHECK(header_error(R"({"messhall":1,"game":"cafe-fatal","seats":2,"names":{"C":"Cy"}})").find("seat C") !=
        std::string::npos);
  CHECK(
      header_error(R"({"messhall":1,"game":"cafe-fatal","seats":2,"options":{"packs":"x"}})").find("packs") !=
      std::string::npos);
}

TEST_CASE("a failing expectation ends its table, the next table goes on") {
  const auto sum = report(k_header + "? {\"round\":2}\n? {\"round\":3}\n" + k_header +
                          "? {\"round\":1}\n! {\"messhall\":1}\n");
  CHECK(sum.passed == 2);
  CHECK(sum.failed == 1);
  REQUIRE(sum.failures.size() == 1);
  CHECK(sum.failures.front().starts_with("f:2: round: expected 2, is 1"));
}

TEST_CASE("expectations that name what is not there fail") {
  CHECK(report(k_header + "? {\"nonsense\":1}\n").failed == 1);
  CHECK(report(k_header + "? {\"A\":{\"dice\":6,\"hat\":1}}\n").failed == 1);
  CHECK(report(k_header + "? {\"bag_size\":0,\"thrown_size\":6}\n").passed == 1);
  CHECK(report(k_header + "> B place\n").failed == 1);
  CHECK(report(k_header + "> none\n").failed == 1);
  CHECK(report(k_header + "= 0000000000000000\n").failed == 1);
}

TEST_CASE("a refused header or choice that is taken fails, so does a taken one that is refused") {
  CHECK(report("! {\"messhall\":1,\"game\":\"cafe-fatal\",\"seats\":2}\n").failed == 1);
  CHECK(report("{\"messhall\":1,\"game\":\"cafe-fatal\",\"seats\":9}\n").failed == 1);
  CHECK(report(k_header + "* dice 3 3 3 3 3 1\n! A place 3 t1\n").failed == 1);
  CHECK(report(k_header + "* dice 3 3 3 3 3 1\nA place 2 t1\n").failed == 1);
}

TEST_CASE("a header that is refused for its JSON alone counts as refused; broken JSON does not") {
  CHECK(report("! {\"messhall\":1,\"game\":\"cafe-fatal\",\"seats\":2,\"seats\":2}\n").passed == 1);
  std::string deep = "1";
  for (int i = 0; i < 5000; ++i) deep = "{\"a\":" + deep + "}";
  CHECK(report("! " + deep + "\n" + k_header).passed == 2);
  CHECK(error_of("! {\"messhall\":1\n").starts_with("f:1: "));
  CHECK(error_of("{\"messhall\":1,\"messhall\":1}\n").starts_with("f:1: "));
}

TEST_CASE("a message stays on one line whatever a key holds") {
  const auto sum = report(R"({"messhall":1,"game":"cafe-fatal","seats":2,"a\n\u001b[2J":1})"
                          "\n");
  REQUIRE(sum.failures.size() == 1);
  CHECK(sum.failures.front().find_first_of("\n\x1b") == std::string::npos);
}

TEST_CASE("the choice of a seat that is not asked is refused with the legal ones of those who are") {
  const auto sum = report(k_header + "* dice 3 3 3 3 3 1\nB place 3 t1\n");
  REQUIRE(sum.failures.size() == 1);
  CHECK(sum.failures.front().starts_with(
      "f:3: refused: B place 3 t1: seat B is not asked now; asked: A, legal: "));
  CHECK(sum.failures.front().find("place 1 t1 | ") != std::string::npos);
}

TEST_CASE("a long value is cut for a message between two characters") {
  for (int before = 0; before < 4; ++before) {
    std::string umlauts(static_cast<std::size_t>(before), 'x');
    for (int i = 0; i < 200; ++i) umlauts += "ä";
    CHECK_NOTHROW(core::Json(core::brief(umlauts)).dump());
  }
}

TEST_CASE("outcomes that are not needed or have the wrong number of dice are errors") {
  CHECK(report(k_header + "* dice 1 2 3 4 5 6\n* dice 1 2 3 4 5 6\n").failed == 1);
  CHECK(report(k_header + "* dice 1 2 3\n").failed == 1);
  CHECK(report(k_header + "* dice 1 2 3 4 5 7\n").failed == 1);
  CHECK(report(k_header + "* pick cheese\n").failed == 1);
}

TEST_CASE("a choice cannot be taken back once chance has spoken") {
  CHECK(report(k_header + "* dice 3 3 5 6 1 1\nA place 3 t7\n- A\n").failed == 1);
}
