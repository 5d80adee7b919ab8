// Levels by name, in every game and at every number of seats.
#include <doctest/doctest.h>

#include "engine/core/table_file.hpp"
#include "tests/bots/tables.hpp"

using bot_tests::setup_for;
using bot_tests::Team;

TEST_CASE("levels go from the weakest to the strongest") {
  const auto levels = bots::bot_levels();
  REQUIRE(levels.size() == 3);
  CHECK(levels[0] == "random");
  CHECK(levels[1] == "greedy");
  CHECK(levels[2] == "expert");
}

TEST_CASE("an unknown level is refused, and the message names those that there are") {
  const core::Game& game = *core::games().front();
  for (const auto* name : {"", "Expert", "novice", "expert:", "expert:0", "expert:-5", "expert:1e3",
                           "expert:9999999999", "greedy:5"}) {
    const auto bot = bots::make_bot(name, game);
    REQUIRE_FALSE(bot);
    CHECK(bot.error().message.find("random, greedy, expert") != std::string::npos);
  }
  CHECK(bots::make_bot("expert:1", game));
}

TEST_CASE("every level plays every game legally at every number of seats") {
  for (const core::Game* game : core::games()) {
    for (int seats = game->min_seats(); seats <= game->max_seats(); ++seats) {
      for (const std::string name : {"random", "greedy", "expert:40"}) {
        CAPTURE(game->id());
        CAPTURE(seats);
        CAPTURE(name);
        const Team team(*game, seats, {name});
        // The border refuses whatever is not legal.
        const auto recorded =
            bots::play_recorded(*game, setup_for(*game, seats, 11), team.players(), core::Json::object());
        REQUIRE(recorded);
        CHECK_FALSE(recorded->played.broken_off);
        CHECK(recorded->played.winners.size() >= 1);
      }
    }
  }
}

TEST_CASE("a better level wins more") {
  for (const core::Game* game : core::games()) {
    const int seats = game->min_seats();
    // Luck is large in Cooking Customers: it takes more games to show less.
    const bool lucky = game->id() == "cooking-customers";
    const int games = lucky ? 240 : 30;
    const double advantage = lucky ? 1.04 : 1.2;
    const std::vector<std::pair<std::string, std::string>> pairs{{"greedy", "random"},
                                                                 {"expert:200", "greedy"}};
    for (const auto& pair : pairs) {
      // Names of their own: clang 14 captures no structured bindings.
      const std::string& better = pair.first;
      const std::string& worse = pair.second;
      double share = 0;
      for (int i = 0; i < games; ++i) {
        std::vector<std::string> names(static_cast<std::size_t>(seats), worse);
        names.at(static_cast<std::size_t>(i % seats)) = better;
        const Team team(*game, seats, names);
        const auto seed = static_cast<std::uint64_t>(1 + i / seats);
        const auto played = *bots::play(*game, setup_for(*game, seats, seed), team.players());
        if (played.winners.has(core::seat_at(i % seats))) share += 1.0 / played.winners.size();
      }
      CAPTURE(better);
      CHECK(share / games > advantage / seats);
    }
  }
}
