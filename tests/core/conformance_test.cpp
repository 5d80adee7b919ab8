// Every registered game, and a toy with all kinds of questions, against the conformance harness.
#include "tests/core/conformance.hpp"

#include <doctest/doctest.h>

#include "tests/core/toy_game.hpp"

namespace {
/// A game with few sets of options plays each of them four times, one with many each once; of very many every
/// third, another third with each number of seats.
constexpr std::uint64_t k_games_each = 4;
constexpr std::size_t k_many_sets = 4;
constexpr std::size_t k_very_many_sets = 12;
constexpr std::size_t k_parts = 3;

bool is_played(std::size_t set, std::size_t sets, int seats) {
  return sets <= k_very_many_sets || (set + static_cast<std::size_t>(seats)) % k_parts == 0;
}

void play_all(const core::Game& game) {
  std::uint64_t seed = 0;
  for (int seats = game.min_seats(); seats <= game.max_seats(); ++seats) {
    const auto sets = game.option_sets(seats);
    const std::uint64_t games = sets.size() > k_many_sets ? 1 : k_games_each;
    for (std::size_t set = 0; set < sets.size(); ++set) {
      if (!is_played(set, sets.size(), seats)) continue;
      for (std::uint64_t i = 0; i < games; ++i) conformance::play(game, {seats, ++seed, sets[set]});
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
