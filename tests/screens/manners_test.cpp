// Whose press counts for whom, and where the focus stands when a screen comes back.
#include <doctest/doctest.h>

#include "engine/core/game.hpp"
#include "game/screens/results_screen.hpp"
#include "game/screens/table_page.hpp"
#include "game/screens/table_screen.hpp"
#include "game/screens/title_screen.hpp"
#include "house.hpp"

namespace {

using house::House;
using Button = game::devices::PadButton;

/// As after a game of Café Fatal: its tray has the focus.
void open_title(House& house) {
  house.settings().remember("tray", "cafe-fatal");
  house.shell().screens().restart(std::make_unique<game::screens::TitleScreen>(house.shell().services()));
  house.wait(0.1);
  REQUIRE(house.top() == "title");
}

/// The right half of the keyboard at the seats.
void open_seats(House& house) {
  open_title(house);
  house.key(SDL_SCANCODE_RETURN);
  REQUIRE(house.top() == "seats");
}

bool offers(House& house, const std::string& place) {
  house.draw();
  return house.shell().observed().places.contains(place);
}

/// ImGui acts while it draws.
void press_in_menu(House& house, SDL_Scancode key) {
  house.feed(game::devices::KeyChanged{key, true});
  house.frames(2);
  house.feed(game::devices::KeyChanged{key, false});
  house.frames(3);
}

}  // namespace

TEST_CASE("S4: menus give the focus back to what was chosen") {
  House house(1280, 720);
  open_title(house);
  house.key(SDL_SCANCODE_P);
  REQUIRE(house.top() == "settings");
  house.frames(10);
  for (int press = 0; press < 4; ++press) press_in_menu(house, SDL_SCANCODE_DOWN);
  REQUIRE(house.shows("focus=Controls"));
  press_in_menu(house, SDL_SCANCODE_RETURN);
  REQUIRE(house.top() == "settings-group");
  for (int press = 0; press < 4; ++press) press_in_menu(house, SDL_SCANCODE_DOWN);
  REQUIRE(house.shows("focus=Buttons: Keyboard, left half"));
  press_in_menu(house, SDL_SCANCODE_RETURN);
  REQUIRE(house.top() == "controls");
  press_in_menu(house, SDL_SCANCODE_BACKSPACE);
  CHECK(house.shows("focus=Buttons: Keyboard, left half"));
  for (int press = 0; press < 2; ++press) press_in_menu(house, SDL_SCANCODE_DOWN);
  REQUIRE(house.shows("focus=As new"));
  press_in_menu(house, SDL_SCANCODE_RETURN);
  CHECK(house.shows("focus=No, keep it"));
  press_in_menu(house, SDL_SCANCODE_BACKSPACE);
  CHECK(house.shows("focus=As new"));
  press_in_menu(house, SDL_SCANCODE_BACKSPACE);
  CHECK(house.shows("focus=Controls"));
}

TEST_CASE("S4: settings opened from the pause menu give the focus back to Settings") {
  House house(1280, 720);
  open_seats(house);
  house.key(SDL_SCANCODE_RETURN);
  REQUIRE(house.top() == "table");
  house.key(SDL_SCANCODE_P);
  house.frames(10);
  press_in_menu(house, SDL_SCANCODE_DOWN);
  press_in_menu(house, SDL_SCANCODE_DOWN);
  REQUIRE(house.shows("focus=Settings"));
  press_in_menu(house, SDL_SCANCODE_RETURN);
  REQUIRE(house.top() == "settings");
  press_in_menu(house, SDL_SCANCODE_BACKSPACE);
  REQUIRE(house.top() == "pause");
  CHECK(house.shows("focus=Settings"));
}

TEST_CASE("settings stop at their ends") {
  House house(1280, 720);
  using game::settings::AnimationSpeed;
  using game::settings::Id;
  house.settings().set(Id::animation_speed, static_cast<int>(AnimationSpeed::instant));
  open_title(house);
  house.key(SDL_SCANCODE_P);
  house.frames(10);
  for (int press = 0; press < 2; ++press) press_in_menu(house, SDL_SCANCODE_DOWN);
  press_in_menu(house, SDL_SCANCODE_RETURN);
  REQUIRE(house.shows("focus=Animation speed"));
  press_in_menu(house, SDL_SCANCODE_RIGHT);
  CHECK(house.settings().number(Id::animation_speed) == static_cast<int>(AnimationSpeed::instant));
  press_in_menu(house, SDL_SCANCODE_LEFT);
  CHECK(house.settings().number(Id::animation_speed) == static_cast<int>(AnimationSpeed::twice));
}

