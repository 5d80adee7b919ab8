// The menu board works without a display: it draws, and pads, keys and the mouse reach it.
#include "render/imgui_layer.hpp"

#include <doctest/doctest.h>

#include "pictures_folder.hpp"
#include "render/palette.hpp"

using namespace render;

namespace {

struct Menu {
  explicit Menu(const Window& shown) : window(shown), layer(shown) {}

  // Draws a frame and returns the number of the button that was pressed, or 0.
  int frame(int text_percent = 100) {
    SDL_SetRenderDrawColor(window.renderer(), k_mint.r, k_mint.g, k_mint.b, 255);
    SDL_RenderClear(window.renderer());
    layer.new_frame(make_viewport(window.output_width(), window.output_height()), text_percent, 1.0 / 60);
    int pressed = 0;
    if (layer.begin_board("Pause", {700, 700})) {
      if (layer.button("Resume")) pressed = 1;
      if (ImGui::IsWindowAppearing()) ImGui::SetKeyboardFocusHere(-1);
      first = {ImGui::GetItemRectMin().x, ImGui::GetItemRectMin().y};
      if (layer.button("Settings")) pressed = 2;
      second = {ImGui::GetItemRectMin().x, ImGui::GetItemRectMin().y};
      if (layer.button("Leave")) pressed = 3;
    }
    layer.end_board();
    layer.render();
    return pressed;
  }
  int tap(MenuInput input) {
    layer.navigate(input, true);
    int pressed = frame();
    layer.navigate(input, false);
    for (int i = 0; i < 3; ++i) pressed = std::max(pressed, frame());
    return pressed;
  }

  const Window& window;
  ImguiLayer layer;
  Point first;
  Point second;
};

SDL_Event key_event(Uint32 type, SDL_Scancode scancode) {
  SDL_Event event{};
  event.type = type;
  event.key.keysym.scancode = scancode;
  return event;
}

}  // namespace

TEST_CASE("the board is drawn in the house colours") {
  const Window window = render_test::headless_window(1280, 720);
  Menu menu(window);
  for (int i = 0; i < 3; ++i) menu.frame();
  const auto picture = window.read_pixels();
  REQUIRE(picture.has_value());
  CHECK(picture->at(10, 10) == k_mint);
  CHECK(picture->at(640, 560) == k_deep_teal);
}

TEST_CASE("S10: moving and confirming reach every button, by pad and by keyboard") {
  const Window window = render_test::headless_window(1280, 720);
  Menu menu(window);
  for (int i = 0; i < 3; ++i) menu.frame();
  menu.tap(MenuInput::down);
  menu.tap(MenuInput::up);
  CHECK(menu.tap(MenuInput::confirm) == 1);
  menu.tap(MenuInput::down);
  CHECK(menu.tap(MenuInput::confirm) == 2);
  menu.layer.process_event(key_event(SDL_KEYDOWN, SDL_SCANCODE_DOWN));
  menu.layer.process_event(key_event(SDL_KEYUP, SDL_SCANCODE_DOWN));
  for (int i = 0; i < 3; ++i) menu.frame();
  menu.layer.process_event(key_event(SDL_KEYDOWN, SDL_SCANCODE_RETURN));
  menu.layer.process_event(key_event(SDL_KEYUP, SDL_SCANCODE_RETURN));
  int pressed = menu.frame();
  pressed = std::max(pressed, menu.frame());
  CHECK(pressed == 3);
}

TEST_CASE("the mouse presses what it points at") {
  const Window window = render_test::headless_window(1280, 720);
  Menu menu(window);
  for (int i = 0; i < 3; ++i) menu.frame();
  SDL_Event event{};
  event.type = SDL_MOUSEBUTTONDOWN;
  event.button.button = SDL_BUTTON_LEFT;
  event.button.x = static_cast<int>(menu.second.x) + 20;
  event.button.y = static_cast<int>(menu.second.y) + 10;
  SDL_Event motion{};
  motion.type = SDL_MOUSEMOTION;
  motion.motion.x = event.button.x;
  motion.motion.y = event.button.y;
  menu.layer.process_event(motion);
  menu.frame();
  menu.layer.process_event(event);
  menu.frame();
  event.type = SDL_MOUSEBUTTONUP;
  menu.layer.process_event(event);
  CHECK(menu.frame() == 2);
}

TEST_CASE("letters grow with the text scale and the output") {
  const Window window = render_test::headless_window(1280, 720);
  Menu menu(window);
  menu.frame(100);
  const float normal = menu.layer.font(MenuFont::body)->FontSize;
  menu.frame(150);
  CHECK(menu.layer.font(MenuFont::body)->FontSize == doctest::Approx(normal * 1.5).epsilon(0.05));
}

TEST_CASE("it comes to rest when nothing happens") {
  const Window window = render_test::headless_window(640, 360);
  Menu menu(window);
  for (int i = 0; i < 10; ++i) menu.frame();
  CHECK_FALSE(menu.layer.animating());
  menu.layer.navigate(MenuInput::down, true);
  menu.frame();
  CHECK(menu.layer.animating());
  menu.layer.release_all();
  for (int i = 0; i < 10; ++i) menu.frame();
  CHECK_FALSE(menu.layer.animating());
}

TEST_CASE("the board is drawn at the smallest and at very large sizes") {
  for (const auto& [width, height] : {std::pair{1, 1}, {20, 3000}, {3000, 20}, {5000, 4000}}) {
    CAPTURE(width);
    const Window window = render_test::headless_window(width, height);
    Menu menu(window);
    for (const int text_percent : {100, 150}) {
      CHECK(menu.frame(text_percent) == 0);
      CHECK(menu.frame(text_percent) == 0);
    }
    SDL_RenderFlush(window.renderer());
  }
}
