// PNG in and out, and shrinking.
#include "render/picture.hpp"

#include <SDL_image.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstdio>
#include <cstring>
#include <filesystem>
#include <memory>

namespace render {
namespace {

struct FreeSurface {
  void operator()(SDL_Surface* surface) const { SDL_FreeSurface(surface); }
};
using Surface = std::unique_ptr<SDL_Surface, FreeSurface>;

std::size_t pixel_index(const Picture& picture, int x, int y) {
  return (static_cast<std::size_t>(y) * static_cast<std::size_t>(picture.width) +
          static_cast<std::size_t>(x)) *
         4;
}

}  // namespace

Colour Picture::at(int x, int y) const {
  const std::size_t index = pixel_index(*this, x, y);
  return {rgba[index], rgba[index + 1], rgba[index + 2], rgba[index + 3]};
}

core::Result<Picture> load_png(const std::string& path) {
  const Surface loaded(IMG_Load(path.c_str()));
  if (!loaded) return core::fail("cannot read the picture " + path + ": " + IMG_GetError());
  const Surface surface(SDL_ConvertSurfaceFormat(loaded.get(), SDL_PIXELFORMAT_RGBA32, 0));
  if (!surface) return core::fail("cannot convert the picture " + path + ": " + SDL_GetError());
  Picture picture;
  picture.width = surface->w;
  picture.height = surface->h;
  const std::size_t row_bytes = static_cast<std::size_t>(surface->w) * 4;
  picture.rgba.resize(row_bytes * static_cast<std::size_t>(surface->h));
  const auto* source = static_cast<const std::uint8_t*>(surface->pixels);
  for (std::size_t y = 0; y < static_cast<std::size_t>(surface->h); ++y) {
    std::memcpy(&picture.rgba[y * row_bytes], source + y * static_cast<std::size_t>(surface->pitch),
                row_bytes);
  }
  return picture;
}

core::Result<void> save_png(const Picture& picture, const std::string& path) {
  // SDL only reads from the pixels here.
  auto* pixels = const_cast<std::uint8_t*>(picture.rgba.data());
  const Surface surface(SDL_CreateRGBSurfaceWithFormatFrom(pixels, picture.width, picture.height, 32,
                                                           picture.width * 4, SDL_PIXELFORMAT_RGBA32));
  const auto failed = [&path](const std::string& why) {
    return core::fail("cannot write the picture " + path + ": " + why);
  };
  if (!surface) return failed(SDL_GetError());
  // SDL_image does not look whether its writing succeeds; a stream of our own knows.
  std::FILE* file = std::fopen(path.c_str(), "wb");
  if (file == nullptr) return failed(std::strerror(errno));
  SDL_RWops* stream = SDL_RWFromFP(file, SDL_FALSE);
  const bool encoded = stream != nullptr && IMG_SavePNG_RW(surface.get(), stream, 0) == 0;
  std::string why = encoded ? "" : IMG_GetError();
  if (stream != nullptr) SDL_RWclose(stream);
  errno = 0;
  const bool flushed = std::fflush(file) == 0 && std::ferror(file) == 0;
  if (!flushed) why = errno != 0 ? std::strerror(errno) : "the disk is full";
  if (std::fclose(file) != 0 && why.empty()) why = std::strerror(errno);
  if (why.empty()) return {};
  std::error_code error;  // a broken picture is worse than none
  if (std::filesystem::is_regular_file(path, error)) std::filesystem::remove(path, error);
  return failed(why);
}

Picture downsampled(const Picture& picture, int width) {
  const int divisor = std::max(1, picture.width / std::max(width, 1));
  Picture small;
  small.width = picture.width / divisor;
  small.height = std::max(1, picture.height / divisor);
  small.rgba.reserve(static_cast<std::size_t>(small.width) * static_cast<std::size_t>(small.height) * 4);
  for (int y = 0; y < small.height; ++y) {
    for (int x = 0; x < small.width; ++x) {
      std::array<unsigned, 4> sums{};
      unsigned count = 0;
      for (int dy = 0; dy < divisor && y * divisor + dy < picture.height; ++dy) {
        std::size_t index = pixel_index(picture, x * divisor, y * divisor + dy);
        for (int dx = 0; dx < divisor; ++dx, ++count) {
          for (unsigned& sum : sums) sum += picture.rgba[index++];
        }
      }
      for (const unsigned sum : sums) small.rgba.push_back(static_cast<std::uint8_t>(sum / count));
    }
  }
  return small;
}

}  // namespace render
