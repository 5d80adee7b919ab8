// Hold the Events on one screen (S14, WF-A60): hands that people raise, and no frame that tells who holds
// one.
#include <doctest/doctest.h>

#include <algorithm>
#include <map>
#include <set>
#include <string>
#include <vector>

#include "engine/core/game.hpp"
#include "engine/food_fight/question.hpp"
#include "engine/food_fight/view.hpp"
#include "game/food_fight/card_book.hpp"
#include "game/screens/lobby.hpp"
#include "game/screens/saved_table.hpp"
#include "game/screens/table_screen.hpp"
#include "watch.hpp"

namespace {

using game::screens::Lobby;
using game::screens::TablePage;
using house::House;
using Button = game::devices::PadButton;

/// What B (a bot) and C (a person) hold besides their actions.
struct World {
  std::string b, c;
};

/// That position of three with Hold the Events.
core::Header header_of(const core::Json& position) {
  core::Header header;
  header.game = core::find_game("what-the-food");
  header.setup.seats = 3;
  header.setup.seed = 5;
  header.setup.options =
      header.game->read_options(core::parse_json(R"({"hold_events":true,"limit":15})").value(), 3).value();
  header.position = position;
  return header;
}

/// That table goes on; `people` by seat, with pads 1, 2, 3.
TablePage& open(House& house, core::Match match, const std::vector<int>& people) {
  game::screens::SavedTable table{std::move(match), {}};
  table.seats = game::screens::seats_of(table.match.header());
  for (auto& who : table.seats) {
    who.person = false;
    who.bot_level = "greedy";
    who.device = game::devices::DeviceKind::pad;
  }
  for (const int seat : people) {
    table.seats[static_cast<std::size_t>(seat)].person = true;
    house.plug_in(seat + 1);
  }
  auto& services = house.shell().services();
  auto screen = continue_table(services, std::move(table), false, game::devices::pad(people.front() + 1));
  if (!screen) FAIL(screen.error().message);
  auto& page = dynamic_cast<TablePage&>(**screen);
  services.screens.restart(*std::move(screen));
  house.shell().canvas().set_audit(true);
  return page;
}

TablePage& open(House& house, const core::Json& position, const std::vector<int>& people) {
  auto match = core::Match::start(header_of(position));
  if (!match) FAIL(match.error().message);
  return open(house, *std::move(match), people);
}

/// A grabs, B ducks, C grabs. A and C are people with pads 1 and 3; alone, only C is one.
TablePage& open(House& house, const World& world, bool alone) {
  core::Json position =
      core::parse_json(R"({"round":2,"floor":"topping food food food food","trash":"","rest":false,)"
                       R"("deck":"food food food food food food food food food",)"
                       R"("A":{"target":"B","plan":"grab throw duck"},)"
                       R"("B":{"target":"A","plan":"duck grab throw"},)"
                       R"("C":{"target":"A","plan":"grab throw duck"}})")
          .value();
  position["B"]["hand"] = world.b;
  position["C"]["hand"] = world.c;
  return open(house, position, alone ? std::vector<int>{2} : std::vector<int>{0, 2});
}

std::string seen(House& house) {
  house.draw();
  std::string labels;
  for (const auto& element : house.shell().canvas().drawn()) labels += element.label + "\n";
  return labels;
}

/// All that is seen in public from A's Grab until C may grab, frame by frame. C looks and passes, or looks
/// and finds nothing to choose.
std::vector<std::string> public_frames(const World& world, bool raises) {
  House house(640, 360);
  TablePage& page = open(house, world, false);
  REQUIRE(house.wait_for("asked=A"));
  house.wait(2.0);  // what a table that goes on does first is not at issue
  if (raises) house.press(3, Button::up);
  CHECK(house.shows("raised=C") == raises);
  house.press(1, Button::south);
  std::vector<std::string> frames;
  int open_frames = 0;
  int curtains = 0;
  for (int frame = 0; frame < 1500; ++frame) {
    house.wait(1.0 / 30.0);
    if (house.shows("asked=C") && !house.shows("busy") && !page.keeper().covers()) {
      CHECK(curtains == (raises ? 1 : 0));
      return frames;
    }
    if (house.shows("asked=A") && !house.shows("busy")) house.press(1, Button::south);
    if (house.shows("curtain=C")) {
      curtains += 1;
      house.press(3, Button::south);
    }
    open_frames += house.shows("open=C") ? 1 : 0;
    if (house.shows("open=C") && open_frames == 15) house.press(3, Button::south);
    frames.push_back(page.keeper().is_private() ? "private" : seen(house));
  }
  FAIL("C is never asked");
  return frames;
}

void check_same(const std::vector<std::string>& with, const std::vector<std::string>& without) {
  CHECK(with.size() == without.size());
  const auto different = std::mismatch(with.begin(), with.end(), without.begin(), without.end());
  if (different.first == with.end() || different.second == without.end()) return;
  FAIL_CHECK("frame " << different.first - with.begin() << ":\n"
                      << *different.first << "\nbut:\n"
                      << *different.second);
}

}  // namespace

