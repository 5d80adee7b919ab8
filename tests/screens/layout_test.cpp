// Every screen at five sizes of screens and with large text: inside the safe area, readable, nothing cut off
// (S1, S2, S3, S7).
#include <doctest/doctest.h>

#include <array>
#include <functional>
#include <string>

#include "engine/core/game.hpp"
#include "game/menus/how_to_play.hpp"
#include "game/menus/settings_menu.hpp"
#include "game/screens/fighter_screen.hpp"
#include "game/screens/lobby.hpp"
#include "game/screens/name_screen.hpp"
#include "game/screens/results_screen.hpp"
#include "game/screens/seats_screen.hpp"
#include "game/screens/table_screen.hpp"
#include "game/screens/teams.hpp"
#include "game/screens/title_screen.hpp"
#include "house.hpp"
#include "render/flash.hpp"

namespace {

using game::screens::Lobby;
using house::House;

struct Output {
  int width;
  int height;
};
constexpr std::array<Output, 5> k_outputs{Output{1280, 720}, Output{1280, 800}, Output{1920, 1080},
                                          Output{2560, 1080}, Output{3840, 2160}};
constexpr const char* k_longest_name = "WWWWWWWWWWWW";

Lobby longest_lobby(int places, const char* game = "cafe-fatal") {
  Lobby lobby(*core::find_game(game));
  lobby.set_places(places);
  lobby.sit_down(0, game::devices::k_keyboard_right);
  lobby.sit_down(1, game::devices::k_keyboard_left);
  for (int seat = 0; seat < lobby.places(); ++seat) lobby.rename(seat, k_longest_name);
  return lobby;
}

/// In teams as the number of them goes.
Lobby kitchen_lobby(int places, int teams) {
  Lobby lobby = longest_lobby(places, "cooking-customers");
  const auto options = game::screens::options_of(lobby.game());
  for (int turn = 0; turn < 6 && lobby.value(options.front()) != teams; ++turn)
    lobby.change(options.front(), 1);
  return lobby;
}

/// Packs on, so that all characters are there; some are chosen.
Lobby fight_lobby(int places) {
  Lobby lobby = longest_lobby(places, "cafe-chaos");
  for (const auto& option : game::screens::options_of(lobby.game())) lobby.change(option, 1);
  lobby.set_fighter(0, "spin");
  lobby.set_fighter(2, "outsmart");
  return lobby;
}

/// All options on; two of the Special Edition are chosen.
Lobby food_lobby(int places) {
  Lobby lobby = longest_lobby(places, "what-the-food");
  for (const auto& option : game::screens::options_of(lobby)) lobby.change(option, 1);
  lobby.set_fighter(0, "boast");
  lobby.set_fighter(1, "scare");
  return lobby;
}

game::screens::ResultsInput longest_results(int places) {
  game::screens::ResultsInput input;
  input.seats = longest_lobby(places).seats();
  for (int seat = 0; seat < places; ++seat) {
    input.points.push_back(148 - seat * 30);
    input.points_text.emplace_back("2 whole cakes, 3 whole pizzas, 4 pizzas, 12 cheeses");
  }
  input.winners = {0};
  input.points_heading = "Points: most wins";
  const std::string name = k_longest_name;
  input.awards = {{"Well rounded", name + ": 4 wholes of five completed", 0, "wheel-pizza-5"},
                  {"Sneaky fingers", name + ": 7 tables won by the higher number", 1, "mouse"},
                  {"Everybody’s guest", name + ": 14 tables won", 1, "cheese-joy"}};
  return input;
}

/// Of either fight, with the first characters of its box.
game::screens::ResultsInput fight_results(const Lobby& lobby) {
  game::screens::ResultsInput input;
  input.seats = lobby.seats();
  const auto fighters = lobby.fighters();
  for (int seat = 0; seat < lobby.places(); ++seat) {
    input.points.push_back(2 + seat);
    input.points_text.emplace_back("13 splats taken, 4 wiped off");
    input.fighters.emplace_back(fighters[static_cast<std::size_t>(seat)].id);
  }
  input.winners = {0};
  input.points_heading = "Splats: fewest wins";
  input.fewest_wins = true;
  return input;
}

game::screens::ResultsInput kitchen_results(const Lobby& lobby) {
  game::screens::ResultsInput input;
  input.seats = lobby.seats();
  input.sides = game::screens::sides_of(lobby.options(), lobby.places());
  input.points.resize(input.seats.size());
  for (std::size_t side = 0; side < input.sides.size(); ++side) {
    for (const int seat : input.sides[side])
      input.points[static_cast<std::size_t>(seat)] = 24 - 4 * static_cast<int>(side);
  }
  input.points_text.assign(input.seats.size(), "4 orders served, 17 meals, 2 customers cooked");
  input.winners = input.sides.front();
  input.points_heading = "Tips: most wins";
  input.unit = "$";
  return input;
}

using Make = std::function<std::unique_ptr<game::screens::Screen>(game::app::Services&)>;

struct Shown {
  std::string name;
  double seconds;  ///< after which everything that comes is there
  Make make;
};

const std::vector<Shown>& all_screens() {
  static const std::vector<Shown> k_screens{
      {"title", 2.0, [](auto& services) { return std::make_unique<game::screens::TitleScreen>(services); }},
      {"seats-4", 1.0, [](auto& services) { return make_seats_screen(services, longest_lobby(4)); }},
      {"seats-5", 1.0, [](auto& services) { return make_seats_screen(services, longest_lobby(5)); }},
      {"seats-fight-3", 1.0, [](auto& services) { return make_seats_screen(services, fight_lobby(3)); }},
      {"seats-fight-8", 1.0, [](auto& services) { return make_seats_screen(services, fight_lobby(8)); }},
      {"seats-food-2", 1.0, [](auto& services) { return make_seats_screen(services, food_lobby(2)); }},
      {"seats-food-8", 1.0, [](auto& services) { return make_seats_screen(services, food_lobby(8)); }},
      {"seats-kitchen-3", 1.0,
       [](auto& services) { return make_seats_screen(services, kitchen_lobby(3, 0)); }},
      {"seats-kitchen-5", 1.0,
       [](auto& services) { return make_seats_screen(services, kitchen_lobby(5, 2)); }},
      {"seats-kitchen-10", 1.0,
       [](auto& services) { return make_seats_screen(services, kitchen_lobby(10, 5)); }},
      {"fighters", 1.0,
       [](auto& services) {
         static const Lobby k_lobby = fight_lobby(4);
         return game::screens::make_fighter_screen(services, k_lobby, 0, [](std::string_view) {});
       }},
      {"fighters-food", 1.0,
       [](auto& services) {
         static const Lobby k_lobby = food_lobby(4);
         return game::screens::make_fighter_screen(services, k_lobby, 2, [](std::string_view) {});
       }},
      {"name", 1.0,
       [](auto& services) {
         return game::screens::make_name_screen(services, 1, longest_lobby(4).seat(1),
                                                [](const std::string&) {});
       }},
      {"how-to-play", 1.0,
       [](auto& services) { return game::menus::make_how_to_play(services, "cafe-fatal"); }},
      {"results-2", 4.0,
       [](auto& services) { return make_results_screen(services, longest_lobby(2), longest_results(2)); }},
      {"results-5", 4.0,
       [](auto& services) { return make_results_screen(services, longest_lobby(5), longest_results(5)); }},
      {"results-fight-8", 4.0,
       [](auto& services) {
         return make_results_screen(services, fight_lobby(8), fight_results(fight_lobby(8)));
       }},
      {"results-food-8", 4.0,
       [](auto& services) {
         return make_results_screen(services, food_lobby(8), fight_results(food_lobby(8)));
       }},
      {"results-kitchen-4", 4.0,
       [](auto& services) {
         return make_results_screen(services, kitchen_lobby(4, 0), kitchen_results(kitchen_lobby(4, 0)));
       }},
      {"results-kitchen-pairs", 4.0,
       [](auto& services) {
         return make_results_screen(services, kitchen_lobby(10, 5), kitchen_results(kitchen_lobby(10, 5)));
       }},
      {"results-kitchen-two", 4.0,
       [](auto& services) {
         return make_results_screen(services, kitchen_lobby(10, 2), kitchen_results(kitchen_lobby(10, 2)));
       }},
  };
  return k_screens;
}

void check_layout(House& house, const Shown& shown, const std::string& where) {
  house.shell().screens().restart(shown.make(house.shell().services()));
  house.wait(shown.seconds);
  house.shoot(shown.name + where);
  for (const std::string& problem : house.problems()) FAIL_CHECK(shown.name << where << ": " << problem);
}

}  // namespace

