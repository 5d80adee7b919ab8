// Hidden hands on one screen (S14): secret buttons, the curtain, and no frame that shows what not all may
// see.
#include <doctest/doctest.h>

#include <algorithm>
#include <array>
#include <map>
#include <random>
#include <set>

#include "engine/core/game.hpp"
#include "engine/food_fight/cafe_chaos/cards.hpp"
#include "engine/food_fight/view.hpp"
#include "fight_moments.hpp"
#include "game/screens/lobby.hpp"
#include "game/screens/table_page.hpp"
#include "game/screens/table_screen.hpp"
#include "watch.hpp"

namespace {

using game::screens::Lobby;
using game::screens::TablePage;
using house::House;
using watch::letter;
using watch::open;
using watch::press_column;
using Button = game::devices::PadButton;
namespace chaos = food_fight::cafe_chaos;
using food_fight::Card;

game::settings::Settings quick() {
  game::settings::Settings settings;
  settings.set(game::settings::Id::animation_speed,
               static_cast<int>(game::settings::AnimationSpeed::instant));
  return settings;
}

/// Pads 1, 2, … for the first seats, bots for the others.
Lobby lobby_of(int places, int people) {
  Lobby lobby(*core::find_game("cafe-chaos"));
  while (lobby.places() > places) REQUIRE(lobby.set_places(lobby.places() - 1));
  while (lobby.places() < places) REQUIRE(lobby.set_places(lobby.places() + 1));
  for (int seat = 0; seat < people; ++seat) lobby.sit_down(seat, game::devices::pad(seat + 1));
  for (const auto& option : game::screens::options_of(lobby.game())) {
    if (option.form == game::screens::OptionForm::member) lobby.change(option, 1);
  }
  return lobby;
}

/// Public choices (aims) by the first thing in focus, until the board is there.
void aim_until_board(House& house) {
  for (int turn = 0; turn < 4000 && !house.shows("board=plan"); ++turn) {
    for (int seat = 0; seat < 8; ++seat) {
      if (house.shows("asked=" + letter(seat)) && !house.shows("board=plan"))
        house.press(seat + 1, Button::south);
    }
    house.wait(1.0 / 60.0);
  }
  REQUIRE(house.shows("board=plan"));
}

bool has_line(const TablePage& page, const std::string& line) {
  const auto& lines = const_cast<TablePage&>(page).table().match().lines();
  return std::find(lines.begin(), lines.end(), line) != lines.end();
}

}  // namespace

TEST_CASE("S14: two pads plan by secret buttons at once; nothing is written before both are ready") {
  House house(640, 360, quick());
  TablePage& page = open(house, lobby_of(3, 2));
  aim_until_board(house);
  REQUIRE(page.keeper().rows().size() == 2);
  press_column(house, page, 0, 0);
  press_column(house, page, 1, 2);
  press_column(house, page, 0, 1);
  CHECK_FALSE(house.shows("ready=A"));
  press_column(house, page, 0, 1);  // used: nothing
  press_column(house, page, 0, 2);
  CHECK(house.shows("ready=A"));
  CHECK_FALSE(has_line(page, "A plan throw grab duck"));
  // A changes its mind while B still chooses.
  house.press(1, Button::east);
  CHECK_FALSE(house.shows("ready=A"));
  press_column(house, page, 0, 3);
  CHECK(house.shows("ready=A"));
  press_column(house, page, 1, 0);
  house.shoot("board-two");
  press_column(house, page, 1, 1);
  house.wait(0.2);
  CHECK_FALSE(house.shows("board=plan"));
  CHECK(has_line(page, "B plan duck throw grab"));
  CHECK_FALSE(has_line(page, "A plan throw grab duck"));
}

TEST_CASE("S14: back with no card placed opens the own hand behind the curtain, for that pad alone") {
  House house(640, 360, quick());
  TablePage& page = open(house, lobby_of(3, 2));
  aim_until_board(house);
  house.press(2, Button::east);
  REQUIRE(house.wait_for("curtain=B", 2.0));
  house.press(1, Button::south);  // not A's
  CHECK(house.shows("curtain=B"));
  house.press(2, Button::south);
  REQUIRE(house.wait_for("open=B", 2.0));
  // Whoever is not asked does nothing here, and pauses all the same: that closes it.
  house.press(1, Button::south);
  CHECK(house.shows("open=B"));
  house.press(1, Button::start);
  CHECK(house.top() == "pause");
  house.frames(4);
  CHECK_FALSE(page.keeper().is_private());
  house.press(1, Button::start);
  house.wait(2.5);
  CHECK(house.top() == "table");
  CHECK(house.shows("curtain=B"));
  // Lost focus closes it too.
  house.press(2, Button::south);
  REQUIRE(house.wait_for("open=B", 2.0));
  house.feed(game::devices::FocusLost{});
  CHECK(house.shows("curtain=B"));
  // So does a pad that drops.
  house.press(2, Button::south);
  REQUIRE(house.wait_for("open=B", 2.0));
  house.feed(game::devices::PadDisconnected{2});
  CHECK(house.shows("curtain=B"));
  house.plug_in(7);
  house.press(7, Button::south);  // takes the place over, opens nothing
  CHECK(house.shows("curtain=B"));
  house.press(7, Button::south);
  REQUIRE(house.wait_for("open=B", 2.0));
  // Wandering over what is lit until three cards lie.
  std::mt19937 chance(6);
  constexpr std::array k_buttons{Button::south, Button::south, Button::right,
                                 Button::left,  Button::up,    Button::down};
  for (int press = 0; press < 400 && page.keeper().is_private(); ++press) {
    house.press(7, k_buttons[chance() % k_buttons.size()]);
  }
  REQUIRE(house.wait_for("board=plan", 4.0));
  CHECK(house.shows("ready=B"));
}

