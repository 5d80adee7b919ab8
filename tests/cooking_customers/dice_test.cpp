// How often the dice do what: a cook fired, a customer cooked, each face. The margins are five standard
// errors.
#include <doctest/doctest.h>

#include <cmath>

#include "engine/cooking_customers/events.hpp"
#include "engine/core/game.hpp"

namespace {

using namespace cooking_customers;

constexpr int k_throws = 60000;

const core::Game& cooking() {
  return *core::find_game("cooking-customers");
}

struct NoDecider final : core::Decider {
  core::Choice decide(const core::Question&) override {
    FAIL("nothing is to be decided here");
    return {};
  }
};

/// Keeps the last event of one kind.
template <class Payload>
struct Last final : core::EventSink {
  Payload payload{};
  int seen = 0;
  void emit(const core::Event& event) override {
    if (event.kind() != static_cast<std::uint8_t>(Payload::k_kind)) return;
    payload = event.as<Payload>();
    ++seen;
  }
};

/// Plays one step of the position with so many seeds and gives `look` the event of each.
template <class Payload, class Look>
void throw_often(const core::Json& position, const Look& look) {
  const auto read = cooking().read_position({2, 1, core::Json::object()}, position);
  REQUIRE_MESSAGE(read, (read ? "" : read.error().message));
  for (int i = 0; i < k_throws; ++i) {
    core::AnyState state = *read;
    cooking().stream(state) = {core::mix(77, static_cast<std::uint64_t>(i)), 0};
    Last<Payload> last;
    NoDecider decider;
    cooking().step(state, decider, &last, nullptr);
    REQUIRE(last.seen == 1);
    look(last.payload);
  }
}

void check_rate(int hits, double chance) {
  CAPTURE(hits);
  CAPTURE(chance);
  const double margin = 5 * std::sqrt(chance * (1 - chance) / k_throws);
  CHECK(std::abs(hits / static_cast<double>(k_throws) - chance) < margin);
}

/// How often this cook is fired with these minus cards before him.
void check_fired(const std::string& cook, const std::string& minus, double chance) {
  CAPTURE(cook);
  CAPTURE(minus);
  int fired = 0;
  throw_often<CookingRolled>({{"played", "own opponent"}, {"A", {{"cook", cook}, {"minus", minus}}}},
                             [&](const CookingRolled& roll) { fired += roll.fired; });
  check_rate(fired, chance);
}

}  // namespace

TEST_CASE(
    "KC-025 KC-A1: the chance of all FIRED is 1/81, 1/27, 1/9, 1/3 with four, three, two dice, one die") {
  check_fired("super-cook", "", 1.0 / 81);
  check_fired("cook", "", 1.0 / 27);
  check_fired("one-armed-cook", "", 1.0 / 9);
  check_fired("dishwasher", "", 1.0 / 3);
  check_fired("cook", "tripped", 1.0 / 9);
  check_fired("cook", "hangover", 1.0 / 3);
  check_fired("one-armed-cook", "sprained-ankle hangover", 1.0 / 3);
}

TEST_CASE("KC-021 KC-A1: each face comes with a third of the dice; three dice give a meal on average") {
  std::array<int, 4> faces{};
  int meals = 0;
  throw_often<CookingRolled>({{"played", "own opponent"}, {"A", {{"cook", "cook"}}}},
                             [&](const CookingRolled& roll) {
                               REQUIRE(roll.dice == 3);
                               for (std::size_t i = 0; i < 3; ++i)
                                 ++faces.at(static_cast<std::size_t>(roll.faces.at(i)));
                               meals += roll.meals;
                             });
  CHECK(faces.at(0) == 0);
  for (const Face face : {Face::meal, Face::fired, Face::blank}) {
    const double share = faces.at(static_cast<std::size_t>(face)) / (3.0 * k_throws);
    CHECK(std::abs(share - 1.0 / 3) < 5 * std::sqrt(2.0 / 9 / (3.0 * k_throws)));
  }
  CHECK(meals == faces.at(static_cast<std::size_t>(Face::meal)));
}

TEST_CASE("KC-037 KC-036: two MEALs come with 1/9 of the throws, whatever cook the victim has") {
  for (const char* cook : {"", "super-cook", "dishwasher"}) {
    CAPTURE(cook);
    int cooked = 0;
    throw_often<CustomerFought>({{"answering", {{"card", "wants-the-manager"}, {"on", "B"}}},
                                 {"B", {{"cook", cook}, {"helper", "robo-cook"}, {"plus", "double-shift"}}}},
                                [&](const CustomerFought& fought) { cooked += fought.cooked; });
    check_rate(cooked, 1.0 / 9);
  }
}

TEST_CASE("KC-026 KC-A26: helper and plus dice are independent of the cooking roll") {
  int both = 0, extra = 0;
  const core::Json position = {{"played", "own opponent"},
                               {"A", {{"cook", "dishwasher"}, {"helper", "trainee"}}}};
  const auto read = cooking().read_position({2, 1, core::Json::object()}, position);
  REQUIRE(read);
  for (int i = 0; i < k_throws; ++i) {
    core::AnyState state = *read;
    cooking().stream(state) = {core::mix(78, static_cast<std::uint64_t>(i)), 0};
    core::EventList list;
    NoDecider decider;
    cooking().step(state, decider, &list, nullptr);
    bool first = false;
    for (const auto& event : list.events) {
      if (event.kind() == static_cast<std::uint8_t>(EventKind::cooking_rolled))
        first = event.as<CookingRolled>().meals == 1;
      if (event.kind() != static_cast<std::uint8_t>(EventKind::extra_rolled)) continue;
      const bool second = event.as<ExtraRolled>().meals == 1;
      extra += second ? 1 : 0;
      both += first && second ? 1 : 0;
    }
  }
  check_rate(extra, 2.0 / 3 * 1 / 3);
  check_rate(both, 1.0 / 9);
}