TEST_CASE("S13: a mouse that nobody sits at takes a place of its own") {
  House house(1280, 720);
  open_seats(house);
  CHECK(house.shows("people=1"));
  REQUIRE(house.click("seat-1"));
  CHECK(house.top() == "seats");  // not the keyboard's name board
  CHECK(house.shows("people=2"));
  REQUIRE(house.click("seat-2"));
  CHECK(house.top() == "name");  // its own name
  house.click({60.0F, 60.0F}, game::devices::MouseButton::right);
  REQUIRE(house.top() == "seats");
  REQUIRE(house.click("seat-1"));
  CHECK(house.top() == "seats");
  CHECK(house.shows("refused"));
}

TEST_CASE("a click on a bot's level changes it and seats nobody") {
  House house(1280, 720);
  open_seats(house);
  for (const char* place : {"seat-3-more", "seat-3-less"}) {
    REQUIRE(house.click(place));
    CHECK(house.shows("people=1"));
  }
}

TEST_CASE("the arrows beside a name stay where they are") {
  House house(1280, 720);
  open_title(house);
  REQUIRE(house.click("cafe-fatal"));
  house.draw();
  const auto before = house.shell().observed().places.at("seat-1-more");
  for (int click = 0; click < 4; ++click) {
    house.click(before);
    REQUIRE(house.top() == "seats");
    house.draw();
    CHECK(house.shell().observed().places.at("seat-1-more") == before);
  }
}

TEST_CASE("the rules are one click away at the seats") {
  House house(1280, 720);
  open_seats(house);
  REQUIRE(house.click("do:info"));
  CHECK(house.top() == "how-to-play");
  REQUIRE(house.click("page"));
  CHECK(house.shows("page=2"));
  house.key(SDL_SCANCODE_BACKSPACE);
  house.click({60.0F, 60.0F}, game::devices::MouseButton::middle);
  CHECK(house.top() == "how-to-play");
}

TEST_CASE("START stays its owner's while others press") {
  House house(1280, 720);
  open_seats(house);
  CHECK(house.shows("on-start=1"));
  house.key(SDL_SCANCODE_W);  // the left half sits down
  CHECK(house.shows("people=2"));
  CHECK(house.shows("on-start=1"));
  CHECK_FALSE(house.shows("on-start=2"));
  house.shoot("start-owner");
}

TEST_CASE("a name of a space alone is refused with a word") {
  House house(1280, 720);
  open_seats(house);
  for (int press = 0; press < 9; ++press) house.key(SDL_SCANCODE_UP);
  house.key(SDL_SCANCODE_RETURN);
  REQUIRE(house.top() == "name");
  house.type(" ");
  house.key(SDL_SCANCODE_RETURN);
  CHECK(house.top() == "name");
  CHECK(house.shows("refused"));
  house.shoot("name-refused");
  house.type("A");
  CHECK_FALSE(house.shows("refused"));
  house.key(SDL_SCANCODE_RETURN);
  CHECK(house.top() == "seats");
}

TEST_CASE("prompts of a screen below are not shown") {
  House house(1280, 720);
  open_seats(house);
  CHECK(offers(house, "do:info"));
  house.key(SDL_SCANCODE_I);
  REQUIRE(house.top() == "how-to-play");
  house.shell().canvas().set_audit(true);
  house.shoot("how-to-play-over-seats");
  int chips = 0;
  for (const render::DrawnElement& element : house.shell().canvas().drawn())
    chips += element.label == "Rules" || element.label == "Options" ? 1 : 0;
  CHECK(chips == 0);
}

TEST_CASE(
    "flow: anybody at the table lets a bot play for a missed pad with one press; a pad takes the seat back") {
  House house(1280, 720);
  open_title(house);
  house.plug_in(1);
  house.press(1, Button::south);
  house.key(SDL_SCANCODE_RETURN);
  CHECK(house.shows("people=2"));
  house.press(1, Button::south);
  // Either of the two may be the first player.
  for (int turn = 0; turn < 3000 && !house.shows("asked=A"); ++turn) {
    if (house.shows("asked=B")) house.key(SDL_SCANCODE_RETURN);
    house.wait(0.05);
  }
  REQUIRE(house.shows("asked=A"));
  house.feed(game::devices::PadDisconnected{1});
  house.wait(5.2);
  REQUIRE(house.shows("missed"));
  house.shoot("missed");
  house.key(SDL_SCANCODE_I);
  CHECK_FALSE(house.shows("missed"));
  REQUIRE(house.wait_for("asked=B", 60.0));
  CHECK_FALSE(house.shows("asked=A"));
  house.plug_in(9);
  house.press(9, Button::south);
  for (int turn = 0; turn < 3000 && !house.shows("asked=A"); ++turn) {
    if (house.shows("asked=B")) house.key(SDL_SCANCODE_RETURN);
    house.wait(0.05);
  }
  CHECK(house.shows("asked=A"));
}

