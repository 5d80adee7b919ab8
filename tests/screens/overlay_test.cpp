// The debug overlay tells no secrets before somebody reveals them (S14).
#include "game/debug/overlay.hpp"

#include <doctest/doctest.h>

#include <string>
#include <vector>

#include "engine/core/game.hpp"
#include "game/table/session.hpp"

namespace {

std::unique_ptr<game::table::Session> table_of(const std::string& game, int people) {
  game::table::Seating seating;
  seating.game = game;
  for (int seat = 0; seat < 3; ++seat) {
    game::stage::Who who;
    who.name = std::string(1, static_cast<char>('K' + seat));
    who.person = seat < people;
    who.bot_level = "greedy";
    seating.seats.push_back(who);
  }
  auto session = game::table::Session::open(seating, nullptr);
  if (!session) FAIL(session.error().message);
  return *std::move(session);
}

/// Lines about a seat's question.
int told(game::table::Session& session) {
  int count = 0;
  for (const std::string& line : game::debug::question_lines(session))
    count += line.find(" options") != std::string::npos ? 1 : 0;
  return count;
}

}  // namespace

TEST_CASE("S14: the overlay tells neither kind nor number of what is asked of hidden hands") {
  for (const char* game : {"cafe-chaos", "what-the-food", "cooking-customers"}) {
    CAPTURE(game);
    auto session = table_of(game, 2);
    REQUIRE_FALSE(session->match().pending().empty());
    CHECK(told(*session) == 0);
    session->mark_debugged();
    CHECK(told(*session) == static_cast<int>(session->match().pending().size()));
    auto bots = table_of(game, 0);
    CHECK(told(*bots) == static_cast<int>(bots->match().pending().size()));
    CHECK(told(*table_of(game, 1)) <= 1);
  }
  // Nothing is hidden there.
  CHECK(told(*table_of("cafe-fatal", 2)) == 1);
}
