// Teams on the seats screen: exactly what the rules allow for the number of places (KC-062, KC-A44, KC-A51).
#include <doctest/doctest.h>

#include "engine/cooking_customers/options.hpp"
#include "engine/core/game.hpp"
#include "game/screens/lobby.hpp"
#include "game/screens/teams.hpp"
#include "game/screens/title_screen.hpp"
#include "house.hpp"

namespace {

namespace screens = game::screens;
using house::House;
using screens::Lobby;
using Button = game::devices::PadButton;

const core::Game& kitchen() {
  return *core::find_game("cooking-customers");
}

Lobby lobby_of(int places) {
  Lobby lobby(kitchen());
  lobby.set_places(places);
  REQUIRE(lobby.places() == places);
  return lobby;
}

const screens::OptionRow& teams_row() {
  static const auto k_rows = screens::options_of(kitchen());
  return k_rows.front();
}

int teams_of(const Lobby& lobby) {
  return lobby.value(teams_row());
}

}  // namespace

TEST_CASE("KC-A44: the menu offers the splits that the engine knows, alone up to five") {
  for (int places = 2; places <= 10; ++places) {
    CAPTURE(places);
    Lobby lobby = lobby_of(places);
    std::vector<int> offered;
    do {
      offered.push_back(teams_of(lobby));
      CHECK(kitchen().read_options(lobby.options(), places));
    } while (lobby.change(teams_row(), 1) && teams_of(lobby) != offered.front());
    std::vector<int> wanted;
    if (places <= cooking_customers::k_most_solo) wanted.push_back(0);
    for (const auto& split : cooking_customers::team_splits(places))
      wanted.push_back(static_cast<int>(std::count(split.begin(), split.end(), ' ')) + 1);
    CHECK(offered == wanted);
  }
}

TEST_CASE("KC-062: more than five places are pairs at once, and alone again when they are given up") {
  Lobby lobby = lobby_of(5);
  CHECK(teams_of(lobby) == 0);
  REQUIRE(lobby.set_places(6));
  CHECK(teams_of(lobby) == 3);
  REQUIRE(lobby.set_places(10));
  CHECK(teams_of(lobby) == 5);
  REQUIRE(lobby.set_places(5));
  CHECK(teams_of(lobby) == 0);
  // Who wanted two teams keeps two teams.
  REQUIRE(lobby.set_places(8));
  CHECK(teams_of(lobby) == 4);
  lobby.change(teams_row(), -1);
  while (teams_of(lobby) != 2) lobby.change(teams_row(), 1);
  REQUIRE(lobby.set_places(9));
  CHECK(teams_of(lobby) == 2);
}

TEST_CASE("teams say in one line what they are") {
  Lobby lobby = lobby_of(3);
  const auto line = [&lobby] { return screens::teams_line(lobby.options(), lobby.game(), lobby.places()); };
  CHECK(line() == "Four players can form teams.");
  REQUIRE_FALSE(lobby.change(teams_row(), 1));
  REQUIRE(lobby.set_places(4));
  CHECK(line() == "Everybody cooks alone. On: teams share orders and tips.");
  REQUIRE(lobby.set_places(6));
  CHECK(line() == "3 teams of 2 share orders and tips.");
  REQUIRE(lobby.set_places(7));
  CHECK(line() == "2 + 2 + 3 share orders and tips.");
  CHECK(screens::length_line(lobby).starts_with("7 players, about "));
}

TEST_CASE("teams and ten places from the title by pad alone") {
  House house(1280, 720);
  house.settings().remember("tray", "cooking-customers");
  house.shell().screens().restart(std::make_unique<screens::TitleScreen>(house.shell().services()));
  house.wait(0.1);
  house.plug_in(1);
  house.press(1, Button::south);
  REQUIRE(house.top() == "seats");
  CHECK(house.shows("Teams=0"));
  // START, Hints, Open hands, Teams, Places.
  for (int i = 0; i < 3; ++i) house.press(1, Button::up);
  house.press(1, Button::right);
  CHECK(house.shows("Teams=2"));
  house.press(1, Button::up);
  for (int places = 4; places < 10; ++places) house.press(1, Button::right);
  CHECK(house.shows("places=10"));
  CHECK(house.shows("Teams=5"));
  house.press(1, Button::right);
  CHECK(house.shows("refused"));
  house.wait(0.3);
  for (const std::string& problem : house.problems()) FAIL_CHECK(problem);
}
