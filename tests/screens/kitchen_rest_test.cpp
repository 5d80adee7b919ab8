// A mouse at rest explains a card before it is picked, and covers no kitchen after that.
#include <doctest/doctest.h>

#include "kitchen_moments.hpp"

using Button = game::devices::MouseButton;
using house::House;

TEST_CASE("a resting mouse covers no kitchen that a picked card may go to") {
  House house(1280, 720, kitchen::instant());
  core::Match match = kitchen::moment(3, kitchen::Kind::play, 0);
  const std::string asked = "asked=" + core::name(match.pending().front().seat());
  kitchen::open(house, std::move(match));
  REQUIRE(house.wait_for(asked));
  const game::devices::Point card{465.0F, 900.0F};
  const game::devices::Point kitchen_place{960.0F, 400.0F};
  house.point(card);
  house.wait(1.2);
  CHECK(house.shows("card=glance"));
  house.point(kitchen_place);
  house.wait(0.3);
  house.click(card, Button::left);
  house.point(kitchen_place);
  house.wait(1.2);
  house.shoot("kitchen-rest");
  CHECK_FALSE(house.shows("card=glance"));
  // Whoever asks on purpose is told.
  house.click(kitchen_place, Button::middle);
  CHECK(house.shows("card=info"));
}
