// Every registered game, and a toy with all kinds of questions, against the conformance harness.
#include "tests/core/conformance.hpp"

#include <doctest/doctest.h>

#include "tests/core/toy_game.hpp"

namespace {
constexpr int k_games_each = 4;

void play_all(const core::Game& game) {
  for (int seats = game.min_seats(); seats <= game.max_seats(); ++seats) {
    for (const auto& options : game.option_sets(seats)) {
      for (std::uint64_t seed = 1; seed <= k_games_each; ++seed) {
        conformance::play(game, {seats, seed, options});
      }
    }
  }
}
}  // namespace

TEST_CASE("random games of every registered game hold the engine's promises") {
  REQUIRE(!core::games().empty());
  for (const core::Game* game : core::games()) play_all(*game);
}

TEST_CASE("simultaneous, nested and sequence questions, picks and shuffles hold the engine's promises") {
  play_all(toy::game());
}
