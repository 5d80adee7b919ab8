// Whole games of Cooking Customers from the title to the results: by mouse alone, by two pads with curtains,
// by keyboard with undo; and how long turns take.
#include <doctest/doctest.h>

#include <algorithm>
#include <array>

#include "game/screens/title_screen.hpp"
#include "kitchen_moments.hpp"

namespace {

using game::screens::TablePage;
using game::settings::AnimationSpeed;
using house::House;
using kitchen::Chance;
using Button = game::devices::PadButton;

void open_title(House& house) {
  house.settings().remember("tray", "cooking-customers");
  house.shell().screens().restart(std::make_unique<game::screens::TitleScreen>(house.shell().services()));
  house.wait(0.1);
  REQUIRE(house.top() == "title");
}

TablePage& table(House& house) {
  REQUIRE(house.top() == "table");
  return dynamic_cast<TablePage&>(*house.shell().screens().top());
}

std::string letter(int seat) {
  return core::name(core::seat_at(seat));
}

int lines_of(const std::vector<std::string>& lines, int seat) {
  const std::string start = letter(seat) + " ";
  return static_cast<int>(std::count_if(lines.begin(), lines.end(),
                                        [&](const std::string& line) { return line.starts_with(start); }));
}

}  // namespace

TEST_CASE("Cooking Customers by mouse alone, from the title to the results and back") {
  House house(1280, 720, kitchen::instant());
  open_title(house);
  REQUIRE(house.click("cooking-customers"));
  REQUIRE(house.top() == "seats");
  REQUIRE(house.click("start"));
  TablePage& page = table(house);
  Chance chance(2);
  int clicked = 0;
  for (int turn = 0; turn < 30000 && house.top() == "table"; ++turn) {
    if (house.shows("asked=A")) {
      REQUIRE(kitchen::click_something(house, page, chance));
      ++clicked;
    }
    house.wait(1.0 / 60.0);
  }
  REQUIRE(house.top() == "results");
  CHECK(clicked > 10);
  REQUIRE(house.wait_for("ceremony-done"));
  REQUIRE(house.click("title"));
  CHECK(house.wait_for("screen=title"));
}

TEST_CASE("S14: two pads play a whole game of Cooking Customers, each behind the curtain") {
  House house(640, 360, kitchen::instant());
  open_title(house);
  house.plug_in(1);
  house.plug_in(2);
  house.press(1, Button::south);
  REQUIRE(house.top() == "seats");
  house.press(2, Button::west);
  REQUIRE(house.shows("people=2"));
  house.press(1, Button::south);
  TablePage& page = table(house);
  Chance chance(5);
  constexpr std::array k_buttons{Button::south, Button::south, Button::south, Button::south, Button::right,
                                 Button::left,  Button::up,    Button::down,  Button::east};
  int curtains = 0;
  int decoys = 0;
  std::vector<std::string> lines;
  for (int turn = 0; turn < 60000 && house.top() == "table"; ++turn) {
    for (int seat = 0; seat < 2 && house.top() == "table"; ++seat) {
      if (house.shows("curtain=" + letter(seat))) {
        ++curtains;
        decoys += page.keeper().is_decoy() ? 1 : 0;
        house.press(seat + 1, Button::south);
      } else if (house.shows("asked=" + letter(seat))) {
        house.press(seat + 1, k_buttons[chance() % k_buttons.size()]);
      }
      if (house.top() == "table") lines = page.table().match().lines();
    }
    house.wait(1.0 / 60.0);
  }
  REQUIRE(house.top() == "results");
  CHECK(curtains > 10);
  CHECK(decoys > 0);  // whoever holds nothing is called all the same
  CHECK(lines_of(lines, 0) > 5);
  CHECK(lines_of(lines, 1) > 5);
  MESSAGE(curtains << " curtains, " << decoys << " of them without a choice, " << lines.size() << " lines");
  CHECK(house.wait_for("ceremony-done"));
}

