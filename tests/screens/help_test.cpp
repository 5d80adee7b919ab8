// How to play and the gallery of cards: every page and section at every output and text size, what they say
// held to the cards, and the way through them by pad, keyboard and mouse.
#include <doctest/doctest.h>

#include <array>
#include <set>
#include <string>
#include <vector>

#include "engine/core/game.hpp"
#include "game/food_fight/card_book.hpp"
#include "game/menus/card_gallery.hpp"
#include "game/menus/card_gallery_content.hpp"
#include "game/menus/how_to_play.hpp"
#include "game/menus/how_to_play_pages.hpp"
#include "house.hpp"

namespace {

namespace menus = game::menus;
using house::House;
using Button = game::devices::PadButton;

struct Output {
  int width;
  int height;
};
constexpr std::array<Output, 5> k_outputs{Output{1280, 720}, Output{1280, 800}, Output{1920, 1080},
                                          Output{2560, 1080}, Output{3840, 2160}};
const std::vector<std::string> k_fight_sections{"Basic", "Character", "Bonus",     "Events",
                                                "Foods", "Toppings",  "Conditions"};
const std::vector<std::string> k_kitchen_sections{"Cooks",    "Helpers", "Minus",    "Supplies",
                                                  "Visitors", "Attacks", "Defences", "Orders"};

/// A game with pages, and a gallery of these sections.
struct Book {
  const char* game;
  const char* name;
  const std::vector<std::string>& sections;
  std::unique_ptr<menus::GalleryContent> (*content)(game::app::Services& services);
};
const std::array<Book, 3> k_books{
    Book{"cafe-chaos", "chaos", k_fight_sections, menus::make_chaos_gallery},
    Book{"what-the-food", "food", k_fight_sections, menus::make_food_gallery},
    Book{"cooking-customers", "kitchen", k_kitchen_sections, menus::make_kitchen_gallery}};

House house_with(Output output, int text_percent, bool high_contrast = false) {
  game::settings::Settings settings;
  settings.set(game::settings::Id::text_scale, text_percent);
  if (high_contrast) settings.set(game::settings::Id::high_contrast, 1);
  return House(output.width, output.height, std::move(settings));
}

void check_frame(House& house, const std::string& name, const render::AuditLimits& limits = {}) {
  house.wait(0.4);
  house.shoot(name);
  for (const std::string& problem : house.problems()) FAIL_CHECK(name << ": " << problem);
  for (const std::string& problem : house.shell().canvas().audit_problems(limits))
    FAIL_CHECK(name << ": " << problem);
}

void press(House& house, Button button) {
  house.press(1, button);
  house.wait(0.05);
}

void open_pages(House& house, std::string_view game) {
  auto& services = house.shell().services();
  services.screens.restart(menus::make_how_to_play(services, game));
  house.plug_in(1);
  house.wait(0.4);
}

void open_cards(House& house, const char* game = "cafe-chaos") {
  auto& services = house.shell().services();
  services.screens.restart(menus::make_card_gallery(services, game));
  house.plug_in(1);
  house.wait(0.4);
}

void check_pages(House& house, const Book& book, const std::string& suffix,
                 const render::AuditLimits& limits = {}) {
  open_pages(house, book.game);
  for (std::size_t page = 1; page <= menus::pages_of(book.game).size(); ++page) {
    CHECK(house.shows("page=" + std::to_string(page)));
    check_frame(house, std::string("how-to-play-") + book.name + "-" + std::to_string(page) + suffix, limits);
    press(house, Button::right);
  }
}

/// Of every section the first card; thoroughly: the one with the longest rule and the last one too.
void check_cards(House& house, const Book& book, const std::string& suffix, bool thorough,
                 const render::AuditLimits& limits = {}) {
  open_cards(house, book.game);
  const auto content = book.content(house.shell().services());
  for (std::size_t section = 0; section < book.sections.size(); ++section) {
    const std::string name = "cards-" + std::string(book.name) + "-" + book.sections[section];
    CHECK(house.shows("section=" + book.sections[section]));
    check_frame(house, name + suffix, limits);
    if (!thorough) {
      press(house, Button::right);
      continue;
    }
    const auto& cards = content->sections()[section].cards;
    std::size_t longest = 0;
    for (std::size_t i = 0; i < cards.size(); ++i) {
      if (cards[i].text.size() > cards[longest].text.size()) longest = i;
    }
    press(house, Button::down);
    for (std::size_t i = 0; i < longest; ++i) press(house, Button::right);
    check_frame(house, name + "-longest" + suffix, limits);
    CHECK(house.shows("card=" + cards[longest].id));
    for (std::size_t i = longest; i + 1 < cards.size(); ++i) press(house, Button::right);
    check_frame(house, name + "-last" + suffix, limits);
    CHECK(house.shows("card=" + cards.back().id));
    while (!house.shows("focus=sections")) press(house, Button::up);
    press(house, Button::right);
  }
}

}  // namespace

