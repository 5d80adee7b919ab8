// Random games of every mix of packs, with books kept over each step.
#include <doctest/doctest.h>

#include "tests/cafe_chaos/bookkeeper.hpp"
#include "tests/support/fight_games.hpp"

namespace {

const core::Game& cafe_chaos() {
  return *core::find_game("cafe-chaos");
}

core::Json options_of(int mix, std::uint64_t seed) {
  std::string packs;
  for (const auto& [bit, name] : {std::pair{1, "animator"}, {2, "junk-food"}, {4, "soobway"}}) {
    if ((mix & bit) != 0) packs += (packs.empty() ? "" : " ") + std::string(name);
  }
  return {{"packs", packs}, {"mix_up", seed % 5 == 0 ? 4 : 0}, {"limit", seed % 7 == 0 ? 15 : 10}};
}

void play_all(int games_each) {
  const auto make = [](const food_fight::State& state) { return std::make_unique<books::Bookkeeper>(state); };
  int attacks = 0;
  for (int mix = 0; mix < 8; ++mix) {
    CAPTURE(mix);
    for (int i = 1; i <= games_each; ++i) {
      const auto seed = core::mix(static_cast<std::uint64_t>(mix), static_cast<std::uint64_t>(i));
      attacks +=
          fights::play(cafe_chaos(), 3 + static_cast<int>(seed % 6), options_of(mix, seed), seed, make);
    }
  }
  CHECK(attacks > 8 * games_each);
}

}  // namespace

TEST_CASE("the books notice what nobody accounts for") {
  const core::AnyState dealt = fights::dealt(cafe_chaos(), 4, core::Json::object(), 1);
  const auto& state = dealt.as<food_fight::State>();
  const auto fault = [&state](const auto&... payloads) {
    return fights::fault_after<books::Bookkeeper>(state, payloads...);
  };
  using namespace food_fight;
  const Card top = state.deck[state.deck.size() - 1];
  CHECK(fault() == "");
  CHECK(fault(PointsChanged{0, 5, 6, 1, 1, Reason::action, Card::mope}) != "");
  CHECK(fault(PointsChanged{0, 0, 1, 1, 1, Reason::action, Card::mope}) != "");
  CHECK(fault(CardMoved{top, Place::floor, Place::trash, k_nobody, k_nobody, Card::none, 0}) != "");
  CHECK(fault(CardMoved{top, Place::deck, Place::trash, k_nobody, k_nobody, Card::none, 0}) != "");
  CHECK(fault(AttackDeclared{0, 1, Card::lob, 0, 0, 0, 0, 0, {}}) != "");
  CHECK(fault(AttackDeclared{0, 1, Card::lob, 1, 0, 0, 0, 0, {}}, AttackHit{0, 1, 1, 0, 0, Card::lob}) != "");
}

TEST_CASE("random games: each card and point is accounted for (CC-A48, CC-A50, CC-120, CC-130, CC-132)") {
  play_all(200);
}

TEST_CASE("long: ten thousand random games of each mix of packs" * doctest::skip()) {
  play_all(10000);
}