TEST_CASE("WF-A60: who holds an event and who does not look the same, frame by frame, hand up or down") {
  const World nobody{"food", "food"};
  for (const bool raises : {false, true}) {
    CAPTURE(raises);
    const auto frames = public_frames(nobody, raises);
    CHECK(frames.size() > 30);
    check_same(public_frames({"food", "detention"}, raises), frames);
    check_same(public_frames({"detention", "food"}, raises), frames);
    check_same(public_frames({"detention", "sprinklers"}, raises), frames);
  }
}

namespace {

/// Picture and name of each card that has its own: throwables and events, by card.
std::map<std::string, int> labels_of_cards(const food_fight::Board& board) {
  const game::food_fight::CardBook book(board);
  std::map<std::string, int> labels;
  for (int number = food_fight::number(food_fight::Card::first_food); number < food_fight::k_cards;
       ++number) {
    const auto card = food_fight::card_at(number);
    if (book.name(card).empty()) continue;
    labels[book.picture(card)] = number;
  }
  return labels;
}

/// Cards that this viewer sees somewhere, or has seen go into a hand.
std::set<int> known_in(const core::AnyView& any) {
  const auto& view = any.as<food_fight::View>();
  std::set<int> known;
  for (int number = 0; number < food_fight::k_cards; ++number) {
    if (view.holder[static_cast<std::size_t>(number)] != food_fight::k_nobody) known.insert(number);
  }
  for (const auto* pile : {&view.floor, &view.trash, &view.aside, &view.hand}) {
    for (const auto card : *pile) known.insert(food_fight::number(card));
  }
  for (const auto& waiting : view.waiting) known.insert(food_fight::number(waiting.event));
  known.insert(food_fight::number(view.board.event));
  return known;
}

}  // namespace

TEST_CASE(
    "S14: every frame of What the Food?! shows only what everybody, or the one behind the curtain, may") {
  int private_frames = 0;
  int decoy_frames = 0;
  int decisions = 0;
  for (const unsigned seed : {3U, 5U}) {
    game::settings::Settings quick;
    quick.set(game::settings::Id::animation_speed, static_cast<int>(game::settings::AnimationSpeed::instant));
    House house(640, 360, std::move(quick));
    Lobby lobby(*core::find_game("what-the-food"));
    while (lobby.places() > 4) REQUIRE(lobby.set_places(lobby.places() - 1));
    while (lobby.places() < 4) REQUIRE(lobby.set_places(lobby.places() + 1));
    for (const int seat : {0, 1}) lobby.sit_down(seat, game::devices::pad(seat + 1));
    lobby.set_options(lobby.game().full_options(4));
    TablePage& page = watch::open(house, lobby, seed);
    const auto first = page.table().first_view();
    watch::Watch watch(house, page, {labels_of_cards(first.as<food_fight::View>().board), known_in});
    watch::Hands hands(house, page, 2, seed);
    int decided = 0;
    for (int turn = 0; turn < 2000 && house.top() == "table" && decided < 260; ++turn) {
      decided = page.table().match().decisions();
      if (turn % 40 == 0) house.press(1 + turn / 40 % 2, Button::up);
      hands.act();
      for (int frame = 0; frame < 3 && house.top() == "table"; ++frame) watch.frame();
    }
    for (const std::string& leak : watch.leaks()) FAIL_CHECK(leak);
    private_frames += watch.private_frames();
    decoy_frames += watch.decoy_frames();
    decisions += decided;
  }
  MESSAGE(decisions << " decisions, " << private_frames << " private frames, of which " << decoy_frames
                    << " without a choice");
  CHECK(private_frames > 1000);
  CHECK(decoy_frames > 100);
  CHECK(decisions >= 150);
}