TEST_CASE("S7: how to play at every output, and all cards of a game at every shape of one") {
  for (const Output output : k_outputs) {
    House house = house_with(output, 100);
    const std::string suffix = "-" + std::to_string(output.width) + "x" + std::to_string(output.height);
    for (const Book& book : k_books) {
      check_pages(house, book, suffix);
      // A card's places are those of its shape of screen: one output of each shape is enough.
      if (output.width < 1920 || output.width == 2560) check_cards(house, book, suffix, output.height == 720);
    }
  }
}

TEST_CASE("S2: how to play and all cards of a game with text of 125 and 150 %") {
  for (const int percent : {125, 150}) {
    House house = house_with({1920, 1080}, percent);
    for (const Book& book : k_books) {
      check_pages(house, book, "-" + std::to_string(percent));
      check_cards(house, book, "-" + std::to_string(percent), percent == 150);
    }
  }
}

TEST_CASE("S7: how to play and all cards of a game with high contrast") {
  House house = house_with({1280, 720}, 100, true);
  for (const Book& book : k_books) {
    check_pages(house, book, "-contrast", render::AuditLimits::high_contrast());
    check_cards(house, book, "-contrast", false, render::AuditLimits::high_contrast());
  }
}

TEST_CASE("flow.md: at most eight pages a game, each with its picture") {
  House house(320, 180);
  for (const core::Game* game : core::games()) {
    const auto pages = menus::pages_of(game->id());
    CHECK(!pages.empty());
    CHECK(pages.size() <= 8);
    for (const menus::Page& page : pages) {
      if (!page.picture.empty()) CHECK(house.shell().canvas().has_sprite(page.picture));
    }
  }
  CHECK(menus::pages_of("no-such-game").empty());
}

TEST_CASE("CC-111, WF-046: the sentences on the pages of combos are those of the cards") {
  using Combos = std::vector<std::vector<const char*>>;
  const auto check = [](food_fight::Fight fight, const Combos& combos) {
    food_fight::Board board;
    board.fight = fight;
    const game::food_fight::CardBook cards(board);
    const auto labels = menus::pages_of(cards.pages().game)[3].labels;
    REQUIRE(labels.size() == combos.size());
    for (std::size_t i = 0; i < labels.size(); ++i) {
      std::vector<food_fight::Card> combo;
      for (const char* id : combos[i]) combo.push_back(cards.pages().card_named(id));
      CHECK(labels[i].text == cards.combo_name(combo));
      CHECK(cards.combo_value(combo) == static_cast<int>(i) + 1);
    }
  };
  check(food_fight::Fight::cafe_chaos,
        {{"donut"}, {"egg", "gravy"}, {"hairy", "banana"}, {"frozen", "pizza", "ketchup"}});
  check(food_fight::Fight::what_the_food,
        {{"banana"}, {"burrito", "gravy"}, {"moldy", "cupcake"}, {"juicy", "hot-dog", "whipped-cream"}});
}

