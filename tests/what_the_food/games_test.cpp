// Random games of every mix of variants and every number of seats, with books kept over each step.
#include <doctest/doctest.h>

#include "tests/support/fight_games.hpp"
#include "tests/what_the_food/bookkeeper.hpp"

namespace {

const core::Game& what_the_food() {
  return *core::find_game("what-the-food");
}

void play_all(int games_each) {
  const auto make = [](const food_fight::State& state) {
    return std::make_unique<books::FoodBookkeeper>(state);
  };
  for (int seats = 2; seats <= 8; ++seats) {
    int attacks = 0, games = 0;
    for (auto options : what_the_food().option_sets(seats)) {
      for (int i = 1; i <= games_each; ++i, ++games) {
        const auto seed = core::mix(static_cast<std::uint64_t>(games), static_cast<std::uint64_t>(seats));
        if (seed % 3 == 0) options["limit"] = 25 - options["limit"].get<int>();
        CAPTURE(options.dump());
        attacks += fights::play(what_the_food(), seats, options, seed, make);
      }
    }
    CHECK(attacks > games);
  }
}

}  // namespace

TEST_CASE("the books notice what nobody accounts for") {
  const core::AnyState dealt = fights::dealt(what_the_food(), 4, core::Json::object(), 1);
  const auto& state = dealt.as<food_fight::State>();
  const auto fault = [&state](const auto&... payloads) {
    return fights::fault_after<books::FoodBookkeeper>(state, payloads...);
  };
  using namespace food_fight;
  const Card top = state.deck[state.deck.size() - 1];
  const Card held = state.hands[1][0];
  CHECK(fault() == "");
  CHECK(fault(PointsChanged{0, 5, 6, 1, 1, Reason::action, Card::mock}) != "");
  CHECK(fault(PointsChanged{0, 0, 1, 1, 1, Reason::action, Card::mock}) != "");
  CHECK(fault(PointsChanged{0, 0, 0, 1, 1, Reason::action, Card::mock}) != "");
  CHECK(fault(CardMoved{top, Place::floor, Place::trash, k_nobody, k_nobody, Card::none, 0}) != "");
  CHECK(fault(EventRevealed{1, held, 0}) != "");
  CHECK(fault(Splattered{0, 1, 0, Card::lob}) != "");
  CHECK(fault(AttackDeclared{0, 1, Card::lob, 0, 0, 0, 0, 0, {}}) != "");
}

TEST_CASE(
    "random games: each card and point is accounted for (WF-031, WF-044, WF-052, WF-053, WF-085, WF-086, "
    "WF-A14, WF-A25)") {
  play_all(30);
}

TEST_CASE("long: a thousand random games of each mix of variants and each number of seats" *
          doctest::skip()) {
  play_all(1000);
}
