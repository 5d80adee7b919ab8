// Tables from files: damaged ends, headers from anywhere.
#include "game/screens/saved_table.hpp"

#include <doctest/doctest.h>

#include "engine/core/game.hpp"
#include "tests/game_settings/temporary_folder.hpp"

using namespace game::screens;

namespace {

core::Header header_with(const char* players, std::string_view game = "cafe-fatal") {
  core::Header header;
  header.game = core::find_game(game);
  header.setup.seats = 3;
  header.players = core::Json::parse(players);
  return header;
}

/// The record of a table on which the first option was taken so many times.
std::vector<std::string> record(int choices, std::string_view game = "cafe-fatal") {
  core::Header header = header_with("{}", game);
  header.setup.seed = 5;
  header.setup.options = *header.game->read_options(core::Json::object(), 3);
  auto match = core::Match::start_complete(std::move(header));
  REQUIRE(match);
  for (int i = 0; i < choices; ++i) {
    const core::Question question = match->pending().front();
    REQUIRE(match->choose(question.seat(), question.option(0)));
  }
  return match->complete_record();
}

std::string joined(const std::vector<std::string>& lines) {
  std::string text;
  for (const std::string& line : lines) text += line + "\n";
  return text;
}

}  // namespace

TEST_CASE("players of any form give seats: what is no text counts as missing") {
  for (const char* players :
       {"5", "[]", "null", "{\"A\":{\"by\":5}}", "{\"A\":7}", "{\"A\":{\"portrait\":-3}}"}) {
    CAPTURE(players);
    const auto seats = seats_of(header_with(players));
    REQUIRE(seats.size() == 3);
    CHECK(seats[0].person);
    CHECK_FALSE(seats[0].letter == seats[1].letter);
  }
  CHECK(seats_of(header_with("{\"B\":{\"by\":\"expert\"}}"))[1].bot_level == "expert");
}

TEST_CASE("tables of all games are restored, and called by their game and round") {
  const TemporaryFolder folder;
  const auto file = folder.path / "current.table";
  for (const core::Game* game : core::games()) {
    CAPTURE(game->id());
    write_all(file, joined(record(7, game->id())));
    const auto restored = restore_table(file);
    REQUIRE(restored);
    CHECK(restored->match.decisions() == 7);
    CHECK(title_of(restored->match).starts_with(std::string(game->title()) + ", round "));
  }
  write_all(file, "{\"messhall\":1,\"game\":\"soup-kitchen\",\"seats\":3}\n");
  const auto unknown = restore_table(file);
  REQUIRE_FALSE(unknown);
  CHECK(unknown.error().message.find("soup-kitchen") != std::string::npos);
}

TEST_CASE("of a journal with a damaged end the longest good part is taken") {
  const TemporaryFolder folder;
  const auto file = folder.path / "current.table";
  const std::string whole = joined(record(6));
  write_all(file, whole);
  const auto sound = restore_table(file);
  REQUIRE(sound);
  CHECK_FALSE(sound->damaged);
  CHECK(sound->good_bytes == whole.size());

  for (const std::string damage :
       {"\x01\xff\n", "A place 9 t99\nmore\n", "{\"messhall\":1}\n", "* dice 9\n"}) {
    CAPTURE(damage);
    write_all(file, whole + damage);
    const auto restored = restore_table(file);
    REQUIRE(restored);
    CHECK(restored->damaged);
    CHECK(restored->good_bytes == whole.size());
    CHECK(restored->match.decisions() == sound->match.decisions());
  }
  // A line that was being written is no damage.
  write_all(file, whole + "A pla");
  const auto cut = restore_table(file);
  REQUIRE(cut);
  CHECK_FALSE(cut->damaged);

  write_all(file, "garbage\n" + whole);
  CHECK_FALSE(restore_table(file));
  CHECK(restore_table(folder.path).error().message.find("is a folder") != std::string::npos);
}
