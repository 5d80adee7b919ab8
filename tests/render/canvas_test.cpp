// The canvas draws where it should, headless, the same each time, and knows what it has shown.
#include "render/canvas.hpp"

#include <doctest/doctest.h>

#include <chrono>
#include <thread>

#include "pictures_folder.hpp"
#include "render/compare.hpp"

using namespace render;
using render_test::headless_window;
using render_test::PicturesFolder;

namespace {

CanvasOptions immediate(const PicturesFolder& folder) {
  CanvasOptions options;
  options.pictures = folder.path();
  options.immediate = true;
  return options;
}

Picture pixels(const Window& window) {
  auto picture = window.read_pixels();
  REQUIRE(picture.has_value());
  return std::move(*picture);
}

void draw_scene(Canvas& canvas) {
  canvas.begin_frame();
  if (canvas.begin_layer("table")) {
    canvas.wash(k_mint);
    canvas.ellipse({960, 540}, {600, 400}, {k_cream, k_ink, 6.0F});
    canvas.end_layer();
  }
  canvas.layer("table");
  canvas.sprite("red", {300, 300}, {.scale = 1.3F, .angle_degrees = 20.0F});
  canvas.panel({600, 300, 400, 200}, {.fill = k_paper, .shadow = {6, 8}, .shade = k_cream});
  canvas.burst({1400, 400}, {400, 240}, 14, {k_tomato, k_ink, 6.0F}, -4.0F);
  canvas.text("SPLAT!", {1400, 400},
              {.font = Font::dosis,
               .size = 72,
               .colour = k_paper,
               .outline_width = 8,
               .align = Align::centre,
               .vertical = Vertical::middle,
               .angle_degrees = -4.0F});
  canvas.dashed_rect({1100, 700, 300, 160}, 20, 5, k_ink);
  canvas.wedge({500, 800}, 100, 0, 72, {k_mustard, k_ink, 5.0F});
}

}  // namespace

TEST_CASE("the same scene gives the same picture twice, to the last bit, and a PNG on disk") {
  const PicturesFolder folder;
  folder.add_red("red");
  std::vector<Picture> pictures;
  for (int run = 0; run < 2; ++run) {
    const Window window = headless_window(1280, 720);
    Canvas canvas(window.renderer(), immediate(folder));
    draw_scene(canvas);
    draw_scene(canvas);
    pictures.push_back(pixels(window));
    CHECK(canvas.notes().empty());
    REQUIRE(window.save_png(folder.path() + "/scene.png").has_value());
    CHECK(std::filesystem::file_size(folder.path() + "/scene.png") > 1000);
  }
  CHECK(compare(pictures[0], pictures[1]).identical);
}

