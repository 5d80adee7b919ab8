// XDG homes and asset roots from a made-up environment.
#include "game/paths/paths.hpp"

#include <doctest/doctest.h>

#include <map>

#include "tests/game_settings/temporary_folder.hpp"

using namespace game::paths;

namespace {

Environment with(std::map<std::string, std::string> variables) {
  return [variables = std::move(variables)](const char* name) -> std::optional<std::string> {
    const auto found = variables.find(name);
    return found == variables.end() ? std::nullopt : std::optional(found->second);
  };
}

}  // namespace

TEST_CASE("homes follow XDG, and HOME where XDG says nothing or something relative") {
  const Homes homes =
      find_homes(with({{"HOME", "/home/ann"}, {"XDG_DATA_HOME", "/data"}, {"XDG_STATE_HOME", "x"}}));
  CHECK(homes.settings_file() == "/home/ann/.config/messhall/settings.json");
  CHECK(homes.data == "/data/messhall");
  CHECK(homes.state == "/home/ann/.local/state/messhall");
}

TEST_CASE("a home that cannot be written, or none at all, gives one note that names it") {
  const TemporaryFolder folder;
  CHECK_FALSE(read_only_note(find_homes(with({{"HOME", folder.path.string()}}))));
  CHECK(read_only_note(find_homes(with({}))) ==
        "Settings and games are not saved: there is no home folder (HOME is not set).");
  const Homes homes{folder.path / "config", "/dev/null/data", {}};
  CHECK(read_only_note(homes) == "Games are not saved: /dev/null/data cannot be written.");
}

TEST_CASE("assets: MESSHALL_ASSETS alone if set, else installed before source and build") {
  const TemporaryFolder folder;
  std::filesystem::create_directories(folder.path / "share" / "messhall" / "pictures");
  write_all(folder.path / "share" / "messhall" / "pictures" / "cup.svg", "<svg/>");
  const auto program = folder.path / "bin" / "messhall";

  const auto installed = find_assets(with({}), program);
  REQUIRE(installed);
  CHECK(installed->roots().front() == folder.path / "share" / "messhall");
  CHECK(installed->find("pictures/cup.svg") == folder.path / "share" / "messhall" / "pictures" / "cup.svg");
  CHECK(installed->find("pictures/none.svg")
            .error()
            .message.starts_with("pictures/none.svg is missing; searched in"));

  const auto chosen = find_assets(with({{"MESSHALL_ASSETS", folder.path.string()}}), program);
  REQUIRE(chosen);
  CHECK(chosen->roots() == std::vector{folder.path});
  CHECK_FALSE(find_assets(with({{"MESSHALL_ASSETS", "/nowhere"}}), program));
}

TEST_CASE("a folder without pictures is refused") {
  const TemporaryFolder folder;
  std::filesystem::create_directories(folder.path / "pictures");
  const Assets assets({folder.path});
  CHECK(find_pictures(assets).error().message.starts_with("no pictures in "));
  write_all(folder.path / "pictures" / "cup.svg", "<svg/>");
  CHECK(find_pictures(assets) == folder.path / "pictures");
}

TEST_CASE("an empty HOME is none") {
  CHECK(find_homes(with({{"HOME", ""}})).data.empty());
  CHECK(find_homes(with({{"HOME", "here"}})).data.empty());
}
