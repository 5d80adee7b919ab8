// Random games of every mix of packs, with books kept over each step.
#include <doctest/doctest.h>

#include <algorithm>

#include "engine/bots/random_bot.hpp"
#include "engine/core/game.hpp"
#include "tests/cafe_chaos/bookkeeper.hpp"

namespace {

constexpr int k_most_steps = 20000;

struct RandomDecider final : core::Decider {
  core::ChanceStream stream;
  explicit RandomDecider(std::uint64_t seed) : stream{seed, 0} {}
  core::Choice decide(const core::Question& question) override {
    return bots::random_choice(question, stream.draw());
  }
};

core::Json options_of(int mix, std::uint64_t seed) {
  std::string packs;
  for (const auto& [bit, name] : {std::pair{1, "animator"}, {2, "junk-food"}, {4, "soobway"}}) {
    if ((mix & bit) != 0) packs += (packs.empty() ? "" : " ") + std::string(name);
  }
  return {{"packs", packs}, {"mix_up", seed % 5 == 0 ? 4 : 0}, {"limit", seed % 7 == 0 ? 15 : 10}};
}

/// Plays one game; the number of its attacks.
int play(int mix, std::uint64_t seed) {
  const core::Game& game = *core::find_game("cafe-chaos");
  const int seats = 3 + static_cast<int>(seed % 6);
  CAPTURE(mix);
  CAPTURE(seed);
  const auto options = game.read_options(options_of(mix, seed), seats);
  REQUIRE(options);
  core::ChanceStream stream{seed, 0};
  core::Chance chance(stream);
  core::AnyState state = game.deal({seats, seed, *options}, chance);
  RandomDecider decider(core::mix(seed, 7));
  books::Bookkeeper bookkeeper(state.as<food_fight::State>());
  const int limit = (*options)["limit"].get<int>();
  for (int steps = 0; !game.over(state); ++steps) {
    REQUIRE(steps < k_most_steps);
    const int round = game.round(state);
    bookkeeper.open();
    game.step(state, decider, &bookkeeper, nullptr);
    bookkeeper.close();
    REQUIRE(bookkeeper.fault() == "");
    REQUIRE(game.broken_invariant(state) == "");
    const auto scores = game.scores(state);
    const bool reached = *std::max_element(scores.begin(), scores.end()) >= limit;
    // CC-136, CC-137: a new round begins only while nobody stands at the limit, and only that ends the game.
    if (game.round(state) != round) REQUIRE(!reached);
    if (game.over(state)) REQUIRE(reached);
  }
  return bookkeeper.attacks();
}

void play_all(int games_each) {
  int attacks = 0;
  for (int mix = 0; mix < 8; ++mix) {
    for (int i = 1; i <= games_each; ++i)
      attacks += play(mix, core::mix(static_cast<std::uint64_t>(mix), static_cast<std::uint64_t>(i)));
  }
  CHECK(attacks > 8 * games_each);
}

}  // namespace

TEST_CASE("the books notice what nobody accounts for") {
  const core::Game& game = *core::find_game("cafe-chaos");
  core::ChanceStream stream{1, 0};
  core::Chance chance(stream);
  const auto options = game.read_options(core::Json::object(), 4);
  REQUIRE(options);
  const core::AnyState dealt = game.deal({4, 1, *options}, chance);
  const auto& state = dealt.as<food_fight::State>();
  const auto fault_after = [&state](const auto&... payloads) {
    books::Bookkeeper bookkeeper(state);
    bookkeeper.open();
    (bookkeeper.emit(core::Event::of(payloads, core::SeatSet::all(4))), ...);
    bookkeeper.close();
    return bookkeeper.fault();
  };
  using namespace food_fight;
  const Card top = state.deck[state.deck.size() - 1];
  CHECK(fault_after() == "");
  CHECK(fault_after(PointsChanged{0, 5, 6, 1, 1, Reason::action, Card::mope}) != "");
  CHECK(fault_after(PointsChanged{0, 0, 1, 1, 1, Reason::action, Card::mope}) != "");
  CHECK(fault_after(CardMoved{top, Place::floor, Place::trash, k_nobody, k_nobody, Card::none, 0}) != "");
  CHECK(fault_after(CardMoved{top, Place::deck, Place::trash, k_nobody, k_nobody, Card::none, 0}) != "");
  CHECK(fault_after(AttackDeclared{0, 1, Card::lob, 0, 0, 0, 0, 0, {}}) != "");
  CHECK(fault_after(AttackDeclared{0, 1, Card::lob, 1, 0, 0, 0, 0, {}},
                    AttackHit{0, 1, 1, 0, 0, Card::lob}) != "");
}

TEST_CASE("random games: each card and point is accounted for (CC-A48, CC-A50, CC-120, CC-130, CC-132)") {
  play_all(200);
}

TEST_CASE("long: ten thousand random games of each mix of packs" * doctest::skip()) {
  play_all(10000);
}
