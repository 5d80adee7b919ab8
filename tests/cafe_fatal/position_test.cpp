// Positions that cannot be are refused with the reason.
#include "engine/cafe_fatal/position.hpp"

#include <doctest/doctest.h>

namespace {

std::string refused(const std::string& position, int seats = 2) {
  const auto json = core::parse_json(position);
  REQUIRE(json);
  const core::Setup setup{seats, 1, {{"layout", "reference"}}};
  const auto state = cafe_fatal::read_position(setup, *json);
  return state ? "" : state.error().message;
}

}  // namespace

TEST_CASE("each fault of a position is named") {
  CHECK(refused(R"({"A":{"dice":5}})").find("six") != std::string::npos);
  CHECK(refused(R"({"tables":{"t1":{"dice":{"A":"1 1 1 1 1 1 1"}}}})").find("six") != std::string::npos);
  CHECK(refused(R"({"tables":{"t1":{"dice":{"A":"1 1 1 1"}},"t2":{"dice":{"A":"2 2 2"}}}})").find("six") !=
        std::string::npos);
  CHECK(refused(R"({"tables":{"t1":{"dice":{"A":"3"}},"t2":{"dice":{"A":"3"}}}})").find("two tables") !=
        std::string::npos);
  CHECK(refused(R"({"tables":{"t1":{"dice":{"A":"3 4"}}}})").find("CF-023") != std::string::npos);
  CHECK(refused(R"({"tables":{"t1":{"dice":{"A":"7"}}}})").find("1 … 6") != std::string::npos);
  CHECK(refused(R"({"tables":{"t1":{"dice":{"C":"1"}}}})").find("C") != std::string::npos);
  CHECK(refused(R"({"tables":{"t1":{"morsels":"ham"}}})").find("ham") != std::string::npos);
  CHECK(refused(R"({"tables":{"t8":{}}})").find("t7") != std::string::npos);
  CHECK(refused(R"({"tables":[]})").find("object") != std::string::npos);
  CHECK(refused(R"({"A":{"cake":6},"B":{"cake":5}})").find("10") != std::string::npos);
  CHECK(refused(R"({"A":{"cake":11}})").find("0 … 10") != std::string::npos);
  CHECK(refused(R"({"thrown":"1 2 3","step":"throw"})").find("6 in hand") != std::string::npos);
  CHECK(refused(R"({"thrown":"1 2 3 4 5 6","step":"setup"})").find("throw") != std::string::npos);
  CHECK(refused(R"({"step":"setup","tables":{"t1":{"dice":{"A":"1"}}}})").find("setup") != std::string::npos);
  CHECK(refused(R"({"red":{"1":"t1"}})").find("six results") != std::string::npos);
  CHECK(refused(R"({"red":{"1":"t1","2":"t1","3":"t3","4":"t4","5":"t5","6":"t6"}})").find("two results") !=
        std::string::npos);
  CHECK(refused(R"({"rest":1})").find("true or false") != std::string::npos);
  CHECK(refused(R"({"round":0})").find("round") != std::string::npos);
  CHECK(refused(R"({"turn":"C"})").find("seat A … B") != std::string::npos);
  CHECK(refused(R"({"bag":"cheese  cake"})").find("space") != std::string::npos);
  CHECK(refused(R"({"hat":1})").find("hat") != std::string::npos);
}

TEST_CASE("what is left out gets its default") {
  CHECK(refused("{}").empty());
  CHECK(
      refused(R"({"bag":"cake","tables":{"t1":{"morsels":["cheese","pizza"],"dice":{"A":[3,3]}}}})").empty());
  CHECK(refused(R"({"bag":"none","rest":false,"tables":null})").find("object") != std::string::npos);
}

TEST_CASE("with rest the bag holds what is named nowhere, the named ones on top") {
  const auto json = core::parse_json(R"({"bag":"cake cheese","A":{"pizza":20}})");
  const auto state = cafe_fatal::read_position({2, 7, {{"layout", "reference"}}}, *json);
  REQUIRE(state);
  CHECK(state->bag.size() == 40);
  CHECK(state->bag[39] == cafe_fatal::Morsel::cake);
  CHECK(state->bag[38] == cafe_fatal::Morsel::cheese);
}
