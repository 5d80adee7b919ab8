// Rumble: one buzz or two, in their time, on pads alone.
#include <doctest/doctest.h>

#include "game/devices/device_manager.hpp"

using game::devices::DeviceManager;
using game::devices::Time;

TEST_CASE("rule 6: one buzz at once, a second one felt apart from it") {
  DeviceManager manager;
  manager.update(Time{1000});
  manager.buzz(game::devices::pad(3), 2);
  auto due = manager.take_buzzes();
  REQUIRE(due.size() == 1);
  CHECK(due.front().device == game::devices::pad(3));
  CHECK(manager.next_due().has_value());
  manager.update(Time{1100});
  CHECK(manager.take_buzzes().empty());
  manager.update(Time{1300});
  CHECK(manager.take_buzzes().size() == 1);
  CHECK_FALSE(manager.next_due().has_value());
}

TEST_CASE("keys and mouse do not buzz") {
  DeviceManager manager;
  manager.buzz(game::devices::k_keyboard_left, 2);
  CHECK(manager.take_buzzes().empty());
}

TEST_CASE("lost focus is counted, so that private frames close") {
  DeviceManager manager;
  const unsigned before = manager.focus_losses();
  manager.feed(game::devices::FocusLost{}, Time{0});
  CHECK(manager.focus_losses() == before + 1);
}
