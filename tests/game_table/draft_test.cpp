// People's drafts of simultaneous choices: changed at will, written together, seen by nobody before.
#include <doctest/doctest.h>

#include <algorithm>
#include <chrono>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <thread>

#include "game/journal/journal.hpp"
#include "game/table/session.hpp"
#include "tests/core/toy_game.hpp"

namespace {

using game::table::Session;

/// Three seats bid in secret; the first `people` of them are persons.
std::unique_ptr<Session> bidding(int people, game::journal::Journal* journal = nullptr) {
  core::Header header;
  header.game = &toy::game();
  header.setup = {3, 5, core::Json::object()};
  auto match = core::Match::start_complete(std::move(header));
  REQUIRE(match);
  std::vector<game::stage::Who> seats(3);
  for (int seat = 0; seat < 3; ++seat) {
    seats[static_cast<std::size_t>(seat)].person = seat < people;
    seats[static_cast<std::size_t>(seat)].bot_level = "random";
  }
  auto session = Session::resume(*std::move(match), std::move(seats), journal, false);
  REQUIRE(session);
  return *std::move(session);
}

template <class Done>
bool run_until(Session& session, const Done& done) {
  const auto deadline = std::chrono::steady_clock::now() + std::chrono::minutes(1);
  while (!done() && std::chrono::steady_clock::now() < deadline) {
    session.update(0.01, true);
    std::this_thread::yield();
  }
  return done();
}

core::Choice bid(const Session& session, int seat, int amount) {
  return session.match().pending_for(core::seat_at(seat))->option(amount - 1);
}

}  // namespace

TEST_CASE("design: drafts wait until everybody is ready, then they are written together") {
  const auto session = bidding(3);
  CHECK(session->gathering());
  REQUIRE(session->answer(core::seat_at(2), bid(*session, 2, 1)));
  REQUIRE(session->answer(core::seat_at(0), bid(*session, 0, 3)));
  CHECK(session->match().lines().empty());
  CHECK(session->match().pending().size() == 3);
  // For the screen only B's question is open.
  REQUIRE(session->questions().size() == 1);
  CHECK(session->questions().front().seat() == core::seat_at(1));
  REQUIRE(session->answer(core::seat_at(1), bid(*session, 1, 2)));
  const std::vector<std::string> expected{"A bid 3", "B bid 2", "C bid 1"};
  REQUIRE(session->match().lines().size() >= 3);
  CHECK(std::equal(expected.begin(), expected.end(), session->match().lines().begin()));
  CHECK_FALSE(session->gathering());
}

TEST_CASE("design: a draft may be changed or dropped until all are ready; an illegal one is refused") {
  const auto session = bidding(2);
  REQUIRE(session->answer(core::seat_at(0), bid(*session, 0, 1)));
  CHECK(session->has_draft(core::seat_at(0)));
  CHECK_FALSE(session->answer(core::seat_at(0), core::Choice{0, {9}}));
  REQUIRE(session->answer(core::seat_at(0), bid(*session, 0, 2)));
  session->drop_draft(core::seat_at(0));
  CHECK_FALSE(session->has_draft(core::seat_at(0)));
  REQUIRE(session->answer(core::seat_at(1), bid(*session, 1, 1)));
  // The bot has answered, the second person is ready: it is A that all wait for.
  REQUIRE(run_until(*session, [&] { return session->match().pending().size() == 2; }));
  CHECK(session->match().lines().size() == 1);
  REQUIRE(session->answer(core::seat_at(0), bid(*session, 0, 3)));
  REQUIRE(session->match().lines().size() >= 3);
  CHECK(session->match().lines()[1] == "A bid 3");
}

TEST_CASE("design: bots answer first: a person's draft waits for them too") {
  const auto session = bidding(1);
  REQUIRE(session->answer(core::seat_at(0), bid(*session, 0, 3)));
  CHECK(session->has_draft(core::seat_at(0)));
  REQUIRE(run_until(*session, [&] { return !session->gathering(); }));
  CHECK(session->match().lines().size() >= 3);
  CHECK(session->match().lines()[2] == "A bid 3");
}

TEST_CASE("design: drafts are in no file before all are ready") {
  const auto folder = std::filesystem::temp_directory_path() / "messhall-draft-test";
  std::filesystem::remove_all(folder);
  {
    game::journal::Journal journal(folder);
    const auto session = bidding(3, &journal);
    REQUIRE(session->answer(core::seat_at(0), bid(*session, 0, 3)));
    REQUIRE(session->answer(core::seat_at(1), bid(*session, 1, 3)));
    journal.flush();
    std::ifstream file(folder / "journal" / "current.table");
    const std::string text{std::istreambuf_iterator<char>(file), {}};
    CHECK(text.starts_with("{"));
    CHECK(text.find(" bid ") == std::string::npos);
  }
  std::filesystem::remove_all(folder);
}

TEST_CASE("a bot that takes a person's seat plans anew: the draft is dropped") {
  const auto session = bidding(2);
  REQUIRE(session->answer(core::seat_at(0), bid(*session, 0, 1)));
  session->set_player(core::seat_at(0), false, "random");
  CHECK_FALSE(session->has_draft(core::seat_at(0)));
  REQUIRE(run_until(*session, [&] { return session->match().pending().size() == 1; }));
  CHECK(session->questions().front().seat() == core::seat_at(1));
}
