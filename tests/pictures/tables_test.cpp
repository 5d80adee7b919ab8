// The places of Café Fatal's tables: inside the safe area, apart from each other, in the rules' order.
#include <doctest/doctest.h>

#include <algorithm>
#include <array>
#include <fstream>
#include <nlohmann/json.hpp>
#include <string>

#include "album.hpp"

namespace {

using Json = nlohmann::json;

Json places() {
  std::ifstream file(pictures::folder() / "cafe-tables.json");
  return Json::parse(file);
}

/// Columns of the rules' layouts (CF-A2): three rows without the top right and the bottom left cell.
constexpr std::array<int, 3> k_columns{3, 4, 5};

}  // namespace

TEST_CASE("CF-003 to CF-005: seven, ten and thirteen tables in reading order") {
  const Json all = places();
  for (const int columns : k_columns) {
    const int tables = 3 * columns - 2;
    const Json& layout = all.at(std::to_string(tables));
    REQUIRE(layout.size() == static_cast<std::size_t>(tables));
    const std::array<int, 3> ends{columns - 1, 2 * columns - 1, 3 * columns - 2};
    for (int table = 1; table < tables; ++table) {
      const auto& before = layout.at(std::string(1, static_cast<char>('A' + table - 1))).at("centre");
      const auto& here = layout.at(std::string(1, static_cast<char>('A' + table))).at("centre");
      const bool new_row = table == ends[0] || table == ends[1];
      CAPTURE(tables);
      CAPTURE(table);
      CHECK((here[1].get<float>() > before[1].get<float>() + 20) == new_row);
      CHECK((here[0].get<float>() > before[0].get<float>()) == !new_row);
    }
  }
}

TEST_CASE("Tables lie inside the safe area, things lie on them, tables of a row don't touch") {
  const Json all = places();
  for (const auto& layout : all) {
    CAPTURE(layout.size());
    float right_of_last = 0, row = 0;
    for (const auto& table : layout) {
      CAPTURE(table.at("centre").dump());
      const auto& corners = table.at("corners");
      const float left = std::min(corners[0][0].get<float>(), corners[3][0].get<float>());
      const float right = std::max(corners[1][0].get<float>(), corners[2][0].get<float>());
      const float back = corners[0][1].get<float>(), front = corners[2][1].get<float>();
      CHECK(left >= 470);
      CHECK(right <= 1824);
      CHECK(back >= 100);
      CHECK(front + table.at("skirt").get<float>() <= 830);
      for (const char* thing : {"dice", "morsels"}) {
        CHECK(table.at(thing)[0].get<float>() > left);
        CHECK(table.at(thing)[0].get<float>() < right);
        CHECK(table.at(thing)[1].get<float>() > back);
        CHECK(table.at(thing)[1].get<float>() < front);
      }
      CHECK(table.at("width").get<float>() >= 150);
      if (back == row) CHECK(left > right_of_last);
      row = back;
      right_of_last = right;
    }
  }
}