TEST_CASE("WF-004, WF-091: the gallery tells what is of the Special Edition, and what Conditions do more") {
  House house(320, 180);
  const auto content = menus::make_food_gallery(house.shell().services());
  int special_edition = 0;
  for (const menus::GallerySection& section : content->sections()) {
    for (const menus::GalleryCard& card : section.cards) {
      CAPTURE(card.id);
      special_edition += card.pack;
      CHECK((card.text.find("\nSuper: ") != std::string::npos) == (section.title == "Conditions"));
    }
  }
  CHECK(special_edition == 5 + 12 + 6 + 6 + 2 + 2);
}

TEST_CASE("the gallery shows every card of the box once, with its picture") {
  House house(320, 180);
  for (const Book& book : k_books) {
    CAPTURE(book.game);
    const auto content = book.content(house.shell().services());
    std::set<int> seen;
    REQUIRE(content->sections().size() == book.sections.size());
    for (std::size_t i = 0; i < book.sections.size(); ++i) {
      const menus::GallerySection& section = content->sections()[i];
      CHECK(section.title == book.sections[i]);
      int pack = 0;
      for (const menus::GalleryCard& card : section.cards) {
        CAPTURE(card.id);
        CHECK(seen.insert(card.number).second);
        CHECK(!card.name.empty());
        CHECK(!card.text.empty());
        CHECK(card.pack >= pack);
        pack = card.pack;
      }
    }
    CHECK(seen.size() == core::find_game(book.game)->cards().size());
  }
}

TEST_CASE("S10: through the gallery by pad") {
  House house(1280, 720);
  open_pages(house, "cafe-chaos");
  press(house, Button::north);
  REQUIRE(house.top() == "card-gallery");
  CHECK(house.shows("focus=sections"));
  press(house, Button::left);
  CHECK(house.shows("section=Conditions"));
  press(house, Button::right);
  press(house, Button::right);
  CHECK(house.shows("section=Character"));
  press(house, Button::south);
  CHECK(house.shows("focus=cards"));
  CHECK(house.shows("card=cannonball"));
  for (int i = 0; i < 4; ++i) press(house, Button::right);
  for (int i = 0; i < 8; ++i) press(house, Button::down);
  CHECK(house.shows("card=snitch"));  // the end of a shorter last row
  press(house, Button::east);
  CHECK(house.top() == "how-to-play");
  CHECK(house.shows("page=1"));
}

TEST_CASE("through the gallery by mouse") {
  House house(1280, 720);
  open_pages(house, "cafe-chaos");
  house.point({960.0F, 500.0F});
  house.wait(0.1);
  REQUIRE(house.click("do:info"));
  house.wait(0.4);
  REQUIRE(house.top() == "card-gallery");
  REQUIRE(house.click("tab-4"));
  house.wait(0.3);
  CHECK(house.shows("section=Foods"));
  REQUIRE(house.click("card-7"));
  house.wait(0.3);
  CHECK(house.shows("card=burger"));
  REQUIRE(house.click("rows-down"));
  house.wait(0.3);
  CHECK(!house.shows("card=burger"));  // it was scrolled away, and the focus stays in sight
  REQUIRE(house.click("do:back"));
  house.wait(0.3);
  CHECK(house.top() == "how-to-play");
}

TEST_CASE("the pages of another game are one press away") {
  House house(1280, 720);
  open_pages(house, "cafe-chaos");
  press(house, Button::right);
  for (const char* game : {"what-the-food", "cafe-fatal", "cooking-customers", "cafe-chaos"}) {
    press(house, Button::down);
    CHECK(house.shows("rules=" + std::string(game)));
    CHECK(house.shows("page=1"));
  }
  press(house, Button::up);
  CHECK(house.shows("rules=cooking-customers"));
}

TEST_CASE("a game without a gallery offers none") {
  House house(1280, 720);
  open_pages(house, "cafe-fatal");
  CHECK(!menus::has_card_gallery("cafe-fatal"));
  press(house, Button::north);
  CHECK(house.top() == "how-to-play");
}