TEST_CASE("Hold the Events: Up raises a hand and puts it down; no curtain without one") {
  House house(1280, 720);
  TablePage& page = open(house, {"food", "detention"}, false);
  REQUIRE(house.wait_for("asked=A"));
  house.wait(1.0);
  CHECK_FALSE(house.shows("raised=C"));
  house.press(3, Button::up);
  CHECK(house.shows("raised=C"));
  house.shoot("hand-raised");
  house.press(3, Button::up);
  CHECK_FALSE(house.shows("raised=C"));
  // Whoever is asked moves the focus with it.
  REQUIRE(house.shows("asked=A"));
  house.press(1, Button::up);
  CHECK_FALSE(house.shows("raised=A"));
  house.press(3, Button::up);
  for (int press = 0; press < 2 && house.wait_for("asked=A", 3.0); ++press) house.press(1, Button::south);
  REQUIRE(house.wait_for("curtain=C"));
  house.wait(1.0);
  house.press(3, Button::south);
  REQUIRE(house.wait_for("open=C"));
  house.wait(0.6);
  house.shoot("window");
  // Pass has the focus; the word below it passes for the round, and the hand goes down.
  house.press(3, Button::down);
  house.press(3, Button::south);
  REQUIRE(house.wait_for("asked=C"));
  CHECK_FALSE(house.shows("raised=C"));
  CHECK(page.table().match().lines().back() == "C pass");
}

TEST_CASE("Hold the Events: a table that goes on asks everybody, so that no window is lost") {
  House house(640, 360);
  core::Json position =
      core::parse_json(R"({"round":2,"floor":"topping food food food food","trash":"","rest":false,)"
                       R"("deck":"food food food food food food food food food",)"
                       R"("A":{"target":"B","plan":"grab throw duck"},)"
                       R"("B":{"target":"A","plan":"duck grab throw","hand":"food"},)"
                       R"("C":{"target":"A","plan":"grab throw duck","hand":"detention"}})")
          .value();
  auto match = core::Match::start(header_of(position));
  REQUIRE(match);
  // C passes in one window and is asked again in a later one, when the table ends.
  const auto is_window = [](const core::Question& question) {
    return food_fight::kind_of(question) == food_fight::Kind::event;
  };
  while (match->decisions() == 0 || !is_window(match->pending().front())) {
    const core::Question question = match->pending().front();
    REQUIRE(
        match->choose(question.seat(), is_window(question) ? food_fight::pass_choice() : question.option(0)));
  }
  const int decided = match->decisions();
  REQUIRE(decided > 0);
  TablePage& page = open(house, *std::move(match), {0, 2});
  // A, who holds nothing, has a curtain too.
  REQUIRE(house.wait_for("curtain=A"));
  CHECK(house.shows("raised=A"));
  for (int half = 0; half < 20 && !house.shows("curtain=C"); ++half) {
    house.wait(0.5);
    if (house.shows("curtain=A") || house.shows("open=A")) house.press(1, Button::south);
  }
  REQUIRE(house.shows("curtain=C"));
  CHECK(house.shows("raised=C"));
  CHECK(page.table().match().decisions() == decided);
}

TEST_CASE("Hold the Events: the mouse raises its hand by a click on the sign") {
  House house(1280, 720);
  Lobby lobby(*core::find_game("what-the-food"));
  REQUIRE(lobby.set_places(3));
  lobby.sit_down(0, game::devices::pad(1));
  lobby.sit_down(1, game::devices::k_mouse);
  lobby.set_options(lobby.game().full_options(3));
  (void)watch::open(house, lobby, 4);
  REQUIRE(house.wait_for("asked=A"));
  house.wait(0.5);
  house.draw();
  const std::string sign = "do:" + std::string(game::devices::logical_name(game::devices::Logical::move_up));
  REQUIRE(house.click(sign));
  CHECK(house.shows("raised=B"));
  CHECK_FALSE(house.shows("raised=A"));
  house.draw();
  REQUIRE(house.click(sign));
  CHECK_FALSE(house.shows("raised=B"));
}

