// Where thrown dice lie, from one to as many as the rules can bring.
#include <doctest/doctest.h>

#include <algorithm>
#include <cmath>

#include "engine/cooking_customers/events.hpp"
#include "game/cooking/dice_throw.hpp"

using namespace game::cooking;

namespace {

cooking_customers::Board board_of(int seats, int sides) {
  cooking_customers::Board board;
  board.seats = static_cast<std::uint8_t>(seats);
  board.sides = static_cast<std::uint8_t>(sides);
  for (int seat = 0; seat < seats; ++seat)
    board.players[static_cast<std::size_t>(seat)].side = static_cast<std::uint8_t>(seat % sides);
  return board;
}

}  // namespace

TEST_CASE("Thrown dice lie apart, inside the safe area, off the counter's cards") {
  for (int seats = 2; seats <= cooking_customers::k_most_seats; ++seats) {
    const Layout layout = lay_out(board_of(seats, std::min(seats, cooking_customers::k_most_sides)));
    for (int dice = 1; dice <= cooking_customers::k_most_extra_dice; ++dice) {
      CAPTURE(seats);
      CAPTURE(dice);
      for (int seat = 0; seat < seats; ++seat) {
        const DiceRow row = dice_row(layout.at(seat), dice, layout.two_rows);
        REQUIRE(static_cast<int>(row.places.size()) == dice);
        const float width = 104 * row.scale;
        CHECK(width >= 24);
        // What a turn usually throws is large.
        if (dice <= 4) CHECK(width >= 56);
        for (std::size_t one = 0; one < row.places.size(); ++one) {
          const render::Point place = row.places[one];
          REQUIRE(place.x - width / 2 >= 96);
          REQUIRE(place.x + width / 2 <= 1824);
          REQUIRE(place.y - width / 2 >= 54);
          REQUIRE(place.y + width / 2 <= layout.caption.y);
          for (std::size_t other = 0; other < one; ++other) {
            const render::Point way = row.places[other] - place;
            REQUIRE(std::max(std::abs(way.x), std::abs(way.y)) >= width);
          }
        }
      }
    }
  }
}
