// The seats screen's options and presets: they are the games' own, and what they set can be played.
#include <doctest/doctest.h>

#include <array>
#include <set>
#include <string>

#include "engine/core/game.hpp"
#include "game/screens/lobby.hpp"
#include "game/screens/presets.hpp"
#include "game/screens/seats_screen.hpp"
#include "house.hpp"

namespace {

namespace screens = game::screens;
using house::House;
using screens::Lobby;
using screens::OptionForm;
using screens::OptionRow;
using Button = game::devices::PadButton;

Lobby lobby_of(std::string_view game, int places = 4) {
  Lobby lobby(*core::find_game(game));
  lobby.set_places(places);
  return lobby;
}

OptionRow row_of(const Lobby& lobby, std::string_view label) {
  for (const OptionRow& row : screens::options_of(lobby.game())) {
    if (row.label == label) return row;
  }
  FAIL("no row is called " << label);
  return {};
}

bool is_shown(const Lobby& lobby, std::string_view label) {
  for (const OptionRow& row : screens::options_of(lobby)) {
    if (row.label == label) return true;
  }
  return false;
}

/// The options as the game reads them.
core::Json read(const Lobby& lobby) {
  const auto read = lobby.game().read_options(lobby.options(), lobby.places());
  if (!read) FAIL(read.error().message);
  return *read;
}

void walk_to(Lobby& lobby, std::string_view preset) {
  for (int step = 0; step < 8 && screens::preset_name(lobby) != preset; ++step)
    REQUIRE(screens::walk_presets(lobby, 1));
  REQUIRE(screens::preset_name(lobby) == preset);
}

/// Pad 1 on the seats screen, on START.
void open_seats(House& house, std::string_view game) {
  auto& services = house.shell().services();
  services.screens.restart(
      screens::make_seats_screen(services, *core::find_game(game), game::devices::pad(1)));
  house.plug_in(1);
  house.wait(0.1);
}

}  // namespace

TEST_CASE("every row of the menu changes what its game reads, and says what that means") {
  for (const core::Game* game : core::games()) {
    for (const int places : {game->min_seats(), game->usual_seats(), game->max_seats()}) {
      Lobby lobby = lobby_of(game->id(), places);
      for (const OptionRow& row : screens::options_of(lobby)) {
        CAPTURE(row.label);
        if (row.form == OptionForm::teams) continue;  // teams_test.cpp
        CHECK(!row.on_line.empty());
        CHECK(!row.off_line.empty());
        // A switch that is off says what on would bring.
        if (row.form != OptionForm::number) CHECK(row.off_line.find("On: ") != std::string_view::npos);
        const core::Json before = read(lobby);
        lobby.set(row, row.form == OptionForm::number ? row.most : 1 - lobby.value(row));
        CHECK((read(lobby) != before) == (row.form != OptionForm::open_hands));
      }
    }
  }
}

TEST_CASE("the rows of all games stand in one order: what is in the box, the limit, open hands") {
  const auto rank = [](const OptionRow& row) {
    if (row.form == OptionForm::open_hands) return 2;
    return row.key == "limit" ? 1 : 0;
  };
  for (const core::Game* game : core::games()) {
    int before = 0;
    for (const OptionRow& row : screens::options_of(*game)) {
      CAPTURE(row.label);
      CHECK(rank(row) >= before);
      before = rank(row);
    }
  }
}

TEST_CASE("a new table is the first preset; right goes through all of them and left comes back") {
  for (const core::Game* game : core::games()) {
    if (!screens::has_presets(*game)) continue;
    CAPTURE(game->id());
    Lobby lobby = lobby_of(game->id());
    CHECK(screens::preset_name(lobby) == "First game");
    std::set<std::string_view> seen;
    do {
      CHECK(seen.insert(screens::preset_name(lobby)).second);
      CHECK(!screens::preset_line(lobby).empty());
      (void)read(lobby);
      REQUIRE(screens::walk_presets(lobby, 1));
      REQUIRE(seen.size() < 9);
    } while (screens::preset_name(lobby) != "First game");
    CHECK(seen.size() == 3);
    REQUIRE(screens::walk_presets(lobby, -1));
    CHECK(seen.contains(screens::preset_name(lobby)));
    CHECK(screens::preset_name(lobby) != "First game");
  }
}