TEST_CASE("S14: the mouse and people who share a device plan one after another behind the curtain") {
  House house(1280, 720, quick());
  Lobby lobby = lobby_of(3, 1);
  lobby.sit_down(1, game::devices::k_mouse);
  TablePage& page = open(house, lobby);
  fight::Chance chance(4);
  for (int turn = 0; turn < 4000 && !house.shows("board=plan"); ++turn) {
    if (house.shows("asked=A")) house.press(1, Button::south);
    if (house.shows("asked=B") && !house.shows("board=plan"))
      (void)fight::click_something(house, page, chance);
    house.wait(1.0 / 60.0);
  }
  REQUIRE(house.shows("board=plan"));
  CHECK(page.keeper().rows().size() == 1);
  for (const int column : {0, 1, 2}) press_column(house, page, 0, column);
  REQUIRE(house.wait_for("curtain=B", 2.0));
  house.press(1, Button::south);
  CHECK(house.shows("curtain=B"));
  // Until all are ready A may still change: the board comes back.
  house.press(1, Button::east);
  REQUIRE(house.wait_for("board=plan", 2.0));
  press_column(house, page, 0, 3);
  REQUIRE(house.wait_for("curtain=B", 2.0));
  REQUIRE(house.click("curtain"));
  CHECK(house.wait_for("open=B", 2.0));
}

// No frame shows what it must not
// ---------------------------------------------------------------------------------------------------------

namespace {

/// The pictures that a card has of its own; none for cards of which there are several, and for the
/// characters' own actions, which all know.
std::string picture_of(const chaos::CardEntry& entry) {
  switch (food_fight::kind_of(entry.card)) {
    case food_fight::CardKind::food:
      return "food-" + std::string(entry.id);
    case food_fight::CardKind::topping:
      return "topping-" + std::string(entry.id);
    case food_fight::CardKind::condition:
      return "condition-" + std::string(entry.id);
    case food_fight::CardKind::action:
      return entry.action_class == chaos::ActionClass::bonus ? "action-" + std::string(entry.id)
                                                             : std::string();
    default:
      return {};
  }
}

/// What this viewer knows the place of.
std::set<int> known_in(const core::AnyView& any) {
  const auto& view = any.as<food_fight::View>();
  std::set<int> known;
  for (int number = 0; number < food_fight::k_cards; ++number) {
    if (view.holder[static_cast<std::size_t>(number)] != food_fight::k_nobody) known.insert(number);
  }
  const auto add = [&known](const auto& cards) {
    for (const Card card : cards) known.insert(static_cast<int>(card));
  };
  for (const auto* pile : {&view.floor, &view.trash, &view.aside}) add(*pile);
  for (const auto& plan : view.plans) add(plan);
  add(view.hand);
  return known;
}

/// Picture and name of each card that has its own.
std::map<std::string, int> labels_of_cards() {
  std::map<std::string, int> labels;
  for (const auto& entry : chaos::box()) {
    const std::string picture = picture_of(entry);
    if (picture.empty()) continue;
    labels[picture] = static_cast<int>(entry.card);
    labels[std::string(entry.name)] = static_cast<int>(entry.card);
  }
  // A narrow card has a word a line: "Corn" may be the first half of "Corn Dog".
  for (const auto& entry : chaos::box()) {
    const std::string name(entry.name);
    const auto gap = name.find(' ');
    if (gap == std::string::npos) continue;
    labels.erase(name.substr(0, gap));
    labels.erase(name.substr(name.rfind(' ') + 1));
  }
  return labels;
}

}  // namespace

TEST_CASE("S14: every frame of a fight shows only what everybody, or the one behind the curtain, may see") {
  int frames = 0;
  int private_frames = 0;
  int decoy_frames = 0;
  int decisions = 0;
  for (const unsigned seed : {3U, 4U, 7U}) {
    House house(640, 360, quick());
    TablePage& page = open(house, lobby_of(4, 2), seed);
    watch::Watch watch(house, page, {labels_of_cards(), known_in});
    watch::Hands hands(house, page, 2, seed);
    int decided = 0;
    for (int turn = 0; turn < 2000 && house.top() == "table" && decided < 260; ++turn) {
      decided = page.table().match().decisions();
      hands.act();
      for (int frame = 0; frame < 3 && house.top() == "table"; ++frame) watch.frame();
    }
    for (const std::string& leak : watch.leaks()) FAIL_CHECK(leak);
    frames += watch.frames();
    private_frames += watch.private_frames();
    decoy_frames += watch.decoy_frames();
    decisions += decided;
  }
  MESSAGE(decisions << " decisions, " << frames << " frames, " << private_frames << " private ones, of which "
                    << decoy_frames << " without a choice");
  CHECK(private_frames > 1000);
  CHECK(decisions >= 200);
}

TEST_CASE("design: open hands and one person alone have neither board nor curtain") {
  for (const int people : {1, 2}) {
    House house(640, 360, quick());
    Lobby lobby = lobby_of(3, people);
    if (people == 2) lobby.set_open_hands(true);
    TablePage& page = open(house, lobby);
    watch::Hands hands(house, page, people, 8);
    bool hidden = false;
    int decided = 0;
    for (int turn = 0; turn < 8000 && house.top() == "table" && decided < 40; ++turn) {
      hands.act();
      house.wait(1.0 / 60.0);
      if (house.top() != "table") break;  // with it the page is gone
      decided = page.table().match().decisions();
      hidden = hidden || page.keeper().covers() || !page.keeper().rows().empty();
    }
    CHECK(decided >= 40);
    CHECK_FALSE(hidden);
  }
}
