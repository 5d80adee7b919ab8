// Plays them step by step.
#include "tests/support/fight_games.hpp"

#include <doctest/doctest.h>

#include <algorithm>

#include "engine/bots/random_bot.hpp"

namespace fights {

namespace {

constexpr int k_most_steps = 20000;

}  // namespace

core::Choice RandomDecider::decide(const core::Question& question) {
  return bots::random_choice(question, stream.draw());
}

core::AnyState dealt(const core::Game& game, int seats, const core::Json& options, std::uint64_t seed) {
  const auto read = game.read_options(options, seats);
  REQUIRE(read);
  core::ChanceStream stream{seed, 0};
  core::Chance chance(stream);
  return game.deal({seats, seed, *read}, chance);
}

int play(const core::Game& game, int seats, const core::Json& options, std::uint64_t seed,
         const MakeBooks& make_books) {
  CAPTURE(seed);
  CAPTURE(seats);
  core::AnyState state = dealt(game, seats, options, seed);
  RandomDecider decider(core::mix(seed, 7));
  const auto kept = make_books(state.as<food_fight::State>());
  const int limit = state.as<food_fight::State>().board.limit;
  for (int steps = 0; !game.over(state); ++steps) {
    REQUIRE(steps < k_most_steps);
    const int round = game.round(state);
    kept->open();
    game.step(state, decider, kept.get(), nullptr);
    kept->close();
    REQUIRE(kept->fault() == "");
    REQUIRE(game.broken_invariant(state) == "");
    const auto scores = game.scores(state);
    const bool reached = *std::max_element(scores.begin(), scores.end()) >= limit;
    // CC-136, CC-137, WF-054: a new round begins only while nobody stands at the limit, and only that ends
    // the game.
    if (game.round(state) != round) REQUIRE(!reached);
    if (game.over(state)) REQUIRE(reached);
  }
  return kept->attacks();
}

}  // namespace fights
