// Device logic with fake devices and an injected clock: repeats, held buttons, hot-plug, typing.
#include <SDL_scancode.h>

#include <doctest/doctest.h>

#include <ostream>

#include "game/devices/device_manager.hpp"

using namespace game::devices;
using namespace std::chrono_literals;

namespace {

PadButtonChanged press(int instance, PadButton button) {
  return {instance, button, true};
}
PadButtonChanged let_go(int instance, PadButton button) {
  return {instance, button, false};
}

/// Two pads whose instance ids (7 and 3) are neither indices nor in order.
struct TwoPads {
  DeviceManager manager;
  TwoPads() {
    manager.feed(PadConnected{7}, 0ms);
    manager.feed(PadConnected{3}, 0ms);
  }
  void tap(int instance, PadButton button) {
    manager.feed(press(instance, button), 0ms);
    manager.feed(let_go(instance, button), 0ms);
  }
};

int repeats_until(DeviceManager& manager, Time from, Time until) {
  int repeats = 0;
  for (Time now = from; now <= until; now += 1ms) {
    manager.update(now);
    for (const Action& action : manager.take_actions()) repeats += action.phase == Phase::repeated ? 1 : 0;
  }
  return repeats;
}

}  // namespace

TEST_CASE_FIXTURE(TwoPads, "two pads do not mix and are known by instance id, not by index") {
  CHECK(manager.pads() == std::vector{pad(7), pad(3)});
  manager.feed(press(3, PadButton::south), 0ms);
  manager.feed(press(7, PadButton::east), 0ms);
  manager.feed(press(0, PadButton::south), 0ms);  // an index is nobody's instance id
  const auto actions = manager.take_actions();
  REQUIRE(actions.size() == 2);
  CHECK(actions[0] == Action{pad(3), Logical::confirm, Phase::pressed});
  CHECK(actions[1] == Action{pad(7), Logical::back, Phase::pressed});
  CHECK(manager.last_used() == pad(7));
  manager.feed(let_go(7, PadButton::south), 1ms);  // held by the other pad only
  CHECK(manager.take_actions().empty());
}

TEST_CASE_FIXTURE(TwoPads, "a dropped pad says so and no longer acts; a new one gets a new identity") {
  (void)manager.take_hotplugs();
  manager.feed(press(7, PadButton::down), 0ms);
  manager.feed(PadDisconnected{7}, 1ms);
  CHECK(manager.take_hotplugs() == std::vector{Hotplug{pad(7), false}});
  (void)manager.take_actions();
  CHECK(repeats_until(manager, 1ms, 2000ms) == 0);
  manager.feed(press(7, PadButton::south), 2000ms);
  CHECK(manager.take_actions().empty());
  manager.feed(PadConnected{8}, 2000ms);
  CHECK(manager.is_connected(pad(8)));
  CHECK_FALSE(manager.is_connected(pad(7)));
}

TEST_CASE_FIXTURE(TwoPads, "S13: a button held across a screen change does not count until let go") {
  manager.feed(press(7, PadButton::down), 0ms);
  manager.feed(press(7, PadButton::south), 0ms);
  manager.begin_screen();
  CHECK(manager.take_actions().empty());
  CHECK(repeats_until(manager, 0ms, 2000ms) == 0);
  manager.feed(let_go(7, PadButton::south), 2000ms);
  manager.feed(let_go(7, PadButton::down), 2000ms);
  CHECK(manager.take_actions().empty());
  manager.feed(press(7, PadButton::south), 2001ms);
  CHECK(manager.take_actions() == std::vector{Action{pad(7), Logical::confirm, Phase::pressed}});
}

TEST_CASE_FIXTURE(TwoPads, "directions repeat after 350 ms, then every 90 ms; other buttons never do") {
  manager.feed(press(7, PadButton::down), 1000ms);
  manager.feed(press(3, PadButton::south), 1000ms);
  (void)manager.take_actions();
  CHECK(manager.next_due() == 1350ms);
  CHECK(repeats_until(manager, 1000ms, 1349ms) == 0);
  CHECK(repeats_until(manager, 1350ms, 1350ms) == 1);
  CHECK(repeats_until(manager, 1351ms, 1439ms) == 0);
  CHECK(repeats_until(manager, 1440ms, 1530ms) == 2);
  manager.feed(let_go(7, PadButton::down), 1531ms);
  CHECK(repeats_until(manager, 1531ms, 3000ms) == 0);
  CHECK_FALSE(manager.next_due());
}

TEST_CASE_FIXTURE(TwoPads, "a slow frame does not catch up on repeats") {
  manager.feed(press(7, PadButton::down), 0ms);
  (void)manager.take_actions();
  manager.update(5000ms);
  CHECK(manager.take_actions().size() == 1);
}

TEST_CASE_FIXTURE(TwoPads, "d-pad and stick together are one button") {
  manager.feed(press(7, PadButton::left), 0ms);
  manager.feed(StickMoved{7, -1.0F, 0.0F}, 0ms);
  CHECK(manager.take_actions().size() == 1);
  manager.feed(let_go(7, PadButton::left), 1ms);
  CHECK(manager.take_actions().empty());
  manager.feed(StickMoved{7, 0.0F, 0.0F}, 2ms);
  CHECK(manager.take_actions() == std::vector{Action{pad(7), Logical::move_left, Phase::released}});
}

