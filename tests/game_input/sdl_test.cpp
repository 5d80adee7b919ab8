// Virtual pads, keys and mouse through SDL itself, without a display.
#include <SDL.h>

#include <doctest/doctest.h>

#include <algorithm>

#include "game/devices/device_manager.hpp"
#include "game/devices/sdl_devices.hpp"
#include "game/input_script/sdl_performer.hpp"

using namespace game;
using namespace game::input_script;
using namespace std::chrono_literals;
using devices::Action;
using devices::Logical;
using devices::Phase;

namespace {

struct Sdl {
  Sdl() {
    SDL_SetHint(SDL_HINT_VIDEODRIVER, "dummy");
    SDL_SetHint(SDL_HINT_JOYSTICK_ALLOW_BACKGROUND_EVENTS, "1");
    REQUIRE(SDL_Init(SDL_INIT_VIDEO | SDL_INIT_GAMECONTROLLER) == 0);
  }
  ~Sdl() { SDL_Quit(); }
};

/// The way of every event: SDL, raw input, actions. The window shows the picture at half size.
struct Program {
  Sdl sdl;
  devices::SdlDevices reader{[](int x, int y) {
    return devices::Point{static_cast<float>(x) * 2, static_cast<float>(y) * 2};
  }};
  devices::DeviceManager manager;

  std::vector<Action> actions() {
    SDL_Event event;
    while (SDL_PollEvent(&event) != 0) {
      for (const auto& input : reader.translate(event)) manager.feed(input, 0ms);
    }
    return manager.take_actions();
  }
};

Script script(const std::string& text) {
  return parse_script(text, "t").value();
}

std::pair<int, int> half(devices::Point point) {
  return {static_cast<int>(point.x) / 2, static_cast<int>(point.y) / 2};
}

}  // namespace

TEST_CASE("scripted pads plug in as real ones, act alone, and go again") {
  Program program;
  SdlPerformer performer(script("0 pad1 south down\n0 pad2 south down\n0 pad3 connect"), half);
  CHECK(program.actions().empty());
  const auto pads = program.manager.pads();
  REQUIRE(pads.size() == 2);  // pad3 connects itself later

  performer.perform(PadPress{2, devices::PadButton::south, true});
  CHECK(program.actions() == std::vector{Action{pads[1], Logical::confirm, Phase::pressed}});
  performer.perform(PadStick{1, false, -1.0F});
  CHECK(program.actions() == std::vector{Action{pads[0], Logical::move_left, Phase::pressed}});
  for (const auto button : {devices::PadButton::east, devices::PadButton::north, devices::PadButton::west,
                            devices::PadButton::start, devices::PadButton::up}) {
    performer.perform(PadPress{1, button, true});
  }
  std::vector<Logical> pressed;
  for (const Action& action : program.actions()) pressed.push_back(action.logical);
  std::ranges::sort(pressed);
  CHECK(pressed == std::vector{Logical::move_up, Logical::back, Logical::info, Logical::log, Logical::pause});

  (void)program.manager.take_hotplugs();
  performer.perform(PadPlug{1, false});
  for (const Action& action : program.actions())
    CHECK_FALSE(action.is_press());  // SDL lets go of what was held
  CHECK(program.manager.take_hotplugs() == std::vector{devices::Hotplug{pads[0], false}});
  performer.perform(PadPlug{3, true});
  (void)program.actions();
  REQUIRE(program.manager.pads().size() == 2);
  const devices::DeviceId third = program.manager.pads().back();
  CHECK(third != pads[0]);  // a new instance id, though SDL's index is free again
  CHECK(program.reader.name(third.instance) == "Scripted pad 3");
  performer.perform(PadPress{3, devices::PadButton::south, true});
  CHECK(program.actions() == std::vector{Action{third, Logical::confirm, Phase::pressed}});
}

TEST_CASE("a joystick that SDL has no mapping for still plays") {
  Program program;
  const int index = SDL_JoystickAttachVirtual(SDL_JOYSTICK_TYPE_UNKNOWN, 2, 10, 1);
  REQUIRE(index >= 0);
  SDL_Joystick* joystick = SDL_JoystickOpen(index);
  (void)program.actions();
  REQUIRE(program.manager.pads().size() == 1);
  SDL_JoystickSetVirtualButton(joystick, 0, 1);
  SDL_JoystickSetVirtualHat(joystick, 0, SDL_HAT_DOWN);
  SDL_JoystickSetVirtualAxis(joystick, 0, 32767);
  auto actions = program.actions();
  std::ranges::sort(actions, {}, &Action::logical);
  REQUIRE(actions.size() == 3);
  CHECK(actions[0].logical == Logical::move_down);
  CHECK(actions[1].logical == Logical::move_right);
  CHECK(actions[2].logical == Logical::confirm);
  SDL_JoystickClose(joystick);
}

TEST_CASE("scripted keys, letters and mouse arrive as their own") {
  Program program;
  SdlPerformer performer(script(""), half);
  performer.perform(KeyPress{"Return", true});
  performer.perform(KeyPress{"W", true});
  performer.perform(MouseMove{{960, 540}});
  performer.perform(MousePress{devices::MouseButton::left, true});
  CHECK(program.actions() ==
        std::vector{Action{devices::k_keyboard_right, Logical::confirm, Phase::pressed},
                    Action{devices::k_keyboard_left, Logical::move_up, Phase::pressed},
                    Action{devices::k_mouse, Logical::point, Phase::pressed, {960, 540}},
                    Action{devices::k_mouse, Logical::confirm, Phase::pressed, {960, 540}}});
  program.manager.set_typing(true);
  performer.perform(TypeText{"Zoë"});
  CHECK(program.actions().empty());
  CHECK(program.manager.take_text() ==
        std::vector<devices::TextInput>{std::string("Z"), std::string("o"), std::string("ë")});
}
