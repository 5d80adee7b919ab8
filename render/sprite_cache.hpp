// SVG pictures as textures: drawn at the size needed, kept while memory lasts, prepared by a worker thread.
#pragma once

#include <cstdint>
#include <map>
#include <memory>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "render/geometry.hpp"
#include "render/sprite_worker.hpp"
#include "render/surface.hpp"

namespace render {

/// Main thread only; the worker inside draws pixels but never touches the renderer.
class SpriteCache {
 public:
  /// `immediate`: always the sharpest raster, drawn at once if need be.
  SpriteCache(SDL_Renderer* renderer, std::string folder, bool immediate);

  /// Natural size in logical units; {0, 0} when there is no such picture.
  Size natural_size(std::string_view name);
  bool known(std::string_view name) { return natural_size(name).width > 0.0F; }

  /// A texture to be shown at `pixels_per_unit` (base × enlargement). Rasters exist at base × √2^n, so that a
  /// picture at its natural size is pixel for pixel and others are shrunk a little, never enlarged by more
  /// than 4 %. Null when the picture is unknown or cannot be drawn.
  SDL_Texture* find(std::string_view name, float base, float enlargement);
  void preload(std::span<const std::string_view> names, float base, float enlargement);
  bool loading() const { return worker_.busy(); }

  /// Uploads what the worker finished and drops the longest unused rasters beyond `limit` bytes.
  void begin_frame(std::size_t limit);
  /// Drops all textures, for instance after the renderer lost them.
  void clear();

  std::size_t bytes() const { return bytes_; }
  /// Problems since the start, one line each.
  const std::vector<std::string>& notes() const { return notes_; }

 private:
  struct Source {
    std::shared_ptr<const std::string> svg;
    Size size;
  };
  struct Raster {
    TextureHandle texture;
    std::size_t bytes = 0;
    std::uint64_t last_used = 0;
  };
  /// Name and width in pixels; the height follows.
  using Key = std::pair<std::string, int>;

  const Source& source(std::string_view name);
  Raster* nearest(const std::string& name, int width);
  Raster* store(const Key& key, SDL_Surface* surface);
  Raster* draw_now(const Key& key, const Source& source);
  void request(const Key& key, const Source& source);

  SDL_Renderer* renderer_;
  std::string folder_;
  bool immediate_;
  std::map<std::string, Source, std::less<>> sources_;
  std::map<Key, Raster> rasters_;
  std::set<Key> requested_;
  std::set<Key> refused_;
  std::vector<std::string> notes_;
  std::size_t bytes_ = 0;
  std::uint64_t frame_ = 0;
  SpriteWorker worker_;
};

}  // namespace render
