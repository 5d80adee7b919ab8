// The way from the title to the table and back, by pad, keys and mouse.
#include <doctest/doctest.h>

#include "engine/core/game.hpp"
#include "game/screens/lobby.hpp"
#include "game/screens/table_screen.hpp"
#include "game/screens/title_screen.hpp"
#include "game/screens/trays.hpp"
#include "game/table/session.hpp"
#include "house.hpp"

namespace {

using house::House;
using Button = game::devices::PadButton;

/// As after that game: its tray has the focus.
void open_title(House& house, std::string_view game = "cafe-fatal") {
  house.settings().remember("tray", game);
  house.shell().screens().restart(std::make_unique<game::screens::TitleScreen>(house.shell().services()));
  house.wait(0.1);
  REQUIRE(house.top() == "title");
}

game::settings::Settings instant() {
  game::settings::Settings settings;
  settings.set(game::settings::Id::animation_speed,
               static_cast<int>(game::settings::AnimationSpeed::instant));
  return settings;
}

}  // namespace

TEST_CASE("S16: two presses from launch put dice or cards on the table, in all four games") {
  for (const auto& tray : game::screens::k_trays) {
    CAPTURE(tray.title);
    House house(640, 360);
    open_title(house, tray.game);
    house.plug_in(7);
    house.press(7, Button::south);
    CHECK(house.top() == "seats");
    house.press(7, Button::south);
    CHECK(house.top() == "table");
    CHECK(house.wait_for("asked=A", 60.0));
  }
}

TEST_CASE("the title offers every game of the program, and at first launch stands on the first") {
  House house(640, 360);
  house.shell().screens().restart(std::make_unique<game::screens::TitleScreen>(house.shell().services()));
  house.wait(0.1);
  REQUIRE(core::games().size() == game::screens::k_trays.size());
  for (const auto& tray : game::screens::k_trays) {
    CHECK(core::find_game(tray.game) != nullptr);
    CHECK(house.shows("focus=" + std::string(tray.game)));
    house.key(SDL_SCANCODE_RIGHT);
  }
}

TEST_CASE("S13: any button on another device takes the next bot's place; back gives it up") {
  House house(640, 360);
  open_title(house);
  house.plug_in(1);
  house.plug_in(2);
  house.press(1, Button::south);
  CHECK(house.shows("people=1"));
  house.press(2, Button::west);
  CHECK(house.shows("people=2"));
  house.key(SDL_SCANCODE_W);
  CHECK(house.shows("people=3"));
  CHECK(house.shows("places=4"));
  // START belongs to whoever pressed first.
  house.press(2, Button::down);
  house.press(2, Button::down);
  house.press(2, Button::east);
  CHECK(house.shows("people=2"));
  house.press(1, Button::south);
  CHECK(house.top() == "table");
}

TEST_CASE("S13: a press that was held across a screen change does not count") {
  House house(640, 360);
  open_title(house);
  house.plug_in(1);
  house.feed(game::devices::PadButtonChanged{1, Button::south, true});
  house.wait(1.0);
  CHECK(house.top() == "seats");
}

TEST_CASE("names are typed with keys and picked with a pad") {
  House house(640, 360);
  open_title(house);
  house.key(SDL_SCANCODE_RETURN);
  for (int press = 0; press < 9; ++press) house.key(SDL_SCANCODE_UP);
  house.key(SDL_SCANCODE_RETURN);
  REQUIRE(house.top() == "name");
  house.type("Ann");
  house.plug_in(3);
  house.press(3, Button::right);
  house.press(3, Button::south);  // a b
  house.key(SDL_SCANCODE_RETURN);
  CHECK(house.top() == "seats");
  house.key(SDL_SCANCODE_RETURN);
  CHECK(house.top() == "name");
}

