// Every picture can be drawn by the program, and uses nothing that SDL's SVG reader leaves out.
#include <SDL.h>
#include <doctest/doctest.h>

#include <array>
#include <cmath>
#include <fstream>
#include <sstream>
#include <string_view>

#include "album.hpp"
#include "render/svg.hpp"

namespace {

/// What nanosvg ignores or draws wrongly (dash arrays leave stray triangles).
constexpr std::array<std::string_view, 10> k_unsupported{
    "<text", "<use", "clipPath", "<mask", "<filter", "<style", "style=", "<image", "dasharray", "class="};

struct Coverage {
  int clear = 0;
  int opaque = 0;
};

Coverage coverage(const SDL_Surface& surface) {
  Coverage found;
  const auto* bytes = static_cast<const Uint8*>(surface.pixels);
  for (int y = 0; y < surface.h; ++y) {
    for (int x = 0; x < surface.w; ++x) {
      Uint32 pixel = 0;
      SDL_memcpy(&pixel, bytes + y * surface.pitch + x * 4, sizeof pixel);
      Uint8 red = 0, green = 0, blue = 0, alpha = 0;
      SDL_GetRGBA(pixel, surface.format, &red, &green, &blue, &alpha);
      found.clear += alpha == 0 ? 1 : 0;
      found.opaque += alpha == 255 ? 1 : 0;
    }
  }
  return found;
}

}  // namespace

TEST_CASE("Every picture is drawn by SDL's reader, and something is on it") {
  for (const auto& picture : pictures::all()) {
    CAPTURE(picture.name);
    const render::Size size = render::svg_size(picture.svg);
    REQUIRE(size.width > 0);
    REQUIRE(size.height > 0);
    const auto surface = render::rasterise_svg(picture.svg, static_cast<int>(std::lround(size.width / 2)),
                                               static_cast<int>(std::lround(size.height / 2)));
    REQUIRE(surface != nullptr);
    CHECK(coverage(*surface).clear < surface->w * surface->h);
  }
}

TEST_CASE("No picture needs what SDL's reader does not know") {
  for (const auto& picture : pictures::all()) {
    CAPTURE(picture.name);
    for (const std::string_view word : k_unsupported) {
      CAPTURE(word);
      CHECK(picture.svg.find(word) == std::string::npos);
    }
  }
}

TEST_CASE("Pages cover the whole screen and are opaque") {
  for (const char* name :
       {"cafe-background", "hall-background", "title-background", "menu-background", "results-background"}) {
    CAPTURE(name);
    const std::string svg = pictures::svg_of(name);
    const render::Size size = render::svg_size(svg);
    CHECK(size.width == 1920);
    CHECK(size.height == 1080);
    const auto surface = render::rasterise_svg(svg, 480, 270);
    REQUIRE(surface != nullptr);
    CHECK(coverage(*surface).opaque == 480 * 270);
  }
}

TEST_CASE("Together the pictures stay below twenty megabytes") {
  std::size_t bytes = 0;
  for (const auto& picture : pictures::all()) bytes += picture.svg.size();
  CHECK(bytes < 20U * 1024 * 1024);
}

TEST_CASE("Every picture has its line in the index") {
  std::ifstream file(pictures::folder() / "INDEX.md");
  std::ostringstream index;
  index << file.rdbuf();
  for (const auto& picture : pictures::all()) {
    CAPTURE(picture.name);
    CHECK(index.str().find("`" + picture.name + ".svg`") != std::string::npos);
  }
}
