// A picture in memory (RGBA, 8 bits a channel) and its PNG form on disk.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "engine/core/result.hpp"
#include "render/geometry.hpp"

namespace render {

struct Picture {
  int width = 0;
  int height = 0;
  std::vector<std::uint8_t> rgba;  ///< width × height × 4 bytes, rows from the top

  /// x and y must lie inside.
  Colour at(int x, int y) const;
};

core::Result<Picture> load_png(const std::string& path);
/// Writes atomically enough for tests: an unwritable path is an error that names it.
core::Result<void> save_png(const Picture& picture, const std::string& path);
/// Box filter to about `width` pixels across (never enlarges); for flash meters and thumbnails.
Picture downsampled(const Picture& picture, int width);

}  // namespace render