TEST_CASE("S10: a pad alone plays a whole game to the results and a rematch") {
  House house(640, 360, instant());
  open_title(house);
  house.plug_in(4);
  house.press(4, Button::south);
  house.press(4, Button::south);
  for (int press = 0; press < 20000 && house.top() == "table"; ++press) {
    if (house.shows("asked=A")) house.press(4, Button::south);
    house.wait(1.0 / 60.0);
  }
  REQUIRE(house.top() == "results");
  CHECK(house.wait_for("ceremony-done"));
  house.press(4, Button::south);
  CHECK(house.top() == "table");
}

TEST_CASE("flow: pause stops the table for all and counts down before it goes on") {
  House house(640, 360);
  open_title(house);
  house.key(SDL_SCANCODE_RETURN);
  house.key(SDL_SCANCODE_RETURN);
  REQUIRE(house.top() == "table");
  house.key(SDL_SCANCODE_P);
  CHECK(house.top() == "pause");
  house.draw();
  house.key(SDL_SCANCODE_BACKSPACE);
  CHECK(house.top() == "countdown");
  CHECK(house.wait_for("screen=table", 3.0));
}

TEST_CASE("flow: a pad that drops keeps its seat; the next pad takes it over") {
  House house(640, 360);
  open_title(house);
  house.plug_in(1);
  house.press(1, Button::south);
  house.press(1, Button::south);
  REQUIRE(house.wait_for("asked=A", 60.0));
  house.feed(game::devices::PadDisconnected{1});
  CHECK_FALSE(house.shows("missed"));
  house.wait(5.2);
  CHECK(house.shows("missed"));
  house.plug_in(9);
  house.press(9, Button::south);
  CHECK_FALSE(house.shows("missed"));
  CHECK(house.shows("asked=A"));
}

TEST_CASE("flow: after a minute without a press bots play behind the sign; any press returns") {
  House house(640, 360);
  open_title(house);
  house.wait(59.0);
  CHECK(house.top() == "title");
  house.wait(3.0);
  REQUIRE(house.top() == "attract");
  house.wait(5.0);
  house.shoot("attract");
  house.key(SDL_SCANCODE_SPACE);
  CHECK(house.top() == "title");
}

TEST_CASE("the mouse alone reaches seats, options and the table") {
  House house(1280, 720);
  open_title(house);
  REQUIRE(house.click("cafe-fatal"));
  REQUIRE(house.top() == "seats");
  CHECK(house.shows("people=1"));
  REQUIRE(house.click("places-more"));
  CHECK(house.shows("places=5"));
  REQUIRE(house.click("places-less"));
  CHECK(house.shows("places=4"));
  REQUIRE(house.click("start"));
  CHECK(house.top() == "table");
  house.wait(0.2);
  REQUIRE(house.click("do:pause"));
  CHECK(house.top() == "pause");
}

TEST_CASE("S13: people of a continued game take their own devices by pressing a button") {
  House house(640, 360);
  auto& services = house.shell().services();
  game::screens::Lobby lobby(*core::find_game("cafe-fatal"));
  auto opened = game::table::Session::open({"cafe-fatal", lobby.seats(), lobby.options(), 3}, nullptr);
  REQUIRE(opened);
  std::vector<game::stage::Who> seats = lobby.seats();
  for (game::stage::Who& who : seats) who.person = true;
  auto table =
      game::screens::continue_table(services, {(*opened)->match(), seats}, true, game::devices::pad(1));
  REQUIRE(table);
  services.screens.restart(*std::move(table));
  house.plug_in(1);
  house.plug_in(2);
  house.press(2, Button::south);
  // Seat D has its own pad now; when that goes, D alone is missed.
  house.feed(game::devices::PadDisconnected{2});
  house.wait(6.0);
  house.draw();
  CHECK_FALSE(house.shows("asked=D"));
  CHECK_FALSE(house.shows("missed"));
}

TEST_CASE("every cue that screens play is in the table") {
  House house(640, 360);
  open_title(house);
  house.key(SDL_SCANCODE_RETURN);
  house.key(SDL_SCANCODE_RETURN);
  house.wait_for("asked=A", 60.0);
  CHECK(house.shell().services().sounds.unknown_cues().empty());
}
