// The settings' file: round trip, unknown keys, broken files, ranges, places that cannot be written.
#include "game/settings/settings.hpp"

#include <doctest/doctest.h>
#include <sys/stat.h>

#include <nlohmann/json.hpp>

#include "game/devices/device_manager.hpp"
#include "game/settings/saved_file.hpp"
#include "tests/game_settings/temporary_folder.hpp"

using namespace game;
using settings::Id;
using settings::Settings;

namespace {

struct InFolder {
  TemporaryFolder folder;
  std::filesystem::path file = folder.path / "messhall" / "settings.json";

  void write(const std::string& contents) const {
    std::filesystem::create_directories(file.parent_path());
    write_all(file, contents);
  }
  [[nodiscard]] nlohmann::json saved(Settings& settings) const {
    settings.flush();
    return nlohmann::json::parse(read_all(file));
  }
};

}  // namespace

TEST_CASE_FIXTURE(InFolder, "a change is saved at once and is there at the next start") {
  devices::Bindings bindings;
  bindings.rebind(devices::DeviceKind::pad, devices::Logical::confirm, 1);
  {
    Settings settings(file);
    CHECK(settings.notes().empty());
    CHECK(settings.number(Id::shake) == 50);
    settings.set(Id::shake, 0);
    settings.set(Id::fullscreen, 1);
    settings.set(Id::animation_speed, static_cast<int>(settings::AnimationSpeed::instant));
    settings.set_bindings(bindings);
    settings.remember("tray", "cafe-fatal");
    const auto json = saved(settings);
    CHECK(json["shake"] == 0);
    CHECK(json["fullscreen"] == true);
    CHECK(json["animation_speed"] == "instant");
    CHECK_FALSE(json.contains("safe_area"));  // never touched: follows what later versions think best
  }
  const Settings again(file);
  CHECK(again.number(Id::shake) == 0);
  CHECK(again.is_on(Id::fullscreen));
  CHECK(again.text(Id::animation_speed) == "Instant");
  CHECK(again.bindings() == bindings);
  CHECK(again.recall("tray") == "cafe-fatal");
}

TEST_CASE_FIXTURE(InFolder, "unknown keys survive a round trip, in their order") {
  write(R"({"zebra":{"stripes":[1,2]},"shake":20,"another":null})");
  Settings settings(file);
  settings.set(Id::mono, 1);
  settings.flush();
  const auto json = nlohmann::ordered_json::parse(read_all(file));
  CHECK(json.dump() == R"({"zebra":{"stripes":[1,2]},"shake":20,"another":null,"mono":true})");
}

TEST_CASE_FIXTURE(InFolder, "a broken file is kept aside, never overwritten, and the game starts as new") {
  for (const std::string broken : {"{\"shake\": 7", "[1, 2]", "\xff\xfe", ""}) {
    CAPTURE(broken);
    write(broken);
    Settings settings(file);
    REQUIRE(settings.notes().size() == 1);
    CHECK(settings.notes()[0].find("settings.json.broken-") != std::string::npos);
    CHECK(settings.number(Id::shake) == 50);
    settings.set(Id::shake, 10);
    CHECK(saved(settings)["shake"] == 10);
  }
  CHECK(read_all(file.string() + ".broken-1") == "{\"shake\": 7");
  CHECK(read_all(file.string() + ".broken-2") == "[1, 2]");
  CHECK(std::filesystem::exists(file.string() + ".broken-4"));
}

TEST_CASE_FIXTURE(InFolder,
                  "values out of range or of a wrong type give the nearest or the new one, and a note") {
  write(R"({"safe_area":20,"shake":1e300,"mono":"yes","animation_speed":"warp","master_volume":33})");
  const Settings settings(file);
  CHECK(settings.number(Id::safe_area) == 85);
  CHECK(settings.number(Id::shake) == 100);
  CHECK_FALSE(settings.is_on(Id::mono));
  CHECK(settings.text(Id::animation_speed) == "Normal");
  CHECK(settings.number(Id::master_volume) == 35);
  CHECK(settings.notes().size() == 5);
  CHECK(settings.notes()[0] == "safe_area is 85 to 100, not 20; 85 % is used");
}

TEST_CASE_FIXTURE(InFolder, "as new resets one group and no other") {
  Settings settings(file);
  settings.set(Id::shake, 0);
  settings.set(Id::mono, 1);
  settings.reset(settings::Group::access);
  CHECK(settings.number(Id::shake) == 50);
  CHECK(settings.is_on(Id::mono));
  CHECK_FALSE(saved(settings).contains("shake"));
}

