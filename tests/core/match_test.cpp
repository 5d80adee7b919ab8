// The border: gathering secret choices, sequences, undo, outcomes from outside.
#include "engine/core/match.hpp"

#include <doctest/doctest.h>

#include "tests/core/toy_game.hpp"

namespace {

using core::Match;

Match toy_match(int seats = 3, std::uint64_t seed = 5) {
  core::Header header;
  header.game = &toy::game();
  header.setup = {seats, seed, core::Json::object()};
  auto match = Match::start_complete(std::move(header));
  REQUIRE(match);
  return std::move(*match);
}

core::Result<void> say(Match& match, char seat, const std::string& words,
                       const std::vector<core::OutcomeLine>& outcomes = {}) {
  return match.choose(core::seat_at(seat - 'A'), core::split_words(words), outcomes);
}

}  // namespace

TEST_CASE("secret choices are gathered in any order and shown to nobody until all are in") {
  Match one = toy_match();
  CHECK(one.pending().size() == 3);
  CHECK(say(one, 'C', "bid 2"));
  CHECK(one.events().empty());
  CHECK(one.pending().size() == 2);
  CHECK(!say(one, 'C', "bid 1"));
  CHECK(say(one, 'A', "bid 1"));
  CHECK(say(one, 'B', "bid 3"));
  CHECK(one.events().size() == 1);
  Match other = toy_match();
  CHECK(say(other, 'B', "bid 3"));
  CHECK(say(other, 'C', "bid 2"));
  CHECK(say(other, 'A', "bid 1"));
  CHECK(other.events() == one.events());
  CHECK(one.pending().front().seat() == core::seat_at(1));
}

TEST_CASE("the hash tells given secret choices apart, in the order they were given") {
  Match one = toy_match();
  Match other = toy_match();
  const auto before = one.hash();
  CHECK(say(one, 'A', "bid 1"));
  CHECK(say(other, 'A', "bid 2"));
  CHECK(one.hash() != before);
  CHECK(one.hash() != other.hash());
}

TEST_CASE("a sequence takes any different cards, binds kinds to the first unused, and may be empty") {
  Match match = toy_match(2);
  REQUIRE(say(match, 'A', "bid 3"));
  REQUIRE(say(match, 'B', "bid 1"));
  const auto& question = match.pending().front();
  CHECK(question.is_sequence());
  CHECK(question.accepts(core::Choice{question.sequence_verb(), {}}));
  CHECK(!say(match, 'A', "put card card card card card"));
  CHECK(say(match, 'A', "put card card card"));
  CHECK(match.game().scores(match.position())[0] == 3);
}

TEST_CASE("a nested question stands inside a step and can be taken back until chance or another seat comes") {
  Match match = toy_match(3);
  for (const char seat : {'A', 'B', 'C'}) REQUIRE(say(match, seat, seat == 'A' ? "bid 3" : "bid 1"));
  CHECK(!match.can_undo(core::seat_at(0)));
  REQUIRE(say(match, 'A', "put card"));
  CHECK(!match.between_steps());
  CHECK(match.can_undo(core::seat_at(0)));
  const auto events = match.events().size();
  REQUIRE(match.undo(core::seat_at(0)));
  CHECK(match.events().size() == events - 1);
  CHECK(match.lines().back() == "- A");
  CHECK(match.pending().front().is_sequence());
  REQUIRE(say(match, 'A', "put"));
  REQUIRE(say(match, 'B', "pass"));
  CHECK(!match.can_undo(core::seat_at(0)));
  CHECK(match.can_undo(core::seat_at(1)));
  REQUIRE(say(match, 'C', "pass"));  // a card is drawn now
  CHECK(!match.can_undo(core::seat_at(2)));
  CHECK(!match.undo(core::seat_at(2)));
}

TEST_CASE("outcomes from outside are used, kinds bind, wrong ones change nothing") {
  Match match = toy_match(2);
  REQUIRE(say(match, 'A', "bid 3"));
  REQUIRE(say(match, 'B', "bid 1"));
  REQUIRE(say(match, 'A', "put"));
  const auto hash = match.hash();
  CHECK(!say(match, 'B', "pass", {{{"pick", "c9"}}}));
  CHECK(!say(match, 'B', "pass", {{{"pick", "card", "card"}}}));
  CHECK(!say(match, 'B', "pass", {{{"dice", "1"}}}));
  CHECK(match.hash() == hash);
  REQUIRE(say(match, 'B', "pass", {{{"pick", "card"}}, {{"order", "card", "card"}}}));
  CHECK(match.lines()[match.lines().size() - 3].starts_with("* pick c"));
}