TEST_CASE("a stick has a dead zone, hysteresis, and keeps its direction on diagonals") {
  Stick stick;
  CHECK_FALSE(stick.move(0.3F, 0.45F, 0.5F));
  CHECK(stick.move(0.1F, 0.55F, 0.5F) == Logical::move_down);
  CHECK(stick.move(0.1F, 0.40F, 0.5F) == Logical::move_down);  // wobble is no second press
  CHECK(stick.move(0.70F, 0.65F, 0.5F) == Logical::move_down);
  CHECK(stick.move(0.90F, 0.40F, 0.5F) == Logical::move_right);
  CHECK(stick.move(-0.9F, 0.0F, 0.5F) == Logical::move_left);
  CHECK_FALSE(stick.move(-0.3F, 0.0F, 0.5F));
}

TEST_CASE("the keyboard is two devices; a shared key belongs to the half used last") {
  DeviceManager manager;
  const auto tap = [&](Control key) {
    manager.feed(KeyChanged{key, true}, 0ms);
    manager.feed(KeyChanged{key, false}, 0ms);
    const auto actions = manager.take_actions();
    REQUIRE(actions.size() == 2);
    return actions.front();
  };
  CHECK(tap(SDL_SCANCODE_RETURN) == Action{k_keyboard_right, Logical::confirm, Phase::pressed});
  CHECK(tap(SDL_SCANCODE_P).device == k_keyboard_right);
  CHECK(tap(SDL_SCANCODE_SPACE) == Action{k_keyboard_left, Logical::confirm, Phase::pressed});
  CHECK(tap(SDL_SCANCODE_P) == Action{k_keyboard_left, Logical::pause, Phase::pressed});
  CHECK(tap(SDL_SCANCODE_ESCAPE) == Action{k_keyboard_right, Logical::back, Phase::pressed});
  CHECK(tap(SDL_SCANCODE_W) == Action{k_keyboard_left, Logical::move_up, Phase::pressed});
}

TEST_CASE("the mouse points, clicks, and asks for info when it rests 0.4 s, once") {
  DeviceManager manager;
  manager.feed(MouseMoved{{10, 20}}, 0ms);
  manager.feed(MouseMoved{{30, 40}}, 0ms);
  CHECK(manager.take_actions() == std::vector{Action{k_mouse, Logical::point, Phase::pressed, {30, 40}}});
  manager.update(399ms);
  CHECK(manager.take_actions().empty());
  manager.update(400ms);
  CHECK(manager.take_actions() ==
        std::vector{Action{k_mouse, Logical::info, Phase::pressed, {30, 40}, true}});
  manager.update(2000ms);
  CHECK(manager.take_actions().empty());
  manager.feed(MouseButtonChanged{MouseButton::right, true, {30, 40}}, 2000ms);
  CHECK(manager.take_actions() == std::vector{Action{k_mouse, Logical::back, Phase::pressed, {30, 40}}});
}

TEST_CASE("while typing, keys are letters; pads still act") {
  DeviceManager manager;
  manager.feed(PadConnected{1}, 0ms);
  manager.feed(KeyChanged{SDL_SCANCODE_SPACE, true}, 0ms);  // opens the field
  manager.set_typing(true);
  manager.feed(KeyChanged{SDL_SCANCODE_SPACE, false}, 0ms);
  manager.feed(KeyChanged{SDL_SCANCODE_A, true}, 0ms);
  manager.feed(TextTyped{"a"}, 0ms);
  manager.feed(KeyChanged{SDL_SCANCODE_BACKSPACE, true}, 0ms);
  manager.feed(press(1, PadButton::south), 0ms);
  CHECK(manager.take_actions() == std::vector{Action{pad(1), Logical::confirm, Phase::pressed}});
  CHECK(manager.take_text() == std::vector<TextInput>{std::string("a"), Editing::erase});
  manager.set_typing(false);
  manager.feed(KeyChanged{SDL_SCANCODE_A, false}, 0ms);
  CHECK(manager.take_actions().empty());
  manager.feed(TextTyped{"b"}, 0ms);
  CHECK(manager.take_text().empty());
}

TEST_CASE_FIXTURE(TwoPads, "the controls page catches a press instead of acting upon it") {
  manager.catch_next(DeviceKind::pad);
  manager.feed(KeyChanged{SDL_SCANCODE_RETURN, true}, 0ms);
  CHECK(manager.take_actions().size() == 1);
  tap(3, PadButton::left_shoulder);
  CHECK(manager.take_caught() == static_cast<Control>(PadButton::left_shoulder));
  CHECK(manager.take_actions().empty());
  Bindings bindings;
  bindings.rebind(DeviceKind::pad, Logical::info, static_cast<Control>(PadButton::left_shoulder));
  manager.set_bindings(bindings);
  tap(3, PadButton::left_shoulder);
  CHECK(manager.take_actions().front().logical == Logical::info);
}

TEST_CASE("losing the window's focus lets go of everything without a sound") {
  DeviceManager manager;
  manager.feed(KeyChanged{SDL_SCANCODE_DOWN, true}, 0ms);
  (void)manager.take_actions();
  manager.feed(FocusLost{}, 1ms);
  CHECK(repeats_until(manager, 1ms, 1000ms) == 0);
  manager.feed(KeyChanged{SDL_SCANCODE_DOWN, false}, 1000ms);
  CHECK(manager.take_actions().empty());
}