TEST_CASE("a resting mouse shows a small card that goes with the pointer") {
  House house(1280, 720);
  open_title(house);
  REQUIRE(house.click("cafe-fatal"));
  REQUIRE(house.click("start"));
  REQUIRE(house.wait_for("asked=A", 60.0));
  house.point({1000.0F, 470.0F});
  house.wait(1.0);
  CHECK(house.shows("card=glance"));
  house.shoot("glance");
  house.point({1200.0F, 480.0F});
  CHECK_FALSE(house.shows("card=glance"));
  house.click({1200.0F, 480.0F}, game::devices::MouseButton::middle);
  CHECK(house.shows("card=info"));
  house.point({1000.0F, 470.0F});
  CHECK(house.shows("card=info"));
}

TEST_CASE("flow: who presses on when a game ends sees the results before anything begins anew") {
  House house(1280, 720);
  auto& services = house.shell().services();
  game::screens::Lobby lobby(*core::find_game("cafe-fatal"));
  lobby.sit_down(0, game::devices::k_keyboard_right);
  game::screens::ResultsInput input;
  input.seats = lobby.seats();
  input.points.assign(input.seats.size(), 3);
  input.points_text.assign(input.seats.size(), "3 points");
  input.winners = {0};
  house.shell().screens().restart(
      game::screens::make_results_screen(services, std::move(lobby), std::move(input)));
  house.plug_in(1);
  house.wait(0.1);
  REQUIRE(house.top() == "results");
  for (int press = 0; press < 8; ++press) {
    house.press(1, Button::south);
    house.press(1, Button::east);
    house.wait(0.1);
    REQUIRE(house.top() == "results");
  }
  REQUIRE(house.wait_for("ceremony-done"));
  house.press(1, Button::south);
  CHECK(house.top() == "table");
}

TEST_CASE(
    "flow: the second card of a turn comes behind the same curtain if the first concerned nobody else") {
  House house(640, 360);
  game::screens::Lobby lobby(*core::find_game("cooking-customers"));
  for (const int pad : {1, 2}) {
    house.plug_in(pad);
    lobby.sit_down(pad - 1, game::devices::pad(pad));
  }
  auto table = game::screens::open_table(house.shell().services(), lobby, 3);
  REQUIRE(table);
  auto& page = dynamic_cast<game::screens::TablePage&>(**table);
  house.shell().screens().restart(*std::move(table));
  int stayed = 0;
  int closed = 0;
  for (int turn = 0; turn < 12; ++turn) {
    for (int frame = 0; frame < 6000 && !house.shows("curtain=A") && !house.shows("curtain=B"); ++frame)
      house.wait(1.0 / 60.0);
    const int seat = page.keeper().asked().front();
    const bool decoy = page.keeper().is_decoy();
    house.press(seat + 1, Button::south);
    REQUIRE(house.wait_for("open=" + core::name(core::seat_at(seat))));
    const int before = page.table().match().decisions();
    for (int press = 0; press < 4 && page.table().match().decisions() == before; ++press)
      house.press(seat + 1, Button::south);
    house.wait(0.1);
    if (decoy) continue;
    const core::Question* next = page.table().match().pending_for(core::seat_at(seat));
    if (next == nullptr || page.keeper().curtain().closes()) {
      ++closed;
      continue;
    }
    ++stayed;
    for (int frame = 0; frame < 200 && house.shows("busy"); ++frame) {
      house.wait(1.0 / 60.0);
      REQUIRE(page.keeper().is_private());
    }
    REQUIRE(house.shows("open=" + core::name(core::seat_at(seat))));
    for (int press = 0; press < 20 && page.table().match().decisions() == before + 1; ++press) {
      house.press(seat + 1, Button::south);
      house.wait(0.1);
    }
    CHECK(page.table().match().decisions() > before + 1);
  }
  CHECK(stayed > 0);
  MESSAGE(stayed << " curtains stayed, " << closed << " closed");
}
