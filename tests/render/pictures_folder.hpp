// A folder of small SVG pictures that disappears with the test.
#pragma once

#include <doctest/doctest.h>
#include <unistd.h>

#include <filesystem>
#include <fstream>
#include <string>

#include "render/canvas.hpp"
#include "render/window.hpp"

namespace render_test {

class PicturesFolder {
 public:
  PicturesFolder() {
    static int count = 0;
    folder_ =
        std::filesystem::temp_directory_path() /
        ("messhall_render_" + std::to_string(static_cast<long>(::getpid())) + "_" + std::to_string(++count));
    std::filesystem::create_directories(folder_);
  }
  ~PicturesFolder() {
    std::error_code ignored;
    std::filesystem::remove_all(folder_, ignored);
  }
  PicturesFolder(const PicturesFolder&) = delete;
  PicturesFolder& operator=(const PicturesFolder&) = delete;

  void add(const std::string& name, const std::string& svg) const {
    const std::filesystem::path path = folder_ / (name + ".svg");
    std::filesystem::create_directories(path.parent_path());
    std::ofstream(path) << svg;
  }
  /// A red square of 100 × 50 units.
  void add_red(const std::string& name) const {
    add(name, R"(<svg xmlns="http://www.w3.org/2000/svg" width="100" height="50" viewBox="0 0 100 50">)"
              R"(<rect width="100" height="50" fill="#ff0000"/></svg>)");
  }
  std::string path() const { return folder_.string(); }

 private:
  std::filesystem::path folder_;
};

inline render::Window headless_window(int width, int height) {
  render::WindowOptions options;
  options.headless = true;
  options.width = width;
  options.height = height;
  auto window = render::Window::open(options);
  REQUIRE(window.has_value());
  return std::move(*window);
}

}  // namespace render_test