TEST_CASE(
    "S10: one person by keyboard alone plays in teams of ten against bots to the results and a rematch") {
  House house(640, 360, kitchen::instant());
  open_title(house);
  house.key(SDL_SCANCODE_RETURN);
  REQUIRE(house.top() == "seats");
  for (int i = 0; i < 4; ++i) house.key(SDL_SCANCODE_UP);
  for (int i = 0; i < 6; ++i) house.key(SDL_SCANCODE_RIGHT);
  REQUIRE(house.shows("places=10"));
  for (int i = 0; i < 4; ++i) house.key(SDL_SCANCODE_DOWN);
  house.key(SDL_SCANCODE_RETURN);
  (void)table(house);
  Chance chance(9);
  constexpr std::array k_keys{SDL_SCANCODE_RETURN, SDL_SCANCODE_RETURN,   SDL_SCANCODE_RETURN,
                              SDL_SCANCODE_RIGHT,  SDL_SCANCODE_LEFT,     SDL_SCANCODE_UP,
                              SDL_SCANCODE_DOWN,   SDL_SCANCODE_BACKSPACE};
  for (int turn = 0; turn < 60000 && house.top() == "table"; ++turn) {
    if (house.shows("asked=A")) house.key(k_keys[chance() % k_keys.size()]);
    house.wait(1.0 / 60.0);
  }
  REQUIRE(house.top() == "results");
  CHECK(house.wait_for("ceremony-done"));
  house.key(SDL_SCANCODE_RETURN);
  CHECK(house.wait_for("screen=table"));
}

TEST_CASE("S12: back takes up a card again that only lay before oneself, and not one that was answered") {
  House house(640, 360, kitchen::instant());
  Chance chance(1);
  bool undone = false;
  for (int decisions = 0; decisions < 60 && !undone; decisions += 5) {
    TablePage& page = kitchen::open(house, kitchen::moment(3, kitchen::Kind::play, decisions));
    const core::Question question = page.table().questions().front();
    const std::string asked = letter(core::index(question.seat()));
    REQUIRE(house.wait_for("asked=" + asked));
    for (int i = 0; i < question.size(); ++i) {
      const core::Choice option = question.option(i);
      if (cooking_customers::verb_of(option) != cooking_customers::Verb::play) continue;
      const auto before = page.table().match().hash();
      REQUIRE(page.table().answer(question.seat(), option));
      REQUIRE(house.wait_for("asked=" + asked));
      CHECK(house.shows("undo=" + asked));
      house.key(SDL_SCANCODE_BACKSPACE);
      house.wait(0.2);
      CHECK(page.table().match().hash() == before);
      undone = true;
      break;
    }
  }
  CHECK(undone);
}

TEST_CASE("KC-A42: where a time is set, a reaction that comes too late is a no") {
  game::settings::Settings settings = kitchen::instant();
  settings.set(game::settings::Id::choice_timer, 1);
  House house(640, 360, std::move(settings));
  const core::Match match = kitchen::moment(3, kitchen::Kind::counter, 5);
  TablePage& page = kitchen::open(house, match);
  const std::string asked = letter(core::index(match.pending().front().seat()));
  REQUIRE(house.wait_for("asked=" + asked));
  house.wait(29.0);
  CHECK(page.table().match().decisions() == match.decisions());
  house.wait(2.0);
  const auto& lines = page.table().match().lines();
  CHECK(std::find(lines.begin(), lines.end(), asked + " pass") != lines.end());
}

namespace {

/// Seconds from one choice of a person who chooses at once to the next: the others' turns and the own roll.
std::vector<double> waits_of(AnimationSpeed speed, int seats, unsigned seed) {
  House house(64, 36, kitchen::at_speed(speed));
  TablePage& page = kitchen::open(house, moments::new_match(kitchen::setting(seats), seed));
  const core::Seat me = page.table().questions().front().seat();
  const std::string asked = "asked=" + core::name(me);
  Chance chance(seed);
  std::vector<double> seconds;
  double since = 0.0;
  constexpr double k_step = 1.0 / 30.0;
  for (double time = 0.0; time < 400.0 && house.top() == "table"; time += k_step, since += k_step) {
    const core::Question* question = house.shows(asked) ? page.table().match().pending_for(me) : nullptr;
    if (question != nullptr) {
      if (since > 3.0) seconds.push_back(since);
      since = 0.0;
      REQUIRE(page.table().answer(me, kitchen::any_answer(*question, chance)));
    }
    house.wait(k_step);
  }
  return seconds;
}

}  // namespace

TEST_CASE("stage: a turn of a bot takes at most six seconds on average, with ten seats no longer") {
  for (const int seats : {4, 10}) {
    double sum = 0.0;
    int count = 0;
    for (const unsigned seed : {3U, 8U}) {
      for (const double seconds : waits_of(AnimationSpeed::normal, seats, seed)) {
        sum += seconds;
        ++count;
      }
    }
    REQUIRE(count > 1);
    const double turn = sum / count / seats;
    MESSAGE(seats << " seats: " << sum / count << " s between own turns, " << turn << " s a turn");
    CHECK(turn <= 6.0);
  }
}
