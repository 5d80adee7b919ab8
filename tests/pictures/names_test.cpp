// The names the program relies on, and families whose members replace each other in place.
#include <doctest/doctest.h>

#include <string>
#include <vector>

#include "album.hpp"
#include "render/svg.hpp"

namespace {

using Names = std::vector<std::string>;

Names numbered(const std::string& stem, int first, int last) {
  Names names;
  for (int i = first; i <= last; ++i) names.push_back(stem + std::to_string(i));
  return names;
}

Names with_endings(const std::string& stem, const Names& endings) {
  Names names;
  for (const auto& ending : endings) names.push_back(stem + ending);
  return names;
}

/// Exists, and all have one size: a change of face, frame or value must not move the thing.
void check_family(const Names& names) {
  const render::Size size = render::svg_size(pictures::svg_of(names.front()));
  for (const auto& name : names) {
    CAPTURE(name);
    REQUIRE(pictures::exists(name));
    const render::Size own = render::svg_size(pictures::svg_of(name));
    CHECK(own.width == size.width);
    CHECK(own.height == size.height);
  }
}

void check_exist(const Names& names) {
  for (const auto& name : names) {
    CAPTURE(name);
    CHECK(pictures::exists(name));
  }
}

}  // namespace

TEST_CASE("Morsels, wheels, dice and marks are complete") {
  for (const char* morsel : {"cheese", "pizza", "cake"}) {
    check_family(with_endings(std::string(morsel) + "-", {"calm", "joy", "wide", "fear", "sleep"}));
    check_family(numbered(std::string("wheel-") + morsel + "-", 0, 5));
  }
  for (int colour = 0; colour < 10; ++colour)
    check_family(numbered("die-" + std::to_string(colour) + "-", 1, 6));
  for (int colour = 0; colour < 5; ++colour)
    check_family(numbered("tumble-" + std::to_string(colour) + "-", 0, 7));
  check_family(numbered("mark-", 0, 9));
  check_family(numbered("badge-", 1, 6));
  check_exist({"die-slot", "die-shadow"});
}

TEST_CASE("Cloth and rim of a table have one size") {
  for (const int tables : {7, 10, 13}) {
    for (int table = 1; table <= tables; ++table) {
      const std::string name = std::to_string(tables) + "-t" + std::to_string(table);
      check_family({"cloth-" + name + "-plain", "cloth-" + name + "-red", "cloth-outline-" + name});
    }
  }
}

TEST_CASE("Ten people have five moods each") {
  for (int person = 0; person < 10; ++person)
    check_family(
        with_endings("person-" + std::to_string(person) + "-", {"calm", "joy", "gloom", "think", "wow"}));
  check_exist({"robot"});
}

TEST_CASE("The rooms have their things") {
  check_exist({"cafe-background", "cafe-lamp", "cafe-sign", "pool", "bag", "mouse", "dice-rail"});
  check_family(numbered("hand-left-", 0, 4));
  check_family(numbered("hand-right-", 0, 4));
  check_family({"logo", "logo-off"});
  check_family({"tray-chaos", "tray-food", "tray-fatal", "tray-cooking"});
  for (const char* walker : {"cheese", "tomato", "donut"})
    check_family(numbered(std::string("walker-") + walker + "-", 0, 1));
  check_exist({"title-background", "menu-background", "results-background", "app-icon"});
}

TEST_CASE("Menus, prompts, ceremony and particles are complete") {
  check_family({"chili-on", "chili-off"});
  check_family({"toggle-on", "toggle-off"});
  check_family(with_endings("glyph-", {"south", "east", "north", "west"}));
  check_family(with_endings("glyph-mouse-", {"left", "right", "middle"}));
  check_exist({"arrow", "glyph-dpad", "glyph-start", "glyph-key", "glyph-key-wide"});
  check_exist(with_endings("icon-", {"pad", "keyboard", "mouse"}));
  check_exist(numbered("podium-", 0, 4));
  check_family(numbered("medal-", 1, 5));
  check_family(numbered("confetti-", 0, 3));
  check_family(numbered("help-fatal-", 1, 6));
  check_family(numbered("splat-", 0, 7));
  check_family(numbered("crumb-", 0, 3));
  check_exist({"spark"});
}
