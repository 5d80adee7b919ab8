// Triangles of any size and place, with SDL's software drawing.
#include "render/triangles.hpp"

#include <doctest/doctest.h>

#include <array>
#include <limits>
#include <random>

#include "pictures_folder.hpp"
#include "render/canvas.hpp"
#include "render/surface.hpp"

using namespace render;
using render_test::headless_window;

namespace {

TextureHandle plain_texture(SDL_Renderer* renderer, int side) {
  const SurfaceHandle surface(SDL_CreateRGBSurfaceWithFormat(0, side, side, 32, SDL_PIXELFORMAT_ARGB8888));
  SDL_FillRect(surface.get(), nullptr, 0xFFFFFFFF);
  return make_texture(renderer, surface.get());
}

}  // namespace

TEST_CASE("triangles far beyond the picture, huge ones and those at no place do no harm") {
  const Window window = headless_window(320, 180);
  const TextureHandle texture = plain_texture(window.renderer(), 61);
  std::mt19937 random(7);
  const float not_a_number = std::numeric_limits<float>::quiet_NaN();
  for (const float range : {300.0F, 3000.0F, 30000.0F, 1.0e6F, 1.0e12F, 3.0e38F, not_a_number}) {
    for (int i = 0; i < 60; ++i) {
      std::array<SDL_Vertex, 4> corners{};
      for (std::size_t k = 0; k < 4; ++k) {
        const auto place = [&] { return range * (static_cast<float>(random() % 2001) / 1000.0F - 1.0F); };
        corners[k] = {
            {place(), place()}, {255, 255, 255, 128}, {k % 2 == 0 ? 0.0F : 1.0F, k < 2 ? 0.0F : 1.0F}};
      }
      draw_triangles(window.renderer(), i % 2 == 0 ? texture.get() : nullptr, corners,
                     std::array{0, 1, 3, 0, 3, 2});
      SDL_RenderFlush(window.renderer());
    }
  }
  CHECK(window.read_pixels().has_value());
}

TEST_CASE("a triangle that must be cut covers what it should") {
  const Window window = headless_window(200, 100);
  const TextureHandle texture = plain_texture(window.renderer(), 61);
  const SDL_Color white{255, 255, 255, 255};
  const std::array<SDL_Vertex, 3> corners{{{{-90000.0F, -90000.0F}, white, {0, 0}},
                                           {{90100.0F, -90000.0F}, white, {1, 0}},
                                           {{-90000.0F, 90100.0F}, white, {0, 1}}}};
  SDL_SetRenderDrawColor(window.renderer(), 0, 0, 0, 255);
  SDL_RenderClear(window.renderer());
  draw_triangles(window.renderer(), texture.get(), corners, std::array{0, 1, 2});
  const auto picture = window.read_pixels();
  REQUIRE(picture);
  // The long side runs where x + y = 100.
  CHECK(picture->at(0, 0).r > 200);
  CHECK(picture->at(30, 60).r > 200);
  CHECK(picture->at(150, 60).r == 0);
}

TEST_CASE("panels and shapes are drawn at the smallest and at very large sizes, turned and beyond the edge") {
  for (const auto& [width, height] : {std::pair{1, 1}, {1, 2000}, {3000, 1}, {5000, 4000}}) {
    CAPTURE(width);
    const Window window = headless_window(width, height);
    Canvas canvas(window.renderer(), CanvasOptions{});
    for (const float angle : {0.0F, 3.0F, 45.0F}) {
      canvas.begin_frame();
      canvas.panel({-4000, -3000, 9000, 8000}, {.shadow = {20, 20}, .angle_degrees = angle, .alpha = 0.5F});
      canvas.panel({100, 100, 1700, 900}, {.shade = k_cream, .angle_degrees = angle});
      canvas.ellipse({960, 540}, {30000, 20000}, {k_mint, k_ink, 40.0F}, angle);
      canvas.line({-1.0e6F, -1.0e6F}, {1.0e6F, 1.0e6F}, 50.0F, k_ink);
      TextStyle style;
      style.angle_degrees = angle;
      canvas.text("Resized", {960, 540}, style);
      SDL_RenderFlush(window.renderer());
    }
    CHECK(window.read_pixels().has_value());
  }
}
