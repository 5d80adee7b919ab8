// Twin worlds: two tables that differ only in what a seat cannot know get the same move from it.
#include <doctest/doctest.h>

#include "tests/bots/tables.hpp"

using bot_tests::setup_for;

namespace {

constexpr int k_games = 50;

/// Counts decisions at which an answer changed with the world.
struct Twins {
  int decisions = 0;
  int changed = 0;
};

/// `answer(state, question, seed)` plays every decision of `k_games` games in the true and in a re-dealt
/// world.
template <class Answer>
Twins compare(const core::Game& game, int seats, const Answer& answer) {
  Twins twins;
  for (std::uint64_t seed = 1; seed <= k_games; ++seed) {
    bot_tests::walk(game, setup_for(game, seats, seed), [&](const auto& state, const auto& question) {
      const auto view = game.view(state, question.seat());
      const auto number = static_cast<std::uint64_t>(++twins.decisions);
      const core::AnyState twin = game.sample(view, core::mix(seed, number));
      if (!(answer(state, question, number) == answer(twin, question, number))) ++twins.changed;
    });
  }
  return twins;
}

}  // namespace

TEST_CASE("no bot changes a move when everything unseen is dealt again") {
  for (const core::Game* game : core::games()) {
    for (int seats = game->min_seats(); seats <= game->max_seats(); ++seats) {
      for (const std::string name : {"random", "greedy", "expert:6"}) {
        CAPTURE(game->id());
        CAPTURE(seats);
        CAPTURE(name);
        const auto bot = std::move(*bots::make_bot(name, *game));
        const auto twins =
            compare(*game, seats, [&](const auto& state, const auto& question, std::uint64_t seed) {
              return bot->choose(game->view(state, question.seat()), question, seed);
            });
        CHECK(twins.decisions > k_games);
        CHECK(twins.changed == 0);
      }
    }
  }
}

TEST_CASE("a bot that peeks changes most of its moves: the test above is alive") {
  for (const core::Game* game : core::games()) {
    for (int seats = game->min_seats(); seats <= game->max_seats(); ++seats) {
      const auto twins =
          compare(*game, seats, [&](const auto& state, const auto& question, std::uint64_t /*seed*/) {
            // The whole position, hidden order included, decides.
            core::Bits bits(core::mix(core::hash_of(*game, state, {})));
            return question.option(static_cast<int>(bits.below(static_cast<std::uint32_t>(question.size()))));
          });
      CAPTURE(game->id());
      CAPTURE(seats);
      CHECK(2 * twins.changed > twins.decisions);
    }
  }
}
