// SVG through SDL_image.
#include "render/svg.hpp"

#include <SDL_image.h>

#include <array>
#include <cctype>
#include <cstdlib>
#include <fstream>
#include <sstream>

namespace render {
namespace {

// The value of an attribute of the root element; empty when absent.
std::string attribute(std::string_view root, std::string_view name) {
  std::size_t place = 0;
  while ((place = root.find(name, place)) != std::string_view::npos) {
    const bool begins = place > 0 && std::isspace(static_cast<unsigned char>(root[place - 1])) != 0;
    std::size_t after = place + name.size();
    if (begins && after + 1 < root.size() && root[after] == '=') {
      const char quote = root[after + 1];
      const std::size_t end = root.find(quote, after + 2);
      if (end == std::string_view::npos) return {};
      return std::string(root.substr(after + 2, end - after - 2));
    }
    place = after;
  }
  return {};
}

Size view_box_size(const std::string& view_box) {
  std::array<float, 4> numbers{};
  const char* rest = view_box.c_str();
  for (float& number : numbers) {
    while (*rest != '\0' && (*rest == ',' || std::isspace(static_cast<unsigned char>(*rest)) != 0)) ++rest;
    char* end = nullptr;
    number = std::strtof(rest, &end);
    if (end == rest) return {};
    rest = end;
  }
  return {numbers[2], numbers[3]};
}

}  // namespace

core::Result<std::string> read_svg(const std::string& path) {
  std::ifstream file(path, std::ios::binary);
  std::ostringstream text;
  if (!file || !(text << file.rdbuf())) return core::fail("cannot read the picture " + path);
  return std::move(text).str();
}

Size svg_size(std::string_view svg) {
  const std::size_t begin = svg.find("<svg");
  if (begin == std::string_view::npos) return {};
  const std::string_view root = svg.substr(begin, svg.find('>', begin) - begin);
  const std::string width = attribute(root, "width");
  const std::string height = attribute(root, "height");
  // A width in percent says nothing about the natural size.
  if (!width.empty() && !height.empty() && width.find('%') == std::string::npos) {
    return {std::strtof(width.c_str(), nullptr), std::strtof(height.c_str(), nullptr)};
  }
  return view_box_size(attribute(root, "viewBox"));
}

SurfaceHandle rasterise_svg(const std::string& svg, int width, int height) {
  SDL_RWops* source = SDL_RWFromConstMem(svg.data(), static_cast<int>(svg.size()));
  if (source == nullptr) return nullptr;
  SurfaceHandle surface(IMG_LoadSizedSVG_RW(source, width, height));
  SDL_RWclose(source);
  return surface;
}

}  // namespace render
