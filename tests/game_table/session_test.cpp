// The session: bots and people in one order, every choice in the journal, a continued file shown at once.
#include "game/table/session.hpp"

#include <doctest/doctest.h>

#include <chrono>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <thread>

#include "engine/core/table_file.hpp"
#include "game/journal/journal.hpp"

namespace {

using game::table::Seating;
using game::table::Session;

/// A folder of its own for each test, gone afterwards.
class Folder {
 public:
  Folder() : path_(std::filesystem::temp_directory_path() / ("messhall-session-" + std::to_string(now()))) {
    std::filesystem::create_directories(path_);
  }
  ~Folder() {
    std::error_code ignored;
    std::filesystem::remove_all(path_, ignored);
  }
  Folder(const Folder&) = delete;
  Folder& operator=(const Folder&) = delete;
  const std::filesystem::path& path() const { return path_; }

 private:
  static std::int64_t now() { return std::chrono::steady_clock::now().time_since_epoch().count(); }
  std::filesystem::path path_;
};

Seating seating(int people) {
  Seating seating;
  for (int seat = 0; seat < 3; ++seat) {
    game::stage::Who who;
    who.name = std::string(1, static_cast<char>('K' + seat));
    who.person = seat < people;
    who.bot_level = "greedy";
    seating.seats.push_back(who);
  }
  seating.seed = 4;
  return seating;
}

/// Frames until `done`: bots and disk work on threads, so this waits for what is seen, a minute at most.
template <class Done>
bool run_until(Session& session, const Done& done) {
  const auto deadline = std::chrono::steady_clock::now() + std::chrono::minutes(1);
  while (!done() && std::chrono::steady_clock::now() < deadline) {
    session.update(0.01, true);
    std::this_thread::yield();
  }
  return done();
}

std::string read(const std::filesystem::path& file) {
  std::ifstream stream(file, std::ios::binary);
  return {std::istreambuf_iterator<char>(stream), {}};
}

}  // namespace

TEST_CASE("bots play a whole game; its file is a complete record that checks and moves to the replays") {
  const Folder folder;
  game::journal::Journal journal(folder.path());
  auto session = Session::open(seating(0), &journal);
  REQUIRE(session);
  std::size_t shown = 0;
  REQUIRE(run_until(**session, [&] {
    shown += (*session)->take_events().size();
    return (*session)->finished();
  }));
  shown += (*session)->take_events().size();
  CHECK(shown == (*session)->match().events().size());
  journal.flush();
  REQUIRE(journal.replays().size() == 1);
  CHECK(journal.unfinished().empty());
  const auto file = core::read_table_file("replay", read(journal.replays().front()));
  REQUIRE(file);
  const auto report = core::check(*file);
  CHECK(report.passed == 1);
  CHECK(report.failed == 0);
}

TEST_CASE(
    "a person is asked, an illegal or foreign choice changes nothing, a legal one is on disk before it is "
    "shown") {
  const Folder folder;
  game::journal::Journal journal(folder.path());
  auto opened = Session::open(seating(3), &journal);
  REQUIRE(opened);
  Session& session = **opened;
  REQUIRE(run_until(session, [&] { return session.waiting_for_person(); }));
  CHECK(session.questions_changed());
  CHECK(!session.questions_changed());
  const core::Question question = session.questions().front();
  const auto hash = session.match().hash();
  CHECK(!session.answer(question.seat(), core::Choice{0, {9, 9}}));
  CHECK(!session.answer(core::next(question.seat(), 3), question.option(0)));
  CHECK(session.match().hash() == hash);
  (void)session.take_events();
  REQUIRE(session.answer(question.seat(), question.option(0)));
  std::size_t shown = 0;
  REQUIRE(run_until(session, [&] { return (shown += session.take_events().size()) > 0; }));
  const std::string file = read(folder.path() / "journal" / "current.table");
  CHECK(file.find("\n" + core::name(question.seat()) + " place ") != std::string::npos);
}

TEST_CASE("a bot swapped in answers for a person, and the person may come back") {
  auto opened = Session::open(seating(3), nullptr);
  REQUIRE(opened);
  Session& session = **opened;
  REQUIRE(run_until(session, [&] { return session.waiting_for_person(); }));
  const core::Seat seat = session.questions().front().seat();
  const int before = session.match().decisions();
  session.set_player(seat, false, "random");
  REQUIRE(run_until(session, [&] { return session.match().decisions() > before; }));
  session.set_player(seat, true, "random");
  CHECK(session.seats()[static_cast<std::size_t>(seat)].person);
}

TEST_CASE("a file that goes on shows what has happened at once, whatever the disk does") {
  auto first = Session::open(seating(0), nullptr);
  REQUIRE(first);
  REQUIRE(run_until(**first, [&] { return (*first)->match().decisions() >= 5; }));
  const Folder folder;
  game::journal::Journal journal(folder.path());
  auto resumed = Session::resume((*first)->match(), seating(1).seats, &journal, false);
  REQUIRE(resumed);
  CHECK((*resumed)->take_events().size() == (*first)->match().events().size());
}

TEST_CASE("a table that the game does not take is refused with what is possible") {
  Seating empty;
  const auto refused = Session::open(empty, nullptr);
  REQUIRE(!refused);
  CHECK(refused.error().message.find("2 to 5") != std::string::npos);
}
