// Reading scripts, and playing them against made-up states and a made-up clock.
#include "game/input_script/script.hpp"

#include <doctest/doctest.h>

#include "game/input_script/player.hpp"

using namespace game::input_script;
using namespace std::chrono_literals;

namespace {

Script script(const std::string& text) {
  auto read = parse_script(text, "t");
  INFO((read ? "" : read.error().message));
  REQUIRE(read);
  return *read;
}

std::string refused(const std::string& text) {
  const auto read = parse_script(text, "t");
  REQUIRE_FALSE(read);
  return read.error().message;
}

/// A player whose deeds are counted.
struct Played {
  std::vector<Deed> deeds;
  Player player;
  explicit Played(const std::string& text)
      : player(script(text), [this](const Deed& deed) { deeds.push_back(deed); }) {}
  std::size_t at(game::devices::Time now, std::set<std::string, std::less<>> states = {}) {
    player.advance(now, {std::move(states), {{"table-3", {70, 80}}}});
    return deeds.size();
  }
};

}  // namespace

TEST_CASE("all kinds of lines are understood") {
  const Script read = script(
      "# a comment\n\n"
      "0 pad1 south down\r\n0.5 pad2 lstick-x -0.5\n0.5 pad3 connect\n1 keys Left Shift up\n"
      "1 keys text Ann B\n1 mouse move 960 540.5\n1 mouse point table-3\n1 mouse left down\n"
      "wait screen=title\nuntil over\n0 pad1 start up\nwait !asked=A\nend\n2 quit");
  REQUIRE(read.steps.size() == 14);
  CHECK(std::get<PadStick>(std::get<Timed>(read.steps[1].what).deed).value == -0.5F);
  CHECK(std::get<KeyPress>(std::get<Timed>(read.steps[3].what).deed).key == "Left Shift");
  CHECK(std::get<TypeText>(std::get<Timed>(read.steps[4].what).deed).text == "Ann B");
  CHECK(std::get<Until>(read.steps[9].what).after == 13);
  CHECK(std::get<End>(read.steps[12].what).until == 9);
  CHECK(std::get<Wait>(read.steps[11].what).condition.negated);
  CHECK(std::get<Timed>(read.steps[13].what).time == 2000ms);
  CHECK(read.steps[0].line == 3);
}

TEST_CASE("what is malformed says where and what would be right") {
  CHECK(refused("\nsoon pad1 south down") ==
        "t:2: \"soon\" is no time in seconds, and no wait, until or end");
  CHECK(refused("-1 pad1 south down").starts_with("t:1: \"-1\" is no time"));
  CHECK(refused("1 pad1 south sideways") == "t:1: \"sideways\" is neither down nor up");
  CHECK(refused("1 pad1 jump down").starts_with("t:1: a pad has no \"jump\"; use south"));
  CHECK(refused("1 pad9 south down") == "t:1: there is no device \"pad9\"; use pad1 to pad8, keys or mouse");
  CHECK(refused("1 pad1 lstick-x 2") == "t:1: \"2\" is no number from -1 to 1");
  CHECK(refused("1 pad1 lstick-x nan") == "t:1: \"nan\" is no number from -1 to 1");
  CHECK(refused("1 keys Hyperspace down").starts_with("t:1: there is no key \"Hyperspace\""));
  CHECK(refused("1 keys A").starts_with("t:1: a key's line is"));
  CHECK(refused("1 mouse move 3").starts_with("t:1: a mouse's way is"));
  CHECK(refused("1 mouse wheel down").starts_with("t:1: a mouse's line is"));
  CHECK(refused("1") == "t:1: expected TIME DEVICE CONTROL down|up");
  CHECK(refused("2 quit\n1 quit") == "t:2: times rise from one line to the next, up to the next wait");
  CHECK(refused("wait") == "t:1: \"wait\" needs one state, like screen=title");
  CHECK(refused("wait !") == "t:1: there is no state after !");
  CHECK(refused("until over\n1 quit") == "t:1: this until has no end");
  CHECK(refused("end") == "t:1: there is no until for this end");
  CHECK(read_script("/nowhere/x").error().message == "/nowhere/x: No such file or directory");
}

TEST_CASE("deeds happen at their time, counted from the last wait") {
  Played played("0.1 pad1 south down\n0.2 pad1 south up\nwait screen=table\n0.5 quit");
  CHECK(played.at(1000ms) == 0);
  CHECK(played.at(1099ms) == 0);
  CHECK(played.at(1100ms) == 1);
  CHECK(played.at(1200ms) == 2);
  CHECK(played.at(9000ms, {"screen=title"}) == 2);
  CHECK(played.at(9100ms, {"screen=table"}) == 2);
  CHECK(played.at(9599ms) == 2);
  CHECK_FALSE(played.player.finished());
  CHECK(played.at(9600ms) == 3);
  CHECK(played.player.finished());
  CHECK_FALSE(played.player.failure());
}

TEST_CASE("a state that never comes ends the script with what was there instead") {
  Played played("\nwait screen=table\n0 quit");
  played.at(0ms, {"screen=title"});
  played.at(59999ms, {"screen=title"});
  CHECK_FALSE(played.player.finished());
  played.at(60000ms, {"screen=title", "asked=A"});
  CHECK(played.player.failure() == "t:2: waited 60 s for screen=table; the states are asked=A, screen=title");
  CHECK(played.deeds.empty());
}

TEST_CASE("until repeats a block, and its waits end with it") {
  Played played("until over\nwait asked=A\n0 pad1 south down\n0.1 pad1 south up\nwait !asked=A\nend\n0 quit");
  CHECK(played.at(0ms) == 0);
  CHECK(played.at(10ms, {"asked=A"}) == 1);
  CHECK(played.at(110ms, {"asked=A"}) == 2);
  CHECK(played.at(120ms, {"asked=A"}) == 2);
  CHECK(played.at(130ms) == 2);
  CHECK(played.at(140ms) == 2);
  CHECK(played.at(150ms, {"asked=A"}) == 3);
  CHECK(played.at(250ms, {"asked=A"}) == 4);
  CHECK(played.at(260ms) == 4);
  CHECK(played.at(270ms, {"over"}) == 5);  // while it waits for A to be asked again
  CHECK(std::holds_alternative<Quit>(played.deeds.back()));
  CHECK(played.player.finished());
}

TEST_CASE("a block without a wait goes round once a frame") {
  Played played("until over\n0 pad1 south down\nend\n");
  played.at(0ms);
  CHECK(played.at(1ms) == 2);
  played.at(2ms, {"over"});
  CHECK(played.player.finished());
}

TEST_CASE("the mouse points at places that the program names") {
  Played played("0 mouse point table-3\n0 mouse point nowhere");
  CHECK(played.at(0ms) == 1);
  CHECK(std::get<MouseMove>(played.deeds[0]).to == game::devices::Point{70, 80});
  CHECK(played.player.failure() == "t:2: there is no place \"nowhere\" on the screen");
}

TEST_CASE("bytes that are no text are shown by their codes, and not at length") {
  const auto script =
      game::input_script::parse_script("\x01\xff[1m" + std::string(500, 'x') + " pad1 a down", "t");
  REQUIRE_FALSE(script);
  const std::string& message = script.error().message;
  CHECK(message.starts_with("t:1: \"\\x01\\xFF[1mxxx"));
  CHECK(message.size() < 200);
}

TEST_CASE("a folder is no script") {
  CHECK(game::input_script::read_script("/tmp").error().message == "/tmp: is a folder; a file is needed");
}
