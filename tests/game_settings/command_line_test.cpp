// The command line: what is understood, and one clear line for what is not.
#include "game/command_line/command_line.hpp"

#include <doctest/doctest.h>

#include <algorithm>

#include "tests/game_settings/temporary_folder.hpp"

using namespace game::command_line;

namespace {

using Arguments = std::vector<std::string>;

Parsed parsed(const Arguments& arguments) {
  return parse(arguments, {"cafe-fatal"});
}

CommandLine fine(const Arguments& arguments) {
  const Parsed result = parsed(arguments);
  INFO((result.ending ? result.ending->text : ""));
  REQUIRE_FALSE(result.ending);
  return result.command_line;
}

std::string refused(const Arguments& arguments) {
  const Parsed result = parsed(arguments);
  REQUIRE(result.ending);
  CHECK(result.ending->status == 2);
  CHECK(std::ranges::count(result.ending->text, '\n') == 1);
  CHECK(result.ending->text.starts_with("messhall: "));
  return result.ending->text;
}

bool has(const std::string& text, const std::string& part) {
  return text.find(part) != std::string::npos;
}

}  // namespace

TEST_CASE("nothing at all is fine") {
  const CommandLine line = fine({});
  CHECK_FALSE(line.file);
  CHECK(line.speed == 1.0);
  CHECK(line.table == 1);
}

TEST_CASE("a file is continued; a file is played with shots") {
  CHECK(fine({"evening.table"}).file == "evening.table");
  const CommandLine line = fine({"--play", "a.table", "--shots", "out", "--at", "0.5,1,2.25", "--size",
                                 "1280x800", "--speed", "2", "--table", "3"});
  CHECK(line.play == "a.table");
  CHECK(line.shots == "out");
  CHECK(line.at == std::vector{0.5, 1.0, 2.25});
  CHECK(line.size->width == 1280);
  CHECK(line.size->height == 800);
  CHECK(line.speed == 2.0);
  CHECK(line.table == 3);
  CHECK(fine({"--play", "a.table", "--shots", "out", "--every", "100"}).every_milliseconds == 100);
}

TEST_CASE("a game at once") {
  const CommandLine line =
      fine({"--game", "cafe-fatal", "--seats", "human,expert,greedy", "--seed", "9223372036854775807",
            "--options", R"({"layout":"reference"})", "--input", "x.txt", "--frames-report", "--mute"});
  CHECK(line.game == "cafe-fatal");
  CHECK(line.seats == Arguments{"human", "expert", "greedy"});
  CHECK(line.seed == 9223372036854775807ULL);
  CHECK(line.options == R"({"layout":"reference"})");
  CHECK(line.input == "x.txt");
  CHECK(line.frames_report);
  CHECK(line.mute);
}

TEST_CASE("--set takes one word: a file behind it is the game to go on with") {
  const CommandLine line = fine({"--set", "shake=0", "--set", "hints=off", "evening.table"});
  CHECK(line.settings.size() == 2);
  CHECK(line.file == "evening.table");
}

TEST_CASE("every setting by --set and by a flag of its own") {
  const CommandLine line = fine({"--fullscreen", "--safe-area", "95", "--set", "shake=0", "--set",
                                 "animation_speed=instant", "--reduced-motion=off"});
  const auto is_set = [&](const std::string& name, const std::string& value) {
    return std::ranges::find(line.settings, std::pair(name, value)) != line.settings.end();
  };
  CHECK(line.settings.size() == 5);
  CHECK(is_set("fullscreen", "true"));
  CHECK(is_set("safe_area", "95"));
  CHECK(is_set("shake", "0"));
  CHECK(is_set("animation_speed", "instant"));
  CHECK(is_set("reduced_motion", "off"));
}

TEST_CASE("a flag before the file does not swallow it") {
  const CommandLine line = fine({"--mute", "--fullscreen", "evening.table"});
  CHECK(line.file == "evening.table");
}

TEST_CASE("help and version end well") {
  CHECK(parsed({"--help"}).ending->status == 0);
  CHECK(has(parsed({"--help"}).ending->text, "--safe-area"));
  CHECK(parsed({"--version"}).ending->status == 0);
  CHECK(parsed({"--version"}).ending->text.starts_with("messhall "));
}

TEST_CASE("the manual page names every option that --help names") {
  std::string page = read_all(MESSHALL_SOURCE_DIR "/docs/messhall.6");
  std::erase(page, '\\');
  const std::string help = parsed({"--help"}).ending->text;
  int options = 0;
  for (std::size_t start = help.find("--"); start != std::string::npos; start = help.find("--", start + 2)) {
    const std::string option =
        help.substr(start, help.find_first_not_of("-abcdefghijklmnopqrstuvwxyz", start) - start);
    CAPTURE(option);
    CHECK(has(page, option));
    ++options;
  }
  CHECK(options > 30);
}

TEST_CASE("bad values: one clear line, status 2") {
  CHECK(has(refused({"--wobble"}), "--wobble"));
  CHECK(has(refused({"--size", "big", "--play", "x"}), "1920x1080"));
  CHECK(has(refused({"--size", "10x10"}), "--size"));
  CHECK(has(refused({"--speed", "0", "--play", "x"}), "--speed"));
  CHECK(has(refused({"--seed", "-1", "--game", "cafe-fatal"}), "--seed"));
  CHECK(has(refused({"--seed", "9223372036854775808", "--game", "cafe-fatal"}), "--seed"));
  CHECK(has(refused({"--game", "chess"}), "cafe-fatal"));
  CHECK(has(refused({"--game", "cafe-fatal", "--seats", "human,wizard"}), "wizard"));
  CHECK(has(refused({"--game", "cafe-fatal", "--options", "[1]"}), "--options"));
  CHECK(has(refused({"--set", "shake=500"}), "shake is 0 to 100"));
  CHECK(has(refused({"--set", "shake"}), "NAME=VALUE"));
  CHECK(has(refused({"--set", "wobble=1"}), "wobble"));
  CHECK(has(refused({"--safe-area", "20"}), "85 to 100"));
  CHECK(has(refused({"--shots", "out", "--play", "x"}), "--at"));
  CHECK(has(refused({"--shots", "out"}), "--play"));
  CHECK(has(refused({"--play", "x", "--shots", "out", "--at", "2,1"}), "--at"));
  CHECK(has(refused({"--play", "x", "--shots", "out", "--at", "a"}), "--at"));
  CHECK(has(refused({"a.table", "--play", "x"}), "--play"));
  CHECK(has(refused({"a.table", "b.table"}), "b.table"));
}

TEST_CASE("empty words in lists are named, deep options refused") {
  CHECK(has(refused({"--play", "x", "--shots", "out", "--at", "1,,2"}), "not \"\""));
  CHECK(has(refused({"--game", "cafe-fatal", "--seats", "human,"}), "\"\" is no player"));
  const std::string deep = "{\"a\":" + std::string(200000, '[') + std::string(200000, ']') + "}";
  CHECK(has(refused({"--game", "cafe-fatal", "--options", deep}), "16 levels"));
}
