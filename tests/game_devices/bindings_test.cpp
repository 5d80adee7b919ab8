// Remapping, its form in the file, and prompts.
#include <SDL_scancode.h>

#include <doctest/doctest.h>

#include <nlohmann/json.hpp>

#include "game/devices/prompts.hpp"

using namespace game::devices;

namespace {
constexpr auto control(PadButton button) {
  return static_cast<Control>(button);
}
}  // namespace

TEST_CASE("S10: every logical button has a control on every kind of device that needs it") {
  const Bindings bindings;
  for (const DeviceKind kind : {DeviceKind::pad, DeviceKind::keyboard_right, DeviceKind::keyboard_left}) {
    for (const LogicalName& entry : k_logical_names) {
      CAPTURE(entry.name);
      CHECK(bindings.controls(kind, entry.logical).empty() == (entry.logical == Logical::point));
    }
  }
  CHECK(bindings.logical(DeviceKind::mouse, static_cast<Control>(MouseButton::middle)) == Logical::info);
}

TEST_CASE("rebinding swaps with the button that had the control, so nothing is out of reach") {
  Bindings bindings;
  bindings.rebind(DeviceKind::pad, Logical::confirm, control(PadButton::east));
  CHECK(bindings.logical(DeviceKind::pad, control(PadButton::east)) == Logical::confirm);
  CHECK(bindings.logical(DeviceKind::pad, control(PadButton::south)) == Logical::back);
  CHECK(bindings.is_complete(DeviceKind::pad));
  bindings.reset(DeviceKind::pad);
  CHECK(bindings == Bindings());
}

TEST_CASE("taking a button's first control gives it the other one's keys, before its spare ones") {
  Bindings bindings;
  bindings.rebind(DeviceKind::keyboard_right, Logical::move_down, SDL_SCANCODE_RETURN);
  CHECK(bindings.controls(DeviceKind::keyboard_right, Logical::confirm).front() == SDL_SCANCODE_DOWN);
  CHECK(bindings.is_complete(DeviceKind::keyboard_right));
}

TEST_CASE("rebinding to one of several controls takes it and leaves the others") {
  Bindings bindings;
  bindings.rebind(DeviceKind::keyboard_right, Logical::info, SDL_SCANCODE_ESCAPE);
  CHECK(bindings.logical(DeviceKind::keyboard_right, SDL_SCANCODE_BACKSPACE) == Logical::back);
  CHECK(bindings.logical(DeviceKind::keyboard_right, SDL_SCANCODE_ESCAPE) == Logical::info);
  CHECK(bindings.is_complete(DeviceKind::keyboard_right));
}

TEST_CASE("bindings survive the file; what is unknown gives a note and stays as new") {
  Bindings bindings;
  bindings.rebind(DeviceKind::pad, Logical::log, control(PadButton::right_shoulder));
  bindings.rebind(DeviceKind::keyboard_left, Logical::confirm, SDL_SCANCODE_TAB);
  std::vector<std::string> notes;
  CHECK(bindings_from_json(to_json(bindings), notes) == bindings);
  CHECK(to_json(Bindings()).empty());
  CHECK(notes.empty());
  CHECK(bindings_from_json(nlohmann::json::parse(R"({"pad":{"log":["warp"]}})"), notes) == Bindings());
  CHECK(notes.size() == 1);
  // Two buttons on one control would take one of them out of reach.
  CHECK(bindings_from_json(nlohmann::json::parse(R"({"pad":{"log":["south"]}})"), notes) == Bindings());
  CHECK(notes.size() == 2);
  CHECK(bindings_from_json(nlohmann::json::parse("[1]"), notes) == Bindings());
}

TEST_CASE("prompts name a glyph that follows the binding") {
  Bindings bindings;
  CHECK(prompt(bindings, DeviceKind::pad, Logical::confirm) == Prompt{"glyph-south", ""});
  CHECK(prompt(bindings, DeviceKind::pad, Logical::move_left) == Prompt{"glyph-dpad", ""});
  CHECK(prompt(bindings, DeviceKind::mouse, Logical::back) == Prompt{"glyph-mouse-right", ""});
  CHECK(prompt(bindings, DeviceKind::mouse, Logical::log) == Prompt{});
  CHECK(prompt(bindings, DeviceKind::keyboard_right, Logical::confirm) == Prompt{"glyph-key-wide", "Enter"});
  CHECK(prompt(bindings, DeviceKind::keyboard_right, Logical::move_up) == Prompt{"glyph-key", "↑"});
  CHECK(prompt(bindings, DeviceKind::keyboard_left, Logical::log) == Prompt{"glyph-key", "R"});
  bindings.rebind(DeviceKind::pad, Logical::confirm, control(PadButton::east));
  CHECK(prompt(bindings, DeviceKind::pad, Logical::confirm) == Prompt{"glyph-east", ""});
}
