// What is in the box, who starts, who plays with whom.
#include <doctest/doctest.h>

#include <algorithm>
#include <map>

#include "engine/core/game.hpp"
#include "tests/cooking_customers/menu.hpp"

namespace {

const core::Game& cooking() {
  return *core::find_game("cooking-customers");
}

/// Whether two neighbours round the table are in one team.
bool neighbours_are_partners(int seats, const std::vector<std::string>& teams) {
  const auto team_of = [&](int seat) {
    const char letter = static_cast<char>('A' + seat % seats);
    return std::find_if(teams.begin(), teams.end(),
                        [letter](const auto& team) { return team.find(letter) != std::string::npos; });
  };
  for (int seat = 0; seat < seats; ++seat) {
    if (team_of(seat) == team_of(seat + 1)) return true;
  }
  return false;
}

}  // namespace

TEST_CASE("KC-A6 KC-A52: 120 cards by name and number, 36 tables of 130 meals and $191") {
  const std::map<std::string, int> copies{{"cook", 9},
                                          {"one-armed-cook", 4},
                                          {"super-cook", 4},
                                          {"cook-equipped-with-gloves", 4},
                                          {"cook-in-work-shoes", 2},
                                          {"dishwasher", 3},
                                          {"trainee", 5},
                                          {"robo-cook", 3},
                                          {"energy-drink", 5},
                                          {"coffee-break", 4},
                                          {"double-shift", 2},
                                          {"daily-special", 3},
                                          {"tripped", 4},
                                          {"hangover", 2},
                                          {"hot-handle", 2},
                                          {"wet-floor", 2},
                                          {"burned-hand", 3},
                                          {"sore-feet", 3},
                                          {"cut-finger", 3},
                                          {"sprained-ankle", 1},
                                          {"gloves", 4},
                                          {"work-shoes", 3},
                                          {"first-aid-kit", 4},
                                          {"found-hair", 3},
                                          {"wrong-order", 2},
                                          {"cold-food", 2},
                                          {"wants-the-manager", 2},
                                          {"dine-and-dash", 1},
                                          {"bad-review", 1},
                                          {"food-poisoning", 1},
                                          {"closed-for-cleaning", 2},
                                          {"code-violation", 2},
                                          {"simmer-down", 6},
                                          {"counter-offer", 4},
                                          {"better-offer", 5},
                                          {"thief", 3},
                                          {"take-a-break", 4},
                                          {"cook-quits", 3}};
  const std::map<std::string, int> tables{{"2:2", 2}, {"2:3", 4}, {"2:4", 2}, {"3:3", 2}, {"3:4", 3},
                                          {"3:5", 3}, {"3:6", 2}, {"4:4", 1}, {"4:5", 3}, {"4:6", 3},
                                          {"4:7", 1}, {"4:8", 1}, {"5:6", 2}, {"5:7", 2}, {"5:8", 1},
                                          {"5:9", 1}, {"6:8", 1}, {"6:9", 1}, {"6:10", 1}};
  int cards = 0, all_tables = 0, meals = 0, dollars = 0;
  for (const auto& card : cooking().cards()) {
    CAPTURE(card.id);
    const bool is_table = card.kind == "table";
    const auto& known = is_table ? tables : copies;
    REQUIRE(known.contains(card.id));
    CHECK(card.copies == known.at(card.id));
    CHECK(!card.text.empty());
    (is_table ? all_tables : cards) += card.copies;
    if (!is_table) continue;
    const auto colon = card.id.find(':');
    meals += card.copies * std::stoi(card.id.substr(0, colon));
    dollars += card.copies * std::stoi(card.id.substr(colon + 1));
  }
  CHECK(copies.size() == menu::ids().size());
  CHECK(cards == 120);
  CHECK(all_tables == 36);
  CHECK(meals == 130);
  CHECK(dollars == 191);
}

TEST_CASE("KC-A7: every seat starts equally often") {
  constexpr int k_deals = 4000, k_seats = 5;
  std::map<std::string, int> starts;
  for (std::uint64_t seed = 1; seed <= k_deals; ++seed) {
    core::ChanceStream stream{seed, 0};
    core::Chance chance(stream);
    const auto dealt = cooking().deal({k_seats, seed, core::Json::object()}, chance);
    ++starts[cooking().describe(dealt).at("turn").get<std::string>()];
  }
  REQUIRE(starts.size() == k_seats);
  for (const auto& start : starts) {
    CAPTURE(start.first);
    CHECK(std::abs(start.second - k_deals / k_seats) < 130);  // five standard errors
  }
}

TEST_CASE("KC-A44 KC-A45 KC-A51: who may play with whom, and where partners sit") {
  for (int seats = 2; seats <= 10; ++seats) {
    CAPTURE(seats);
    std::vector<std::size_t> numbers;
    for (const auto& options : cooking().option_sets(seats)) {
      if (!options.contains("teams")) {
        numbers.push_back(0);
        continue;
      }
      const auto teams = core::split_words(options.at("teams").get<std::string>());
      numbers.push_back(teams.size());
      CAPTURE(options.dump());
      const auto [least, most] =
          std::minmax_element(teams.begin(), teams.end(),
                              [](const auto& one, const auto& two) { return one.size() < two.size(); });
      CHECK(least->size() >= 2);
      CHECK(most->size() - least->size() <= 1);
      const bool must_touch = teams.size() == 2 && seats % 2 == 1;
      CHECK(neighbours_are_partners(seats, teams) == must_touch);
      CHECK(cooking().read_options(options, seats));
    }
    const bool alone = seats <= 5, together = seats >= 4;
    CHECK((numbers.front() == 0) == alone);
    CHECK((numbers.back() == 2) == together);
  }
  // Pairs are what six, eight and ten get unasked; seven and nine have one team of three.
  const auto usual = [](int seats) { return cooking().full_options(seats).value("teams", ""); };
  CHECK(usual(6) == "AD BE CF");
  CHECK(usual(7) == "AD BEG CF");
  CHECK(usual(8) == "AE BF CG DH");
  CHECK(usual(9) == "AE BFI CG DH");
  CHECK(usual(10) == "AF BG CH DI EJ");
}