TEST_CASE("S7: screens hold at every output") {
  for (const Output output : k_outputs) {
    House house(output.width, output.height);
    for (const Shown& shown : all_screens())
      check_layout(house, shown, "-" + std::to_string(output.width) + "x" + std::to_string(output.height));
  }
}

TEST_CASE("S3: the high-contrast setting gives 7:1") {
  game::settings::Settings settings;
  settings.set(game::settings::Id::high_contrast, 1);
  House house(1280, 720, std::move(settings));
  for (const Shown& shown : all_screens()) {
    house.shell().screens().restart(shown.make(house.shell().services()));
    house.wait(shown.seconds);
    house.problems();
    for (const std::string& problem :
         house.shell().canvas().audit_problems(render::AuditLimits::high_contrast())) {
      FAIL_CHECK(shown.name << ": " << problem);
    }
  }
}

TEST_CASE("S8: the sign flickers at most three times in a second") {
  for (const int flashes : {0, 1}) {
    game::settings::Settings settings;
    settings.set(game::settings::Id::flashes, flashes);
    House house(320, 180, std::move(settings));
    house.shell().screens().restart(std::make_unique<game::screens::TitleScreen>(house.shell().services()));
    render::FlashMeter meter;
    for (int frame = 0; frame < 75; ++frame) {
      house.wait(1.0 / 30.0);
      house.draw();
      const auto picture = house.shell().services().window.read_pixels();
      REQUIRE(picture);
      meter.add(*picture, frame / 30.0);
    }
    CHECK(meter.report().safe());
    CHECK(meter.report().general_flashes <= (flashes == 1 ? 2 : 0));
  }
}

