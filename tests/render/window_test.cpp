// Opening windows: headless of any size, and a clear word where there is no display.
#include "render/window.hpp"

#include <doctest/doctest.h>
#include <sys/resource.h>

#include <csignal>
#include <cstdlib>
#include <filesystem>

#include "pictures_folder.hpp"

using namespace render;

TEST_CASE("a headless window has the size that was asked for and needs no driver") {
  const Window window = render_test::headless_window(321, 123);
  CHECK(window.output_width() == 321);
  CHECK(window.output_height() == 123);
  CHECK(window.headless());
  CHECK(window.handle() == nullptr);
  CHECK_FALSE(window.invisible());
  CHECK(window.to_output_pixels(10, 20) == Point{10, 20});
}

TEST_CASE("without a display the error is one line that says what to do") {
  ::setenv("SDL_VIDEODRIVER", "no_such_driver", 1);
  const auto window = Window::open({});
  ::unsetenv("SDL_VIDEODRIVER");
  REQUIRE_FALSE(window.has_value());
  CHECK(window.error().message.starts_with("no display"));
  CHECK(window.error().message.find("--shots") != std::string::npos);
  CHECK(window.error().message.find('\n') == std::string::npos);
}

TEST_CASE("a window on SDL's dummy driver draws in software") {
  ::setenv("SDL_VIDEODRIVER", "dummy", 1);
  {
    const auto window = Window::open({.width = 640, .height = 360, .vertical_sync = false});
    REQUIRE(window.has_value());
    CHECK(window->output_width() == 640);
    CHECK(window->driver() == "software");
    CHECK(window->read_pixels().has_value());
  }
  ::unsetenv("SDL_VIDEODRIVER");
}

TEST_CASE("a picture that cannot be written whole is an error that names it, and does not stay") {
  const Window window = render_test::headless_window(320, 180);
  const auto file = std::filesystem::temp_directory_path() / "messhall-full-disk.png";
  (void)std::signal(SIGXFSZ, SIG_IGN);
  rlimit before{};
  getrlimit(RLIMIT_FSIZE, &before);
  const rlimit tight{16, before.rlim_max};
  setrlimit(RLIMIT_FSIZE, &tight);
  const auto saved = window.save_png(file.string());
  setrlimit(RLIMIT_FSIZE, &before);
  REQUIRE_FALSE(saved);
  CHECK(saved.error().message.find(file.string()) != std::string::npos);
  CHECK_FALSE(std::filesystem::exists(file));
  CHECK_FALSE(window.save_png("/nowhere/picture.png"));
}
