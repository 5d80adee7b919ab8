// Finding, drawing and dropping sprite rasters.
#include "render/sprite_cache.hpp"

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <limits>

#include "render/svg.hpp"

namespace render {
namespace {

// What one frame uploads at most: about 2 ms.
constexpr std::size_t k_upload_bytes = std::size_t{8} * 1024 * 1024;
constexpr int k_largest_side = 4096;

int raster_width(Size natural, float base, float enlargement) {
  // 4 % of enlargement cannot be seen; it keeps pulsing sprites from jumping to the next step.
  const float step = std::ceil(2.0F * std::log2(std::max(enlargement, 0.05F)) - 0.11F);
  const float scale = base * std::pow(2.0F, step / 2.0F);
  const float longest = std::max(natural.width, natural.height) * scale;
  const float limited = longest > static_cast<float>(k_largest_side)
                            ? scale * static_cast<float>(k_largest_side) / longest
                            : scale;
  return std::max(1, static_cast<int>(std::lround(natural.width * limited)));
}

int raster_height(Size natural, int width) {
  return std::max(1,
                  static_cast<int>(std::lround(natural.height * static_cast<float>(width) / natural.width)));
}

}  // namespace

SpriteCache::SpriteCache(SDL_Renderer* renderer, std::string folder, bool immediate)
    : renderer_(renderer), folder_(std::move(folder)), immediate_(immediate) {}

const SpriteCache::Source& SpriteCache::source(std::string_view name) {
  if (const auto found = sources_.find(name); found != sources_.end()) return found->second;
  Source source;
  auto text = read_svg(folder_ + "/" + std::string(name) + ".svg");
  if (!text) {
    notes_.push_back(text.error().message);
  } else {
    source.size = svg_size(*text);
    if (source.size.width <= 0.0F || source.size.height <= 0.0F) {
      source.size = {};
      notes_.push_back("the picture " + std::string(name) + ".svg has no width and height");
    }
    source.svg = std::make_shared<const std::string>(std::move(*text));
  }
  return sources_.emplace(name, std::move(source)).first->second;
}

Size SpriteCache::natural_size(std::string_view name) {
  return source(name).size;
}

SDL_Texture* SpriteCache::find(std::string_view name, float base, float enlargement) {
  const Source& from = source(name);
  if (from.size.width <= 0.0F) return nullptr;
  const Key key{std::string(name), raster_width(from.size, base, enlargement)};
  Raster* raster = nullptr;
  if (const auto found = rasters_.find(key); found != rasters_.end()) {
    raster = &found->second;
  } else {
    Raster* other = immediate_ ? nullptr : nearest(key.first, key.second);
    if (other != nullptr) request(key, from);
    raster = other != nullptr ? other : draw_now(key, from);
  }
  if (raster == nullptr) return nullptr;
  raster->last_used = frame_;
  return raster->texture.get();
}

void SpriteCache::preload(std::span<const std::string_view> names, float base, float enlargement) {
  for (const std::string_view name : names) {
    const Source& from = source(name);
    if (from.size.width <= 0.0F) continue;
    const Key key{std::string(name), raster_width(from.size, base, enlargement)};
    if (!rasters_.contains(key)) request(key, from);
  }
}

SpriteCache::Raster* SpriteCache::nearest(const std::string& name, int width) {
  Raster* best = nullptr;
  int best_distance = std::numeric_limits<int>::max();
  for (auto place = rasters_.lower_bound(Key{name, 0}); place != rasters_.end() && place->first.first == name;
       ++place) {
    const int distance = std::abs(place->first.second - width);
    // Blurred more than twice is worse than a short wait.
    if (place->first.second * 2 >= width && distance < best_distance) {
      best = &place->second;
      best_distance = distance;
    }
  }
  return best;
}

SpriteCache::Raster* SpriteCache::store(const Key& key, SDL_Surface* surface) {
  TextureHandle texture = surface == nullptr ? nullptr : make_texture(renderer_, surface);
  if (!texture) {
    if (refused_.insert(key).second) {
      notes_.push_back("the picture " + key.first + ".svg cannot be drawn: " + SDL_GetError());
    }
    return nullptr;
  }
  Raster raster;
  raster.bytes = static_cast<std::size_t>(surface->w) * static_cast<std::size_t>(surface->h) * 4;
  raster.texture = std::move(texture);
  raster.last_used = frame_;
  const auto [place, added] = rasters_.try_emplace(key, std::move(raster));
  if (added) bytes_ += place->second.bytes;
  return &place->second;
}

SpriteCache::Raster* SpriteCache::draw_now(const Key& key, const Source& source) {
  if (refused_.contains(key)) return nullptr;
  const SurfaceHandle surface =
      rasterise_svg(*source.svg, key.second, raster_height(source.size, key.second));
  return store(key, surface.get());
}

void SpriteCache::request(const Key& key, const Source& source) {
  if (refused_.contains(key) || !requested_.insert(key).second) return;
  worker_.add({key.first, source.svg, key.second, raster_height(source.size, key.second)});
}

void SpriteCache::begin_frame(std::size_t limit) {
  ++frame_;
  for (RasterResult& result : worker_.take(k_upload_bytes)) {
    const Key key{result.name, result.width};
    requested_.erase(key);
    if (!rasters_.contains(key)) store(key, result.surface.get());
  }
  while (bytes_ > limit && !rasters_.empty()) {
    const auto oldest = std::min_element(rasters_.begin(), rasters_.end(), [](const auto& a, const auto& b) {
      return a.second.last_used < b.second.last_used;
    });
    // What the last frame showed is needed again: better over the limit than drawing it anew each frame.
    if (oldest->second.last_used + 1 >= frame_) break;
    bytes_ -= oldest->second.bytes;
    rasters_.erase(oldest);
  }
}

void SpriteCache::clear() {
  rasters_.clear();
  bytes_ = 0;
}

}  // namespace render
