// One kitchen for every number of seats and every split into teams: inside the safe area, nothing that must
// be read lies on something else, partners stand together.
#include <doctest/doctest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "engine/cooking_customers/options.hpp"
#include "game/cooking/layout.hpp"

namespace {

using game::cooking::Bay;
using game::cooking::lay_out;
using game::cooking::Layout;
using game::cooking::Station;
using render::Rect;

constexpr Rect k_safe{96, 60, 1728, 960};
constexpr float k_least_text = 28;  // S2

bool inside(Rect rect) {
  return rect.x >= k_safe.x - 1 && rect.y >= k_safe.y - 1 && rect.right() <= k_safe.right() + 1 &&
         rect.bottom() <= k_safe.bottom() + 1;
}

bool apart(Rect one, Rect two) {
  return !render::intersects(render::inflated(one, -2), render::inflated(two, -2));
}

struct Kitchen {
  std::string name;
  cooking_customers::Board board;
  Layout layout;
};

/// Alone for 2 to 5, in teams for 4 to 10, each at two text sizes.
std::vector<Kitchen> kitchens() {
  std::vector<Kitchen> all;
  const auto add = [&all](const std::string& teams, int seats) {
    core::Json options = core::Json::object();
    if (!teams.empty()) options["teams"] = teams;
    const auto board = cooking_customers::board_for(*cooking_customers::read_options(options, seats), seats);
    for (const int percent : {100, 150})
      all.push_back({std::to_string(seats) + " " + teams, board, lay_out(board, percent)});
  };
  for (int seats = 2; seats <= 5; ++seats) add("", seats);
  for (int seats = 4; seats <= 10; ++seats) {
    for (const auto& teams : cooking_customers::team_splits(seats)) add(teams, seats);
  }
  return all;
}

}  // namespace

TEST_CASE("What must be read lies inside the safe area and is tall enough (S1, S2)") {
  for (const Kitchen& kitchen : kitchens()) {
    CAPTURE(kitchen.name);
    const Layout& layout = kitchen.layout;
    REQUIRE(static_cast<int>(layout.station.size()) == kitchen.board.seats);
    REQUIRE(static_cast<int>(layout.bay.size()) == kitchen.board.sides);
    for (const Station& station : layout.station) {
      for (const Rect rect : {station.name, station.dice, station.tag}) {
        CHECK(inside(rect));
        CHECK(rect.height >= k_least_text + 6);
      }
      CHECK(station.mark_size >= 56);
      CHECK(inside(render::rect_around(station.mark, {station.mark_size - 8, station.mark_size})));
    }
    for (const Rect rect : {layout.caption, layout.hand, layout.tray_box, layout.hint}) CHECK(inside(rect));
  }
}

TEST_CASE("Names, dice, hand and boards keep clear of one another") {
  for (const Kitchen& kitchen : kitchens()) {
    CAPTURE(kitchen.name);
    const Layout& layout = kitchen.layout;
    for (int one = 0; one < layout.seats; ++one) {
      const Station& station = layout.at(one);
      CHECK(apart(station.name, station.dice));
      CHECK(station.dice.bottom() <= layout.hand.y);
      for (int two = one + 1; two < layout.seats; ++two) {
        CHECK(apart(station.name, layout.at(two).name));
        CHECK(apart(station.dice, layout.at(two).dice));
        CHECK(apart(station.name, layout.at(two).dice));
        CHECK(apart(station.dice, layout.at(two).name));
        CHECK(apart(station.cook_box(), layout.at(two).name));
      }
    }
    CHECK(apart(layout.hand, layout.tray_box));
    CHECK(apart(layout.tray_box, layout.caption));
    CHECK(apart(layout.hint, layout.hand));
  }
}

TEST_CASE("Each side has a bay of its own, above its stations") {
  for (const Kitchen& kitchen : kitchens()) {
    CAPTURE(kitchen.name);
    const Layout& layout = kitchen.layout;
    const float column =
        1728.0F / static_cast<float>(layout.two_rows ? (layout.seats + 1) / 2 : layout.seats);
    for (int side = 0; side < layout.sides; ++side) {
      const Bay& bay = layout.bay_at(side);
      CHECK(bay.ticket.x > bay.left);
      CHECK(bay.jar.x < bay.right);
      if (side > 0) CHECK(layout.bay_at(side - 1).right <= bay.left);
      for (int needs = 2; needs <= 6; ++needs) {
        const auto last = layout.plate(side, needs - 1, needs);
        CHECK(last.place.x < bay.jar.x - 40 * bay.jar_scale);
        CHECK(layout.plate(side, 0, needs).place.x > bay.left);
      }
    }
    // Of a shared column half belongs to the neighbours.
    for (const Station& station : layout.station) {
      const Bay& bay = layout.bay_at(station.side);
      CHECK(station.stove.x > bay.left - (layout.two_rows ? column / 2 : 0));
      CHECK(station.stove.x < bay.right + (layout.two_rows ? column / 2 : 0));
    }
  }
}

TEST_CASE("A cook's face is at least 120 units tall, things lie in their band") {
  for (const Kitchen& kitchen : kitchens()) {
    CAPTURE(kitchen.name);
    for (const Station& station : kitchen.layout.station) {
      CHECK(station.cook_box().height >= 120);
      for (int count = 1; count <= 7; ++count) {
        for (int index = 0; index < count; ++index) {
          const auto thing = game::cooking::in_band(station.minus, station.thing_scale, index, count);
          CHECK(thing.place.x >= station.minus.x);
          CHECK(thing.place.x <= station.minus.right());
        }
      }
    }
  }
}

TEST_CASE("One to seven cards fit the hand, and one place stays free for words") {
  for (const Kitchen& kitchen : kitchens()) {
    const Rect& band = kitchen.layout.hand;
    for (int cards = 1; cards <= 7; ++cards) {
      const auto row = game::cooking::hand_row(kitchen.layout, cards, 200);
      REQUIRE(static_cast<int>(row.places.size()) == cards);
      CHECK(game::cooking::hand_card_box(row.places.front(), row.scale).x >= band.x - 1);
      CHECK(game::cooking::hand_card_box(row.places.back(), row.scale).right() <= band.right() - 199);
    }
  }
}

TEST_CASE("The word that ends a turn stands where neither a card nor the tray ever is") {
  for (const Kitchen& kitchen : kitchens()) {
    CAPTURE(kitchen.name);
    const Layout& layout = kitchen.layout;
    CHECK(inside(layout.word));
    CHECK(apart(layout.word, layout.tray_box));
    CHECK(apart(layout.word, layout.caption));
    for (int cards = 1; cards <= 7; ++cards) {
      const auto row = game::cooking::hand_row(layout, cards, game::cooking::k_beside_hand);
      CHECK(apart(layout.word, game::cooking::hand_card_box(row.places.back(), row.scale)));
    }
  }
}

TEST_CASE("A mark leaves the pot, and the pan with its dice, in sight") {
  for (const Kitchen& kitchen : kitchens()) {
    CAPTURE(kitchen.name);
    for (const Station& station : kitchen.layout.station) {
      if (station.mark_inside) continue;
      const float pot = station.stove_scale * (kitchen.layout.two_rows ? 0.62F : 0.92F);
      CHECK(station.pot.x - 44 * pot > station.mark.x + station.mark_size / 2);
    }
  }
}
