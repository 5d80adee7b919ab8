// Seats and devices: shared devices, dropped pads, taking over.
#include <doctest/doctest.h>

#include "game/devices/seat_map.hpp"

using namespace game::devices;

TEST_CASE("a device with one seat acts for it alone; one with several for the seat that is asked") {
  SeatMap map;
  map.join(0, pad(4));
  map.join(1, k_mouse);
  map.join(3, k_mouse);
  CHECK(map.acts_for(pad(4), std::vector{1}) == 0);
  CHECK(map.acts_for(k_mouse, std::vector{3}) == 3);
  CHECK(map.acts_for(k_mouse, std::vector{3, 1}) == 1);
  CHECK(map.acts_for(k_mouse, {}) == 1);
  CHECK_FALSE(map.acts_for(k_keyboard_left, std::vector{1}));
  CHECK(map.people() == std::vector{0, 1, 3});
}

TEST_CASE("somebody alone with bots may use any device") {
  SeatMap map;
  map.join(2, pad(4));
  CHECK(map.acts_for(k_mouse, std::vector{2}) == 2);
  map.used(2, k_mouse);
  CHECK(map.prompt_device(2) == k_mouse);
}

TEST_CASE("S13: a dropped pad keeps its seats; the next unused pad that is pressed takes them over") {
  SeatMap map;
  map.join(0, pad(1));
  map.join(1, pad(2));
  map.join(2, pad(1));
  map.drop(pad(1));
  CHECK(map.waiting() == std::vector{0, 2});
  CHECK(map.has_person(0));
  CHECK(map.take_over(pad(2)).empty());  // in use
  CHECK(map.take_over(pad(9)) == std::vector{0, 2});
  CHECK(map.waiting().empty());
  CHECK(map.prompt_device(0) == pad(9));
  CHECK(map.acts_for(pad(9), std::vector{2}) == 2);
  CHECK(map.take_over(pad(10)).empty());
}

TEST_CASE("pads that dropped are replaced in the order in which they dropped") {
  SeatMap map;
  map.join(0, pad(1));
  map.join(1, pad(2));
  map.drop(pad(2));
  map.drop(pad(1));
  CHECK(map.take_over(pad(5)) == std::vector{1});
  CHECK(map.take_over(pad(6)) == std::vector{0});
}

TEST_CASE("a bot that took a waiting seat is not replaced") {
  SeatMap map;
  map.join(0, pad(1));
  map.join(1, pad(2));
  map.drop(pad(1));
  map.leave(0);
  CHECK(map.take_over(pad(5)).empty());
  CHECK_FALSE(map.has_person(0));
}

TEST_CASE("a seat with two devices does not wait when one of them drops") {
  SeatMap map;
  map.join(0, pad(1));
  map.join(0, k_keyboard_right);
  map.used(0, pad(1));
  map.drop(pad(1));
  CHECK(map.waiting().empty());
  CHECK(map.prompt_device(0) == k_keyboard_right);
}
