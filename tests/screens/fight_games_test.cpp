// Whole games of both fights from the title to the results: by mouse alone, by two pads with secret buttons
// and curtains, by keyboard; and how long a round takes.
#include <doctest/doctest.h>

#include <algorithm>
#include <array>

#include "fight_moments.hpp"
#include "game/screens/title_screen.hpp"

namespace {

using fight::Chance;
using game::settings::AnimationSpeed;
using house::House;
using Button = game::devices::PadButton;
using game::screens::TablePage;

void open_title(House& house, std::string_view game = fight::k_chaos) {
  house.settings().remember("tray", game);
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

/// Whether this seat made choices of these kinds.
int lines_of(const std::vector<std::string>& lines, int seat) {
  const std::string start = letter(seat) + " ";
  return static_cast<int>(std::count_if(lines.begin(), lines.end(),
                                        [&](const std::string& line) { return line.starts_with(start); }));
}

void play_by_mouse(std::string_view game) {
  House house(1280, 720, fight::instant());
  open_title(house);
  REQUIRE(house.click(std::string(game)));
  REQUIRE(house.top() == "seats");
  REQUIRE(house.click("places-less"));
  REQUIRE(house.click("start"));
  TablePage& page = table(house);
  Chance chance(2);
  int clicked = 0;
  for (int turn = 0; turn < 20000 && house.top() == "table"; ++turn) {
    if (house.shows("asked=A")) {
      const std::string kind(page.table().match().game().kind_name(page.table().questions().front().kind()));
      CAPTURE(kind);
      REQUIRE(fight::click_something(house, page, chance));
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

/// With secret buttons and curtains.
void play_by_two_pads(std::string_view game) {
  House house(640, 360, fight::instant());
  open_title(house, game);
  house.plug_in(1);
  house.plug_in(2);
  house.press(1, Button::south);
  REQUIRE(house.top() == "seats");
  house.press(2, Button::west);
  REQUIRE(house.shows("people=2"));
  house.press(1, Button::south);
  TablePage& page = table(house);
  Chance chance(5);
  // Mostly confirm; the rest wanders over what is lit.
  constexpr std::array k_buttons{Button::south, Button::south, Button::south, Button::south, Button::right,
                                 Button::left,  Button::up,    Button::down,  Button::east};
  constexpr std::array k_symbols{Button::up,    Button::down,  Button::left, Button::right,
                                 Button::south, Button::north, Button::west};
  int boards = 0;
  int curtains = 0;
  std::vector<std::string> lines;
  for (int turn = 0; turn < 60000 && house.top() == "table"; ++turn) {
    for (int seat = 0; seat < 2 && house.top() == "table"; ++seat) {
      if (house.shows("board=plan") || house.shows("board=vote")) {
        if (house.shows("ready=" + letter(seat))) continue;
        ++boards;
        house.press(seat + 1, k_symbols[chance() % k_symbols.size()]);
        // A press on info or log is a card here, never a page.
        CHECK(house.top() == "table");
      } else if (house.shows("curtain=" + letter(seat))) {
        ++curtains;
        house.press(seat + 1, Button::south);
      } else if (house.shows("asked=" + letter(seat))) {
        house.press(seat + 1, k_buttons[chance() % k_buttons.size()]);
      }
      if (house.top() == "table") lines = page.table().match().lines();
    }
    house.wait(1.0 / 60.0);
  }
  REQUIRE(house.top() == "results");
  CHECK(boards > 6);
  CHECK(curtains > 6);
  CHECK(lines_of(lines, 0) > 5);
  CHECK(lines_of(lines, 1) > 5);
  MESSAGE(boards << " presses on boards, " << curtains << " curtains, " << lines.size() << " lines");
  CHECK(house.wait_for("ceremony-done"));
}

/// Against bots, to the results and a rematch.
void play_by_keyboard(std::string_view game) {
  House house(640, 360, fight::instant());
  open_title(house, game);
  house.key(SDL_SCANCODE_RETURN);
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

}  // namespace

TEST_CASE("fights by mouse alone, from the title to the results and back") {
  for (const std::string_view game : {fight::k_chaos, fight::k_food}) play_by_mouse(game);
}

TEST_CASE("S14: two pads play a whole game of either fight with secret buttons and curtains") {
  for (const std::string_view game : {fight::k_chaos, fight::k_food}) play_by_two_pads(game);
}

TEST_CASE("S10: one person by keyboard alone plays either fight against bots, and a rematch") {
  for (const std::string_view game : {fight::k_chaos, fight::k_food}) play_by_keyboard(game);
}

namespace {

/// Seconds on the table's clock from each round's plan to the next one's, for a person who chooses at once.
std::vector<double> rounds_of(AnimationSpeed speed, unsigned seed) {
  House house(64, 36, fight::at_speed(speed));
  open_title(house);
  house.key(SDL_SCANCODE_RETURN);
  house.key(SDL_SCANCODE_RETURN);
  TablePage& page = table(house);
  Chance chance(seed);
  std::vector<double> seconds;
  double since_plan = 0.0;
  bool planned = false;
  constexpr double k_step = 1.0 / 30.0;
  for (double time = 0.0; time < 1500.0 && house.top() == "table"; time += k_step, since_plan += k_step) {
    if (house.shows("asked=A")) {
      const core::Question* question = page.table().match().pending_for(core::seat_at(0));
      REQUIRE(question != nullptr);
      if (food_fight::kind_of(*question) == food_fight::Kind::plan) {
        if (planned) seconds.push_back(since_plan);
        planned = true;
        since_plan = 0.0;
      }
      REQUIRE(page.table().answer(core::seat_at(0), fight::any_answer(*question, chance)));
    }
    house.wait(k_step);
  }
  CHECK(house.top() == "results");
  return seconds;
}

}  // namespace

TEST_CASE("S16: a round of four against bots takes at most a minute, at double speed half of it") {
  for (const auto& [speed, limit] :
       {std::pair{AnimationSpeed::normal, 60.0}, {AnimationSpeed::twice, 30.0}}) {
    double most = 0.0;
    double sum = 0.0;
    int count = 0;
    for (const unsigned seed : {3U, 8U}) {
      for (const double seconds : rounds_of(speed, seed)) {
        most = std::max(most, seconds);
        sum += seconds;
        ++count;
      }
    }
    REQUIRE(count > 2);
    MESSAGE(count << " rounds, " << sum / count << " s on average, " << most << " s at most; allowed "
                  << limit);
    CHECK(most <= limit);
  }
}