TEST_CASE("S2: screens hold with text of 125 and 150 %") {
  for (const int percent : {125, 150}) {
    game::settings::Settings settings;
    settings.set(game::settings::Id::text_scale, percent);
    House house(1920, 1080, std::move(settings));
    for (const Shown& shown : all_screens()) check_layout(house, shown, "-" + std::to_string(percent));
  }
}

TEST_CASE("S2: the words of the seats grow with the text size") {
  const auto height_of = [](int percent, const std::string& words) {
    game::settings::Settings settings;
    settings.set(game::settings::Id::text_scale, percent);
    House house(1920, 1080, std::move(settings));
    Lobby lobby(*core::find_game("cafe-fatal"));
    lobby.sit_down(0, game::devices::k_keyboard_right);
    auto& services = house.shell().services();
    services.screens.restart(make_seats_screen(services, lobby));
    house.wait(1.0);
    house.problems();
    for (const render::DrawnElement& element : house.shell().canvas().drawn()) {
      if (element.label == words) return element.font_size;
    }
    return 0.0F;
  };
  for (const char* words : {"medium", "Dumpling", "Any button on another device: sit down and play!",
                            "The red numbers move each game.", "Places", "START"}) {
    CAPTURE(words);
    CHECK(height_of(150, words) >= 1.3F * height_of(100, words));
    CHECK(height_of(100, words) >= 28.0F);
  }
}

TEST_CASE("pictures of menus and of the table, to be looked at") {
  for (const int percent : {100, 150}) {
    game::settings::Settings settings;
    settings.set(game::settings::Id::text_scale, percent);
    House house(1920, 1080, std::move(settings));
    auto& services = house.shell().services();
    const std::string suffix = "-" + std::to_string(percent);
    auto table = open_table(services, longest_lobby(4), 5);
    REQUIRE(table);
    services.screens.restart(*std::move(table));
    CHECK(house.wait_for("busy"));
    house.wait_for("asked=A", 60.0);
    house.wait_for("asked=B", 60.0);
    house.shoot("table" + suffix);
    house.click(game::devices::Point{1460.0F, 700.0F});
    house.wait(0.3);
    house.shoot("table-mouse" + suffix);
    house.key(SDL_SCANCODE_L);
    house.wait(0.5);
    house.shoot("table-log" + suffix);
    house.key(SDL_SCANCODE_L);
    house.wait(0.5);
    house.shoot("log" + suffix);
    house.key(SDL_SCANCODE_BACKSPACE);
    house.key(SDL_SCANCODE_I);
    house.wait(0.5);
    house.shoot("table-info" + suffix);
    house.key(SDL_SCANCODE_BACKSPACE);
    house.key(SDL_SCANCODE_P);
    for (int frame = 0; frame < 20; ++frame) {
      house.wait(0.02);
      house.draw();
    }
    house.shoot("pause" + suffix);
    services.screens.push(game::menus::make_settings_menu(services));
    for (int frame = 0; frame < 20; ++frame) {
      house.wait(0.02);
      house.draw();
    }
    house.shoot("settings" + suffix);
    house.feed(game::devices::KeyChanged{SDL_SCANCODE_RETURN, true});
    house.draw();
    house.feed(game::devices::KeyChanged{SDL_SCANCODE_RETURN, false});
    for (int frame = 0; frame < 20; ++frame) {
      house.wait(0.02);
      house.draw();
    }
    house.shoot("settings-group" + suffix);
    house.shell().toggle_debug();
    for (int frame = 0; frame < 5; ++frame) house.draw();
    house.shoot("debug" + suffix);
    house.shell().toggle_debug();
  }
}