TEST_CASE("sprites: natural size, place, scale, tint, missing") {
  const PicturesFolder folder;
  folder.add_red("dice/one");
  folder.add("box", R"(<svg viewBox="0 0 40 30"><rect width="40" height="30" fill="#00ff00"/></svg>)");
  const Window window = headless_window(1280, 720);
  Canvas canvas(window.renderer(), immediate(folder));
  CHECK(canvas.sprite_size("dice/one") == Size{100, 50});
  CHECK(canvas.sprite_size("box") == Size{40, 30});
  CHECK(canvas.has_sprite("box"));
  CHECK_FALSE(canvas.has_sprite("absent"));
  canvas.begin_frame(k_milk);
  canvas.sprite("dice/one", {600, 600}, {.scale = 2.0F});
  canvas.sprite("dice/one", {1200, 600}, {.tint = {128, 255, 255, 255}});
  canvas.sprite("absent", {1500, 300});
  canvas.sprite("absent", {1600, 300});
  const Picture picture = pixels(window);
  // 200 × 100 units around (600, 600), at two thirds.
  CHECK(picture.at(400, 400) == Colour{255, 0, 0, 255});
  CHECK(picture.at(336, 370) == Colour{255, 0, 0, 255});
  CHECK(picture.at(330, 400) == k_milk);
  CHECK(picture.at(400, 436) == k_milk);
  CHECK(std::abs(picture.at(800, 400).r - 128) <= 2);
  REQUIRE(canvas.notes().size() == 1);
  CHECK(canvas.notes()[0].find("absent.svg") != std::string::npos);
}

TEST_CASE("turned and flipped sprites lie where geometry says") {
  const PicturesFolder folder;
  folder.add("halves", R"(<svg width="200" height="100"><rect width="100" height="100" fill="#ff0000"/>)"
                       R"(<rect x="100" width="100" height="100" fill="#0000ff"/></svg>)");
  const Window window = headless_window(1920, 1080);
  Canvas canvas(window.renderer(), immediate(folder));
  const Colour red{255, 0, 0, 255};
  const Colour blue{0, 0, 255, 255};
  canvas.begin_frame(k_milk);
  // A quarter turn clockwise: what was left is up.
  canvas.sprite("halves", {300, 300}, {.angle_degrees = 90.0F});
  canvas.sprite("halves", {700, 300}, {.flip = true});
  // Turned about its upper left corner, by 45 degrees.
  canvas.sprite("halves", {1000, 300}, {.angle_degrees = 45.0F, .anchor = {0.0F, 0.0F}});
  canvas.sprite("halves", {1500, 300}, {.stretch_x = 2.0F, .stretch_y = 0.5F});
  const Picture picture = pixels(window);
  CHECK(picture.at(300, 230) == red);
  CHECK(picture.at(300, 370) == blue);
  CHECK(picture.at(300 - 60, 300) == k_milk);
  CHECK(picture.at(630, 300) == blue);
  CHECK(picture.at(770, 300) == red);
  CHECK(picture.at(1000, 340) == red);
  CHECK(picture.at(1070, 440) == blue);
  CHECK(picture.at(1000, 460) == k_milk);
  CHECK(picture.at(1310, 300) == red);
  CHECK(picture.at(1690, 300) == blue);
  CHECK(picture.at(1500, 330) == k_milk);
}

TEST_CASE("sprites keep to the memory limit, and shown ones stay") {
  const PicturesFolder folder;
  for (int i = 0; i < 12; ++i) folder.add_red("picture" + std::to_string(i));
  const Window window = headless_window(1920, 1080);
  CanvasOptions options = immediate(folder);
  options.sprite_bytes = 3 * 100 * 50 * 4;
  Canvas canvas(window.renderer(), options);
  for (int i = 0; i < 12; ++i) {
    canvas.begin_frame();
    canvas.sprite("picture" + std::to_string(i), {500, 500});
    canvas.sprite("picture0", {800, 500});
  }
  canvas.begin_frame();
  CHECK(canvas.sprite_bytes() <= options.sprite_bytes);
  CHECK(canvas.sprite_bytes() >= 2 * 100 * 50 * 4);
}

TEST_CASE("preloaded sprites come from the worker") {
  const PicturesFolder folder;
  folder.add_red("red");
  const Window window = headless_window(1920, 1080);
  Canvas canvas(window.renderer(), {.pictures = folder.path()});
  const std::array<std::string_view, 2> names = {"red", "absent"};
  canvas.preload(names);
  while (canvas.loading()) {
    canvas.begin_frame();
    std::this_thread::yield();
  }
  CHECK(canvas.sprite_bytes() == 100 * 50 * 4);
}

TEST_CASE("layers are drawn once, again when dirty or resized, and can be added to") {
  const PicturesFolder folder;
  const Window window = headless_window(960, 540);
  Canvas canvas(window.renderer(), immediate(folder));
  CHECK_FALSE(canvas.begin_addition("splats"));
  int drawn = 0;
  const auto frame = [&] {
    canvas.begin_frame();
    if (canvas.begin_layer("splats")) {
      ++drawn;
      canvas.wash(k_mint);
      canvas.end_layer();
    }
    canvas.layer("splats");
  };
  frame();
  frame();
  CHECK(drawn == 1);
  REQUIRE(canvas.begin_addition("splats"));
  canvas.fill({0, 0, 200, 200}, k_tomato);
  canvas.end_layer();
  frame();
  CHECK(drawn == 1);
  CHECK(pixels(window).at(50, 50) == k_tomato);
  CHECK(pixels(window).at(500, 300) == k_mint);
  canvas.invalidate_layer("splats");
  CHECK_FALSE(canvas.begin_addition("splats"));
  frame();
  CHECK(drawn == 2);
  CHECK(pixels(window).at(50, 50) == k_mint);
  canvas.set_safe_percent(85);
  frame();
  CHECK(drawn == 3);
}

TEST_CASE("a shaken background leaves no bare edge") {
  const PicturesFolder folder;
  const Window window = headless_window(960, 540);
  Canvas canvas(window.renderer(), immediate(folder));
  canvas.begin_frame({255, 0, 255, 255});
  if (canvas.begin_layer("back")) {
    canvas.wash(k_mint);
    canvas.end_layer();
  }
  canvas.push_camera({{12, -5}, 1.0F});
  canvas.layer("back");
  canvas.pop();
  const Picture picture = pixels(window);
  for (const auto& [x, y] : {std::pair{0, 0}, {959, 0}, {0, 539}, {959, 539}, {0, 270}, {480, 539}}) {
    CHECK(picture.at(x, y) == k_mint);
  }
}

TEST_CASE("text: measured as drawn, shrinks, wraps, scales; names are checked against the fonts") {
  const PicturesFolder folder;
  const Window window = headless_window(1920, 1080);
  Canvas canvas(window.renderer(), immediate(folder));
  canvas.begin_frame();
  TextStyle style;
  const Rect drawn = canvas.text("Here your 3 dice beat Bruno’s 2.", {200, 200}, style);
  CHECK(drawn.size() == canvas.measure("Here your 3 dice beat Bruno’s 2.", style));
  CHECK(drawn.x == 200);
  CHECK(drawn.width > 300);
  style.max_width = drawn.width * 0.95F;
  const Rect shrunk = canvas.text("Here your 3 dice beat Bruno’s 2.", {200, 300}, style);
  CHECK(shrunk.width <= style.max_width + 1);
  style = {};
  style.wrap_width = drawn.width * 0.6F;
  CHECK(canvas.measure("Here your 3 dice beat Bruno’s 2.", style).height > drawn.height * 1.8F);
  canvas.set_text_scale_percent(150);
  CHECK(canvas.measure("Hello", {}).width > 1.4F * drawn.width * 5 / 40);
  style = {.scaled = false};
  CHECK(canvas.measure("Here your 3 dice beat Bruno’s 2.", style) == drawn.size());
  CHECK(canvas.can_show("Zoë Ångström"));
  CHECK_FALSE(canvas.can_show("\xF0\x9F\x8D\x95\xF3\xA0\x80\x81"));
  CHECK_FALSE(canvas.can_show("a\nb"));
  CHECK(canvas.measure("", {}) == Size{});
}

TEST_CASE("the audit sees texts through transforms and layers, and judges them") {
  const PicturesFolder folder;
  const Window window = headless_window(1280, 720);
  Canvas canvas(window.renderer(), immediate(folder));
  canvas.set_audit(true);
  const auto frame = [&](Point place, float scale) {
    canvas.begin_frame();
    if (canvas.begin_layer("board")) {
      canvas.text("On the board", {300, 300}, {.plate = k_paper});
      canvas.end_layer();
    }
    canvas.layer("board");
    const TransformScope scope(canvas, {.offset = place, .scale = scale});
    canvas.text("Moved", {0, 0}, {.plate = k_paper});
  };
  frame({500, 500}, 1.0F);
  REQUIRE(canvas.drawn().size() == 2);
  CHECK(canvas.audit_problems().empty());
  frame({500, 500}, 1.0F);
  CHECK(canvas.drawn().size() == 2);
  frame({20, 500}, 1.0F);
  CHECK(canvas.audit_problems().size() == 1);
  frame({500, 500}, 0.5F);
  REQUIRE(canvas.audit_problems().size() == 1);
  CHECK(canvas.audit_problems()[0].find("letters of") != std::string::npos);
  canvas.begin_frame();
  canvas.text("Far too long for its place", {300, 300}, {.max_width = 100});
  canvas.mark_essential({1900, 500, 40, 40}, "bag");
  CHECK(canvas.audit_problems().size() == 2);
  CHECK(canvas.drawn()[0].overflow);
}

TEST_CASE("clips nest and come back") {
  const PicturesFolder folder;
  const Window window = headless_window(1920, 1080);
  Canvas canvas(window.renderer(), immediate(folder));
  canvas.begin_frame(k_milk);
  canvas.push_clip({100, 100, 200, 200});
  canvas.push_clip({200, 200, 400, 400});
  canvas.wash(k_tomato);
  canvas.pop_clip();
  canvas.fill({100, 100, 10, 10}, k_teal);
  canvas.fill({400, 100, 10, 10}, k_teal);
  canvas.pop_clip();
  const Picture picture = pixels(window);
  CHECK(picture.at(250, 250) == k_tomato);
  CHECK(picture.at(150, 150) == k_milk);
  CHECK(picture.at(350, 350) == k_milk);
  CHECK(picture.at(105, 105) == k_teal);
  CHECK(picture.at(405, 105) == k_milk);
}
