// Random games of every team setting, with books kept from the events over each step.
#include <doctest/doctest.h>

#include "engine/bots/random_bot.hpp"
#include "engine/core/game.hpp"
#include "tests/cooking_customers/bookkeeper.hpp"

namespace {

using cooking_customers::Card;
using cooking_customers::EventKind;
using cooking_customers::State;

constexpr int k_most_steps = 50000;

struct RandomDecider final : core::Decider {
  core::ChanceStream stream;
  explicit RandomDecider(std::uint64_t seed) : stream{seed, 0} {}
  core::Choice decide(const core::Question& question) override {
    return bots::random_choice(question, stream.draw());
  }
};

using Seen = std::array<int, 64>;

const core::Game& cooking() {
  return *core::find_game("cooking-customers");
}

/// Plays one game and adds its events to what was seen.
void play(int seats, const core::Json& options, std::uint64_t seed, Seen& seen) {
  const core::Game& game = cooking();
  CAPTURE(seats);
  CAPTURE(options.dump());
  CAPTURE(seed);
  core::ChanceStream stream{seed, 0};
  core::Chance chance(stream);
  core::AnyState state = game.deal({seats, seed, options}, chance);
  RandomDecider decider(core::mix(seed, 7));
  books::Bookkeeper bookkeeper(state.as<State>());
  for (int steps = 0; !game.over(state); ++steps) {
    REQUIRE(steps < k_most_steps);
    game.step(state, decider, &bookkeeper, nullptr);
    bookkeeper.compare(state.as<State>());
    REQUIRE(bookkeeper.fault() == "");
    REQUIRE(game.broken_invariant(state) == "");
  }
  for (std::size_t kind = 0; kind < seen.size(); ++kind) seen.at(kind) += bookkeeper.seen().at(kind);
}

Seen play_all(int games_each) {
  Seen seen{};
  std::uint64_t seed = 0;
  for (int seats = 2; seats <= 10; ++seats) {
    for (const auto& options : cooking().option_sets(seats)) {
      for (int i = 0; i < games_each; ++i) play(seats, options, core::mix(11, ++seed), seen);
    }
  }
  return seen;
}

}  // namespace

TEST_CASE("the books notice what nobody accounts for") {
  using namespace cooking_customers;
  core::ChanceStream stream{1, 0};
  core::Chance chance(stream);
  const core::AnyState dealt = cooking().deal({4, 1, core::Json::object()}, chance);
  const auto& state = dealt.as<State>();
  const auto fault_after = [&state](const auto&... payloads) {
    books::Bookkeeper bookkeeper(state);
    (bookkeeper.emit(core::Event::of(payloads, core::SeatSet::all(4))), ...);
    bookkeeper.compare(state);
    return bookkeeper.fault();
  };
  const auto first = state.board.turn;
  const auto second = static_cast<SeatIndex>((first + 1) % 4);
  const Card held = state.hands.at(first)[0];
  CHECK(fault_after() == "");
  CHECK(fault_after(TurnStarted{first}) == "");
  CHECK(fault_after(TurnStarted{second}) != "");
  CHECK(fault_after(TurnSkipped{first}) != "");
  CHECK(fault_after(TurnStarted{first}, TurnEnded{first}) != "");
  CHECK(fault_after(TurnStarted{first}, CardThrownAway{first, held, 4}) != "");
  CHECK(fault_after(TurnStarted{first}, CookingRolled{first, Card::cook, 3, 0, 0, 0, 0, {}}) != "");
  CHECK(fault_after(MealsAdded{0, first, 1, 0, 1, 4, MealCause::cooking_roll}) != "");
  CHECK(fault_after(TurnLost{second, Card::found_hair, 0}) != "");
  CHECK(fault_after(GameOver{EndReason::goal_reached, 4, {1, 0}, {}}) != "");
}

TEST_CASE(
    "random games: cards, meals, tips, money and turns are accounted for (KC-003, KC-A3, KC-A15, KC-A34)") {
  const Seen seen = play_all(60);
  for (int kind = 0; kind <= static_cast<int>(EventKind::game_over); ++kind) {
    if (kind == static_cast<int>(EventKind::tables_reshuffled)) continue;  // scenarios show it
    CAPTURE(kind);
    CHECK(seen.at(static_cast<std::size_t>(kind)) > 0);
  }
}

TEST_CASE("long: two thousand random games of each team setting" * doctest::skip()) {
  play_all(2000);
}
