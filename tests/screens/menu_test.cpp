// The ImGui menus: inside the safe area, readable, steered by logical buttons alone.
#include <doctest/doctest.h>
#include <imgui.h>
#include <imgui_internal.h>

#include <array>
#include <string>

#include "game/menus/settings_menu.hpp"
#include "game/settings/declarations.hpp"
#include "house.hpp"

namespace {

using house::House;
using Button = game::devices::PadButton;

void open_settings(House& house) {
  auto& services = house.shell().services();
  services.screens.restart(game::menus::make_settings_menu(services));
  house.plug_in(1);
  house.frames(10);
}

void press(House& house, Button button) {
  house.feed(game::devices::PadButtonChanged{1, button, true});
  house.frames(2);
  house.feed(game::devices::PadButtonChanged{1, button, false});
  house.frames(3);
}

void check_boards(House& house) {
  const render::Viewport& viewport = house.shell().canvas().viewport();
  const render::Rect safe = render::inflated(viewport.to_output(viewport.safe()), 1.0F);
  for (const ImGuiWindow* window : ImGui::GetCurrentContext()->Windows) {
    if (!window->Active || window->IsFallbackWindow) continue;
    CAPTURE(window->Name);
    CHECK(window->Pos.x >= safe.x);
    CHECK(window->Pos.y >= safe.y);
    CHECK(window->Pos.x + window->Size.x <= safe.right());
    CHECK(window->Pos.y + window->Size.y <= safe.bottom());
  }
}

}  // namespace

TEST_CASE("S1, S2: menus at every output") {
  constexpr std::array<std::array<int, 2>, 5> k_outputs{
      {{1280, 720}, {1280, 800}, {1920, 1080}, {2560, 1080}, {3840, 2160}}};
  for (const auto& output : k_outputs) {
    House house(output[0], output[1]);
    open_settings(house);
    check_boards(house);
    const float scale = house.shell().canvas().viewport().scale;
    CHECK(house.shell().imgui().font(render::MenuFont::body)->FontSize >= 28.0F * scale);
    press(house, Button::south);
    CHECK(house.top() == "settings-group");
    check_boards(house);
  }
}

TEST_CASE("S10: settings change at once with the directions alone, and the group goes back to new") {
  House house(1280, 720);
  open_settings(house);
  press(house, Button::down);  // Sound
  CHECK(house.shows("focus=Sound"));
  press(house, Button::south);
  REQUIRE(house.top() == "settings-group");
  CHECK(house.shows("focus=Volume"));
  using game::settings::Id;
  const int before = house.settings().number(Id::master_volume);
  press(house, Button::left);
  CHECK(house.settings().number(Id::master_volume) == before - 5);
  CHECK(house.shell().services().sounds.volumes().master == before - 5);
  press(house, Button::down);
  CHECK(house.shows("focus=Music"));
  for (int press_number = 0; press_number < 3; ++press_number) press(house, Button::down);
  CHECK(house.shows("focus=As new"));
  press(house, Button::south);
  press(house, Button::down);
  press(house, Button::south);
  CHECK(house.settings().number(Id::master_volume) == before);
  press(house, Button::east);
  CHECK(house.top() == "settings");
  CHECK(house.shows("focus=Sound"));  // the focus is where it was left
}