TEST_CASE("WF-004, WF-090: the presets of What the Food?! set places and switches at once") {
  Lobby lobby = lobby_of("what-the-food");
  walk_to(lobby, "Party of eight");
  CHECK(lobby.places() == 8);
  CHECK(read(lobby)["special_edition"] == true);
  CHECK(read(lobby)["limit"] == 10);
  walk_to(lobby, "Advanced to 15");
  const core::Json advanced = read(lobby);
  for (const char* key : {"special_edition", "super_conditions", "mix_it_up", "hold_events"})
    CHECK(advanced[key] == true);
  CHECK(advanced["limit"] == 15);
  CHECK(advanced["trim_two_player"] == false);
  lobby.change(row_of(lobby, "Mix it up"), 1);
  CHECK(screens::preset_name(lobby) == "Own mix");
  walk_to(lobby, "First game");
  CHECK(read(lobby)["special_edition"] == false);
  CHECK(read(lobby)["limit"] == 10);
  // Whether hands are open is no part of it.
  lobby.change(row_of(lobby, "Open hands"), 1);
  CHECK(screens::preset_name(lobby) == "First game");
}

TEST_CASE("WF-090: the limit of 15 comes with the first advanced rule and goes with the last") {
  Lobby lobby = lobby_of("what-the-food");
  const OptionRow limit = row_of(lobby, "Splats to the end");
  lobby.change(row_of(lobby, "Special Edition"), 1);
  CHECK(lobby.value(limit) == 10);
  lobby.change(row_of(lobby, "Hold the Events"), 1);
  CHECK(lobby.value(limit) == 15);
  lobby.change(limit, -1);  // WF-A57: 10 is allowed
  CHECK(lobby.value(limit) == 10);
  lobby.change(row_of(lobby, "Super Conditions"), 1);
  CHECK(lobby.value(limit) == 10);
  lobby.change(row_of(lobby, "Super Conditions"), 1);
  lobby.change(limit, 1);
  CHECK(lobby.value(limit) == 15);
  lobby.change(row_of(lobby, "Hold the Events"), 1);
  CHECK(lobby.value(limit) == 10);
}

TEST_CASE("WF-A64: cards are left out with two places only") {
  Lobby lobby = lobby_of("what-the-food", 3);
  CHECK_FALSE(is_shown(lobby, "Trim for two"));
  REQUIRE(lobby.set_places(2));
  REQUIRE(is_shown(lobby, "Trim for two"));
  CHECK(lobby.fighters().size() == 10);
  lobby.set_fighter(0, "cheer");
  lobby.change(row_of(lobby, "Trim for two"), 1);
  CHECK(lobby.fighters().size() == 7);
  CHECK(lobby.fighter(0).empty());  // Cheer needs a third player
  CHECK(screens::preset_name(lobby) == "First game");
  REQUIRE(lobby.set_places(3));
  CHECK(read(lobby)["trim_two_player"] == false);
  CHECK(lobby.fighters().size() == 10);
}

TEST_CASE("a preset brings its own usual number of places, whatever the one before had") {
  for (const std::string_view game : {"cafe-chaos", "what-the-food", "cooking-customers"}) {
    CAPTURE(game);
    Lobby lobby = lobby_of(game);
    const std::string fresh = screens::length_line(lobby);
    REQUIRE(screens::walk_presets(lobby, 1));
    lobby.set_places(lobby.most_places());
    walk_to(lobby, "First game");
    CHECK(lobby.places() == lobby.game().usual_seats());
    CHECK(screens::length_line(lobby) == fresh);
  }
}

TEST_CASE("a preset takes nobody's place") {
  Lobby lobby = lobby_of("cooking-customers", 7);
  for (int seat = 0; seat < 7; ++seat) lobby.sit_down(seat, game::devices::pad(seat + 1));
  CHECK(screens::preset_name(lobby) == "Own mix");
  REQUIRE(screens::walk_presets(lobby, -1));
  CHECK(screens::preset_name(lobby) == "Party of ten");
  CHECK(lobby.map().people().size() == 7);
  CHECK_FALSE(screens::walk_presets(lobby, 1));
  CHECK(screens::preset_name(lobby) == "Party of ten");
}

TEST_CASE("the expected length follows places and limit") {
  Lobby lobby = lobby_of("what-the-food");
  const std::string first = screens::length_line(lobby);
  walk_to(lobby, "Advanced to 15");
  CHECK(screens::length_line(lobby) != first);
  CHECK(first == "4 players, about 34 minutes");
  CHECK(screens::length_line(lobby) == "4 players, about 45 minutes");
  REQUIRE(lobby.set_places(8));
  CHECK(screens::length_line(lobby) == "8 players, about 87 minutes");
}

