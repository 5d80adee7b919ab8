// One scene for 3 to 8 seats: inside the safe area, and nothing that must be read lies on something else.
#include <doctest/doctest.h>

#include "game/food_fight/layout.hpp"

namespace {

using game::food_fight::lay_out;
using render::Rect;

constexpr Rect k_safe{96, 60, 1728, 960};

bool inside(Rect rect) {
  return rect.x >= k_safe.x - 0.5F && rect.y >= k_safe.y - 0.5F && rect.right() <= k_safe.right() + 0.5F &&
         rect.bottom() <= k_safe.bottom() + 0.5F;
}

Rect tag_of(const game::food_fight::SeatPlace& seat) {
  return render::rect_around(seat.tag(), {330, 44});
}

}  // namespace

TEST_CASE("Trays, tags, boards and hands lie inside the safe area") {
  for (int seats = 3; seats <= 8; ++seats) {
    CAPTURE(seats);
    const auto layout = lay_out(seats);
    REQUIRE(static_cast<int>(layout.seat.size()) == seats);
    for (int seat = 0; seat < seats; ++seat) {
      CAPTURE(seat);
      CHECK(inside(layout.at(seat).tray()));
      CHECK(inside(tag_of(layout.at(seat))));
    }
    CHECK(inside(layout.caption));
    CHECK(inside(layout.event));
    CHECK(inside(layout.hand));
    CHECK(inside(layout.prompts));
    CHECK(inside(layout.floor));
  }
}

TEST_CASE("Neighbours, floor and boards keep clear of each other") {
  for (int seats = 3; seats <= 8; ++seats) {
    CAPTURE(seats);
    const auto layout = lay_out(seats);
    std::vector<Rect> things{layout.caption, layout.event, layout.floor};
    if (layout.round.width > 0) things.push_back(layout.round);
    for (int seat = 0; seat < seats; ++seat) {
      things.push_back(layout.at(seat).tray());
      things.push_back(tag_of(layout.at(seat)));
    }
    for (std::size_t first = 0; first < things.size(); ++first) {
      for (std::size_t second = first + 1; second < things.size(); ++second) {
        // A tag hangs on its own tray's front rim.
        const bool own_tag =
            second == first + 1 && things[second].y > things[first].y && things[first].height > 100;
        CAPTURE(first);
        CAPTURE(second);
        if (!own_tag) CHECK(!render::intersects(render::inflated(things[first], -3), things[second]));
      }
    }
  }
}

TEST_CASE("The bottle of a seat stays above its own tray") {
  for (int seats = 3; seats <= 8; ++seats) {
    const auto layout = lay_out(seats);
    for (int seat = 0; seat < seats; ++seat) {
      const auto& place = layout.at(seat);
      const float reach = 50;  // from the middle of a bottle that lies down
      CHECK(place.bottle().x + reach < place.tray().right() + 24);
      CHECK(place.bottle().x - reach > place.tray().x);
    }
  }
}

TEST_CASE("Floor cards stay in their band however many there are, and hands in theirs") {
  for (int seats = 3; seats <= 8; ++seats) {
    const auto layout = lay_out(seats);
    for (int cards = 1; cards <= 14; ++cards) {
      CAPTURE(seats);
      CAPTURE(cards);
      const auto row = game::food_fight::floor_row(layout, cards);
      REQUIRE(static_cast<int>(row.places.size()) == cards);
      for (const auto& place : row.places) {
        const Rect card = render::rect_around(place, {150 * row.scale, 190 * row.scale});
        CHECK(card.x >= layout.floor.x - 1);
        CHECK(card.right() <= layout.floor.right() + 1);
        CHECK(card.y >= layout.floor.y - 20);
        CHECK(card.bottom() <= layout.floor.bottom() + 20);
      }
      const auto hand = game::food_fight::hand_row(layout, cards, 236);
      for (const auto& place : hand.places) {
        CHECK(place.x - 97 * hand.scale >= layout.hand.x - 1);
        CHECK(place.x + 97 * hand.scale <= layout.hand.right() - 235);
      }
    }
  }
}
