// The same view, question, seed and budget give the same answer, however the work is cut.
#include <doctest/doctest.h>

#include <fstream>
#include <sstream>

#include "engine/core/table_file.hpp"
#include "tests/bots/tables.hpp"

using bot_tests::setup_for;
using bot_tests::Team;

namespace {

constexpr int k_budget = 96;

std::string joined(const std::vector<std::string>& lines) {
  std::string text;
  for (const auto& line : lines) text += line + '\n';
  return text;
}

std::vector<std::string> split(const std::string& text) {
  std::vector<std::string> parts;
  std::istringstream in(text);
  for (std::string part; std::getline(in, part, ',');) parts.push_back(part);
  return parts;
}

/// As `mess simulate` counts: game i has seed + i / seats, entry e sits on e + i, wrapped.
std::uint64_t hash_of_games(const core::Game& game, int seats, int games,
                            const std::vector<std::string>& names, std::uint64_t seed) {
  core::Hasher hasher;
  for (int i = 0; i < games; ++i) {
    std::vector<std::string> seated(static_cast<std::size_t>(seats));
    for (int entry = 0; entry < seats; ++entry)
      seated.at(static_cast<std::size_t>((entry + i) % seats)) = names.at(static_cast<std::size_t>(entry));
    const Team team(game, seats, seated);
    const auto setup = setup_for(game, seats, seed + static_cast<std::uint64_t>(i / seats));
    hasher.add(bots::play(game, setup, team.players())->hash);
  }
  return hasher.value();
}

}  // namespace

TEST_CASE("many small steps think what one large step thinks") {
  for (const core::Game* game : core::games()) {
    const auto expert = std::move(*bots::make_bot("expert:" + std::to_string(k_budget), *game));
    std::uint64_t seed = 0;
    bot_tests::walk(*game, setup_for(*game, game->usual_seats(), 3),
                    [&](const auto& state, const auto& question) {
                      const auto view = game->view(state, question.seat());
                      const auto single = expert->begin(view, question, ++seed);
                      const auto whole = expert->begin(view, question, seed);
                      CHECK(question.accepts(single->best()));
                      for (int i = 0; i < k_budget; ++i) single->step(1);
                      whole->step(k_budget);
                      CHECK(single->done());
                      CHECK(whole->done());
                      CHECK(single->best() == whole->best());
                      CHECK(single->iterations() == whole->iterations());
                      CHECK(single->best() == expert->choose(view, question, seed));
                      whole->step(k_budget);
                      CHECK(single->iterations() == whole->iterations());
                    });
  }
}

TEST_CASE("a game played inline and the same game at the border are one game, and its record replays") {
  for (const core::Game* game : core::games()) {
    for (int seats = game->min_seats(); seats <= game->max_seats(); ++seats) {
      std::vector<std::string> names(static_cast<std::size_t>(seats), "greedy");
      names.front() = "expert:50";
      names.back() = "random";
      const Team team(*game, seats, names);
      const auto setup = setup_for(*game, seats, 21);
      const auto inline_game = *bots::play(*game, setup, team.players());
      const auto recorded = *bots::play_recorded(*game, setup, team.players(), core::Json::object());
      CHECK(inline_game.hash == recorded.played.hash);
      CHECK(inline_game.scores == recorded.played.scores);
      CHECK(inline_game.decisions == recorded.played.decisions);

      const auto file = core::read_table_file("record", joined(recorded.lines));
      REQUIRE(file);
      CHECK(core::check(*file).failed == 0);
      const auto replayed = core::replay(*file, file->tables.front());
      REQUIRE(replayed);
      CHECK(replayed->over());
      CHECK(game->scores(replayed->position()) == inline_game.scores);
    }
  }
}

TEST_CASE("decisions have seeds of their own") {
  const auto seed = bots::decision_seed(1, core::seat_at(0), 0);
  CHECK(seed == bots::decision_seed(1, core::seat_at(0), 0));
  CHECK(seed != bots::decision_seed(2, core::seat_at(0), 0));
  CHECK(seed != bots::decision_seed(1, core::seat_at(1), 0));
  CHECK(seed != bots::decision_seed(1, core::seat_at(0), 1));
}

TEST_CASE("ten games of bots have the hash of tests/golden/bot-games.txt") {
  std::ifstream golden(MESSHALL_SOURCE_DIR "/tests/golden/bot-games.txt");
  int rows = 0;
  for (std::string line; std::getline(golden, line);) {
    if (line.empty() || line.front() == '#') continue;
    std::istringstream words(line);
    std::string id, names, hash;
    int seats = 0, games = 0;
    std::uint64_t seed = 0;
    words >> id >> seats >> games >> names >> seed >> hash;
    const core::Game* game = core::find_game(id);
    REQUIRE(game != nullptr);
    CHECK(core::hex16(hash_of_games(*game, seats, games, split(names), seed)) == hash);
    ++rows;
  }
  CHECK(rows == static_cast<int>(core::games().size()));
}
