// One scene for 2 to 8 seats: inside the safe area, and nothing that must be read lies on something else.
#include <doctest/doctest.h>

#include "game/food_fight/layout.hpp"

namespace {

using game::food_fight::lay_out;
using render::Point;
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
  for (int seats = 2; seats <= 8; ++seats) {
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
    CHECK(!render::intersects(layout.floor_rows, layout.caption));
    for (int seat = 0; seat < seats; ++seat)
      CHECK(!render::intersects(layout.floor_rows, tag_of(layout.at(seat))));
  }
}

TEST_CASE("Neighbours, floor and boards keep clear of each other") {
  for (int seats = 2; seats <= 8; ++seats) {
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
  for (int seats = 2; seats <= 8; ++seats) {
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
  for (int seats = 2; seats <= 8; ++seats) {
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
        // Two rows take all there is between the tags above and the caption below.
        const Rect& band = cards <= 6 ? layout.floor : layout.floor_rows;
        CHECK(card.y >= band.y - 1);
        CHECK(card.bottom() <= band.bottom() + 1);
      }
      const auto hand = game::food_fight::hand_row(layout, cards, 236);
      for (const auto& place : hand.places) {
        CHECK(place.x - 97 * hand.scale >= layout.hand.x - 1);
        CHECK(place.x + 97 * hand.scale <= layout.hand.right() - 235);
      }
    }
  }
}

TEST_CASE("The worth of every card is in sight: no card of its row or of the nearer one covers it") {
  const auto check = [](const game::food_fight::CardRow& row, float height, float badge, float left) {
    for (std::size_t index = 0; index < row.places.size(); ++index) {
      CAPTURE(index);
      // Its number is 16 wide and 22 high.
      const Point number{row.places[index].x + left * row.scale,
                         row.places[index].y + badge * row.scale - row.lift_of(index)};
      if (row.has_next(index))
        CHECK(number.x + 8 <= row.places[index].x + row.pitch - height * row.scale * 0.37F);
      if (static_cast<int>(index) < row.first_row)
        CHECK(number.y + 11 <= row.places.back().y - height * row.scale / 2);
    }
  };
  for (int seats = 2; seats <= 8; ++seats) {
    for (const int percent : {100, 150}) {
      const auto layout = lay_out(seats, percent);
      for (int cards = 1; cards <= 20; ++cards) {
        CAPTURE(seats);
        CAPTURE(cards);
        check(game::food_fight::hand_row(layout, cards, 236), 264, 104.8F, -70.8F);
        if (cards <= 14) check(game::food_fight::floor_row(layout, cards), 190, 72.6F, -53.4F);
      }
    }
  }
}

TEST_CASE("Between two the note of an event ends above their hats") {
  for (const int percent : {100, 150}) {
    const auto layout = lay_out(2, percent);
    const float hat = layout.at(1).rim.y - 340 * layout.at(1).bust_scale;
    CHECK(layout.event.bottom() <= hat);
    CHECK(layout.hint.bottom() <= hat);
    CHECK(!render::intersects(layout.hint, layout.event));
    CHECK(!render::intersects(layout.hint, layout.round));
  }
}

TEST_CASE("Two face each other, larger than three") {
  const auto two = lay_out(2);
  const auto three = lay_out(3);
  CHECK(two.at(0).rim.y == two.at(1).rim.y);
  CHECK(!two.at(0).mirrored);
  CHECK(two.at(1).mirrored);
  CHECK(two.at(0).bust_scale > 1.2F * three.at(0).bust_scale);
  CHECK(two.at(0).tray().right() < two.deck.x);
  CHECK(two.at(1).tray().x > two.trash.x);
  for (const auto& layout : {two, three}) {
    CHECK(layout.deck == two.deck);
    CHECK(layout.trash == two.trash);
    CHECK(layout.hand.y == two.hand.y);
    CHECK(layout.caption.x == two.caption.x);
  }
}

TEST_CASE("Tokens lie in the tray's well up to the limit, each apart from the last") {
  for (int seats = 2; seats <= 8; ++seats) {
    const auto place = lay_out(seats).at(0);
    for (const int limit : {10, 15}) {
      CAPTURE(limit);
      const float half = game::food_fight::token_width(limit) * place.tray_scale / 2;
      for (int index = 0; index < limit + 6; ++index) {
        CAPTURE(index);
        const auto at = place.token(index, limit);
        CHECK(at.x - half >= place.tray().x + 8);
        CHECK(at.x + half <= place.tray().right() - 8);
        CHECK(at.y + half < place.tag().y - 20);
        // A third of each is to be seen at least: 3 m (S2).
        if (index % limit > 0) CHECK(at.x - place.token(index - 1, limit).x >= 0.6F * half);
      }
      // Five and five stand apart.
      CHECK(place.token(5, limit).x - place.token(4, limit).x >
            place.token(4, limit).x - place.token(3, limit).x + 5);
      CHECK(place.token(limit, limit).y < place.token(0, limit).y - 10);
    }
  }
}

TEST_CASE("An event bursts where it covers no score and no caption, at every size of text") {
  for (int seats = 2; seats <= 8; ++seats) {
    for (const int percent : {100, 125, 150}) {
      CAPTURE(seats);
      CAPTURE(percent);
      const auto layout = lay_out(seats, percent);
      const auto& burst = layout.burst;
      const Rect picture{burst.foot.x - 380 * burst.scale, burst.foot.y - 452 * burst.scale,
                         760 * burst.scale, 452 * burst.scale};
      CHECK(inside(burst.words));
      CHECK(burst.scale >= 0.44F);
      for (const Rect& box : {picture, burst.words}) {
        CHECK(!render::intersects(box, layout.caption));
        CHECK(!render::intersects(box, layout.event));
        for (const auto& seat : layout.seat) {
          CHECK(!render::intersects(box, seat.tray()));
          CHECK(!render::intersects(box, tag_of(seat)));
        }
      }
    }
  }
}