TEST_CASE("Hold the Events alone: asked in the open, until \"Not this round\"") {
  House house(1280, 720);
  TablePage& page = open(house, {"food", "detention"}, true);
  const auto pending = [&page] {
    const auto& open = page.table().match().pending();
    return open.empty() ? food_fight::Kind::target : food_fight::kind_of(open.front());
  };
  REQUIRE(house.wait_for("asked=C"));
  CHECK(pending() == food_fight::Kind::event);
  CHECK_FALSE(page.keeper().covers());
  house.wait(1.0);
  house.shoot("window-alone");
  house.press(3, Button::south);  // passes
  house.wait(0.2);
  REQUIRE(house.wait_for("asked=C"));
  CHECK(pending() == food_fight::Kind::event);  // after A's Grab
  house.press(3, Button::down);
  house.press(3, Button::south);
  for (int turn = 0; turn < 40 && page.table().match().game().round(page.table().match().position()) == 2;
       ++turn) {
    house.wait(0.2);
    if (!house.wait_for("asked=C", 6.0)) continue;
    CHECK(pending() != food_fight::Kind::event);
    house.press(3, Button::south);
  }
}

TEST_CASE("S7: raised hands have room at every number of seats, with large text too") {
  for (const int seats : {3, 5, 6, 8}) {
    for (const int percent : {100, 150}) {
      CAPTURE(seats);
      CAPTURE(percent);
      game::settings::Settings settings;
      settings.set(game::settings::Id::text_scale, percent);
      House house(1280, 720, std::move(settings));
      Lobby lobby(*core::find_game("what-the-food"));
      REQUIRE(lobby.set_places(seats));
      for (int seat = 0; seat < seats; ++seat) lobby.sit_down(seat, game::devices::pad(seat + 1));
      lobby.set_options(lobby.game().full_options(seats));
      const TablePage& page = watch::open(house, lobby, 4);
      house.shell().canvas().set_audit(true);
      // Whoever starts aims; the others raise their hands.
      house.wait(3.0);
      const auto asked = page.keeper().asked();
      const std::string name = "raised-" + std::to_string(seats) + "-" + std::to_string(percent);
      house.draw();
      for (int seat = 0; seat < seats; ++seat) {
        if (std::find(asked.begin(), asked.end(), seat) == asked.end()) house.press(seat + 1, Button::up);
      }
      CHECK(house.shows("raised=" + watch::letter(asked.front() == 0 ? 1 : 0)));
      house.wait(0.5);
      house.shoot(name);
      for (const std::string& problem : house.problems()) FAIL_CHECK(problem);
    }
  }
}

TEST_CASE("WF-095: a held Fire Drill is played while the food flies, and the attack is off") {
  House house(1280, 720);
  TablePage& page =
      open(house,
           core::parse_json(
               R"({"round":2,"start":"C","turn":"A","floor":"food food food food food","trash":"",)"
               R"("deck":"food food food food food food","rest":false,)"
               R"("A":{"points":5,"target":"B","hand":"condition food topping","plan":"throw duck grab"},)"
               R"("B":{"points":6,"hand":"fire-drill food","plan":"grab duck throw"},)"
               R"("C":{"plan":"throw duck grab"}})")
               .value(),
           {1});
  const auto board = [&page] { return page.table().view(core::k_everybody).as<food_fight::View>().board; };
  const auto under_way = [&page] {
    const auto& open = page.table().match().pending();
    return !open.empty() && food_fight::kind_of(open.front()) == food_fight::Kind::event &&
           food_fight::context_of(open.front()).under_way != 0;
  };
  for (int window = 0; window < 3 && !under_way(); ++window) {
    REQUIRE(house.wait_for("asked=B"));
    house.press(2, Button::south);
    house.wait(0.3);
  }
  REQUIRE(house.wait_for("asked=B"));
  REQUIRE(under_way());
  house.wait(0.3);
  house.shoot("window-declared");
  for (const std::string& problem : house.problems()) FAIL_CHECK(problem);
  for (int press = 0; press < 2; ++press) house.press(2, Button::left);
  house.draw();
  house.shoot("window-declared-drill");
  house.press(2, Button::south);
  REQUIRE(house.wait_for("asked=B"));
  CHECK(board().players[1].points == 6);
  CHECK(board().players[0].points == 5);
}