TEST_CASE_FIXTURE(InFolder, "what the command line says holds for this run only") {
  Settings settings(file);
  CHECK(settings.set_for_this_run("animation_speed", "double").has_value());
  CHECK(settings::animation_factor(settings) == 2.0);
  settings.set(Id::mono, 1);
  CHECK_FALSE(saved(settings).contains("animation_speed"));
  CHECK(settings.set_for_this_run("shake", "55").error().message ==
        "shake is 0 to 100 in steps of 10, not \"55\"");
  CHECK(settings.set_for_this_run("mono", "maybe").error().message == "mono is on or off, not \"maybe\"");
  CHECK(settings.set_for_this_run("animation_speed", "warp").error().message ==
        "animation_speed is half, normal, double or instant, not \"warp\"");
  CHECK(settings.set_for_this_run("wobble", "1").error().message == "there is no setting \"wobble\"");
}

TEST_CASE("steps: numbers stop at their ends, choices and switches go round") {
  Settings settings;
  settings.step(Id::master_volume, 1);
  CHECK(settings.number(Id::master_volume) == 85);
  for (int i = 0; i < 9; ++i) settings.step(Id::master_volume, 1);
  CHECK(settings.number(Id::master_volume) == 100);
  settings.step(Id::animation_speed, -1);
  settings.step(Id::animation_speed, -1);
  CHECK(settings.text(Id::animation_speed) == "Instant");
  settings.step(Id::mono, 1);
  settings.step(Id::mono, 1);
  CHECK_FALSE(settings.is_on(Id::mono));
}

TEST_CASE_FIXTURE(InFolder, "where nothing can be written there is a note, and the game plays on") {
  write_all(folder.path / "messhall", "a file where the folder should be");
  Settings settings(file);
  settings.set(Id::shake, 0);
  settings.flush();
  CHECK(settings.number(Id::shake) == 0);
  REQUIRE(settings.notes().size() == 1);
  CHECK(settings.notes()[0].find("cannot be saved") != std::string::npos);
}

TEST_CASE_FIXTURE(InFolder, "a failed replacement leaves the old file and no rest") {
  write("old");
  CHECK(settings::replace_file(file, "new").has_value());
  CHECK(read_all(file) == "new");
  CHECK_FALSE(settings::replace_file("/dev/null/x", "new").has_value());
  std::filesystem::create_symlink(file, folder.path / "link");
  CHECK(settings::replace_file(folder.path / "link", "through").has_value());
  CHECK(std::filesystem::is_symlink(folder.path / "link"));
  CHECK(read_all(file) == "through");
  CHECK(std::distance(std::filesystem::directory_iterator(file.parent_path()), {}) == 1);
}

TEST_CASE("what follows from settings, for those who use them") {
  Settings settings;
  CHECK(settings::animation_factor(settings) == 1.0);
  CHECK_FALSE(settings::frames_per_second(settings));
  CHECK_FALSE(settings::choice_seconds(settings));
  settings.set(Id::frame_limit, static_cast<int>(settings::FrameLimit::thirty));
  settings.set(Id::choice_timer, 2);
  CHECK(settings::frames_per_second(settings) == 30);
  CHECK(settings::choice_seconds(settings) == 60);
}

TEST_CASE("devices as new react as settings as new say") {
  const Settings settings;
  const devices::Tuning tuning;
  CHECK(tuning.repeat_delay.count() == settings.number(Id::repeat_delay));
  CHECK(tuning.stick_threshold * 100 == doctest::Approx(settings.number(Id::stick_threshold)));
}

TEST_CASE("every setting has a name, a label and one line of help that fits") {
  for (const settings::Declaration& entry : settings::declarations()) {
    CAPTURE(entry.name);
    CHECK(settings::find_declaration(entry.name) == &entry);
    CHECK_FALSE(entry.label.empty());
    CHECK(entry.help.size() >= 8);
    CHECK(entry.help.size() <= 80);  // S2
    CHECK((entry.kind == settings::Kind::choice) == !entry.choices.empty());
  }
}

TEST_CASE_FIXTURE(InFolder, "what cannot be read is kept aside, never overwritten") {
  SUBCASE("a folder") {
    std::filesystem::create_directories(file / "inside");
  }
  SUBCASE("a pipe, without waiting for it") {
    std::filesystem::create_directories(file.parent_path());
    REQUIRE(mkfifo(file.c_str(), 0600) == 0);
  }
  SUBCASE("nesting that would exhaust the stack") {
    write("{\"future\":" + std::string(200000, '[') + std::string(200000, ']') + "}");
  }
  Settings settings(file);
  REQUIRE(settings.notes().size() == 1);
  CHECK(settings.notes()[0].find("settings.json.broken-1") != std::string::npos);
  settings.set(Id::shake, 0);
  CHECK(saved(settings)["shake"] == 0);
  CHECK(std::filesystem::exists(file.string() + ".broken-1"));
}