TEST_CASE("WF-007: ten fighters to choose from, fifteen with the Special Edition, with all their faces") {
  House house(320, 180);
  const auto& canvas = house.shell().canvas();
  for (const std::string_view game : {"cafe-chaos", "what-the-food"}) {
    Lobby lobby = lobby_of(game);
    CHECK(lobby.fighters().size() == 10);
    for (const OptionRow& row : screens::options_of(lobby)) lobby.change(row, 1);
    const auto fighters = lobby.fighters();
    CHECK(fighters.size() == (game == "cafe-chaos" ? 23 : 15));
    for (const screens::Fighter& fighter : fighters) {
      CAPTURE(fighter.id);
      CHECK(!fighter.name.empty());
      CHECK(!fighter.text.empty());
      lobby.set_fighter(0, fighter.id);
      CHECK(read(lobby)["characters"]["A"] == fighter.id);
      for (const char* mood : {"calm", "glee", "gloom"})
        CHECK(canvas.has_sprite(screens::fighter_picture(lobby.game(), fighter.id, mood)));
    }
  }
  CHECK_FALSE(screens::has_fighters(*core::find_game("cafe-fatal")));
}

TEST_CASE("presets by pad: left and right, and the focus stays where it is while places come and go") {
  House house(1280, 720);
  open_seats(house, "what-the-food");
  REQUIRE(house.shows("preset=First game"));
  // START, Hints, Open hands, limit, four switches, Places, the preset.
  for (int press = 0; press < 9; ++press) house.press(1, Button::up);
  house.press(1, Button::right);
  CHECK(house.shows("preset=Party of eight"));
  CHECK(house.shows("places=8"));
  house.press(1, Button::right);
  CHECK(house.shows("preset=Advanced to 15"));
  CHECK(house.shows("Super Conditions=1"));
  CHECK(house.shows("Splats to the end=15"));
  house.press(1, Button::right);
  CHECK(house.shows("preset=First game"));
  house.press(1, Button::left);
  CHECK(house.shows("preset=Advanced to 15"));
  CHECK(house.shows("places=4"));
  house.press(1, Button::down);  // Places
  for (int places = 4; places > 2; --places) house.press(1, Button::left);
  CHECK(house.shows("places=2"));
  CHECK(house.shows("Trim for two=0"));
  CHECK(house.shows("preset=Advanced to 15"));
  house.press(1, Button::down);  // Special Edition
  house.press(1, Button::south);
  CHECK(house.shows("Special Edition=0"));
  CHECK(house.shows("preset=Own mix"));
  house.wait(0.3);
  for (const std::string& problem : house.problems()) FAIL_CHECK(problem);
}

TEST_CASE("S2, S4: every row of the menu in focus leaves its neighbours their words") {
  for (const int percent : {100, 150}) {
    game::settings::Settings settings;
    settings.set(game::settings::Id::text_scale, percent);
    House house(1280, 720, std::move(settings));
    for (const std::string_view game : {"cafe-chaos", "what-the-food", "cooking-customers", "cafe-fatal"}) {
      open_seats(house, game);
      const auto& screens = house.shell().screens();
      REQUIRE(screens.top()->name() == "seats");
      for (int row = 0; row < 12; ++row) {
        house.wait(0.3);
        house.shoot("row-" + std::string(game) + "-" + std::to_string(percent) + "-" + std::to_string(row));
        for (const std::string& problem : house.problems()) FAIL_CHECK(game << " " << row << ": " << problem);
        house.press(1, Button::up);
        // Two places bring one row more.
        if (game == "what-the-food" && row == 7) {
          for (int places = 4; places > 2; --places) house.press(1, Button::left);
        }
      }
    }
  }
}

TEST_CASE("presets by mouse") {
  House house(1280, 720);
  open_seats(house, "cafe-chaos");
  REQUIRE(house.click("preset-less"));
  CHECK(house.shows("preset=All packs"));
  CHECK(house.shows("Soobway pack=1"));
  REQUIRE(house.click("preset-more"));
  CHECK(house.shows("preset=First game"));
  REQUIRE(house.click("preset"));
  CHECK(house.shows("preset=Party of eight"));
}
