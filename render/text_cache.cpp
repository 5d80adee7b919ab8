// Keys, limits and eviction of the text cache.
#include "render/text_cache.hpp"

#include <algorithm>
#include <cmath>
#include <cstring>

#include "render/text_painter.hpp"

namespace render {
namespace {

// Layouts are small; this bounds a session that shows ever new texts.
constexpr std::size_t k_most_layouts = 4000;

int to_pixels(float units, float scale) {
  return static_cast<int>(std::lround(units * scale));
}

template <typename Number>
void append_bytes(std::string& key, Number value) {
  std::array<char, sizeof(Number)> bytes{};
  std::memcpy(bytes.data(), &value, sizeof(Number));
  key.append(bytes.data(), bytes.size());
}

void append_colour(std::string& key, Colour colour) {
  for (const std::uint8_t channel : {colour.r, colour.g, colour.b, colour.a}) append_bytes(key, channel);
}

TextLimits limits_of(const TextStyle& style, float text_scale, float scale) {
  TextLimits limits;
  limits.pixels = std::max(1, to_pixels(style.size * (style.scaled ? text_scale : 1.0F), scale));
  limits.floor_pixels = static_cast<int>(std::ceil(k_text_floor * scale - 0.01F));
  limits.wrap_width = to_pixels(style.wrap_width, scale);
  limits.max_width = to_pixels(style.max_width, scale);
  limits.max_height = to_pixels(style.max_height, scale);
  limits.line_spacing = style.line_spacing;
  return limits;
}

std::string layout_key(std::string_view utf8, const TextStyle& style, const TextLimits& limits) {
  std::string key;
  key.reserve(utf8.size() + 48);
  for (const int number : {static_cast<int>(style.font), limits.pixels, limits.floor_pixels,
                           limits.wrap_width, limits.max_width, limits.max_height}) {
    append_bytes(key, number);
  }
  append_bytes(key, limits.line_spacing);
  key += utf8;
  return key;
}

}  // namespace

const TextLayout& TextCache::layout(std::string_view utf8, const TextStyle& style, float text_scale,
                                    float scale) {
  const TextLimits limits = limits_of(style, text_scale, scale);
  const std::string key = layout_key(utf8, style, limits);
  auto found = layouts_.find(key);
  if (found == layouts_.end()) {
    const Font font = style.font;
    const TextRuler ruler{
        [this, font](int pixels, std::string_view text) { return type_case_.width(font, pixels, text); },
        [this, font](int pixels) {
          const FontMeasures measures = type_case_.measures(font, pixels);
          return measures.ascent + measures.descent;
        },
        [this, font](int pixels) { return type_case_.measures(font, pixels).line_skip; }};
    found = layouts_.emplace(key, Laid{lay_out(utf8, limits, ruler), 0}).first;
  }
  found->second.last_used = frame_;
  return found->second.layout;
}

TextPicture TextCache::picture(std::string_view utf8, const TextStyle& style, float text_scale, float scale,
                               float enlargement) {
  const TextLayout& layout = this->layout(utf8, style, text_scale, scale);
  const int pixels =
      std::max(1, static_cast<int>(std::lround(static_cast<float>(layout.pixels) * enlargement)));
  // Shrunk text gets a thinner outline, or its letters would close up.
  const float shrunk = static_cast<float>(layout.pixels) / std::max(1.0F, style.size * scale);
  const int outline =
      style.outline_width > 0.0F
          ? std::max(1, to_pixels(style.outline_width * std::min(shrunk, 1.5F), scale * enlargement))
          : 0;
  std::string key = layout_key(utf8, style, limits_of(style, text_scale, scale));
  for (const int number : {pixels, outline, static_cast<int>(style.align)}) append_bytes(key, number);
  append_colour(key, style.colour);
  append_colour(key, outline > 0 ? style.outline : Colour{});
  auto found = pictures_.find(key);
  if (found == pictures_.end()) {
    const PaintedText painted = paint_text(type_case_, layout, style, pixels, outline);
    Painted entry;
    if (painted.surface) entry.texture = make_texture(renderer_, painted.surface.get());
    if (entry.texture) {
      entry.bytes =
          static_cast<std::size_t>(painted.surface->w) * static_cast<std::size_t>(painted.surface->h) * 4;
      entry.picture = {entry.texture.get(),
                       {static_cast<float>(painted.surface->w), static_cast<float>(painted.surface->h)},
                       static_cast<float>(painted.margin),
                       pixels};
    }
    bytes_ += entry.bytes;
    found = pictures_.emplace(std::move(key), std::move(entry)).first;
  }
  found->second.last_used = frame_;
  return found->second.picture;
}

void TextCache::begin_frame(std::size_t limit) {
  ++frame_;
  if (layouts_.size() > k_most_layouts) {
    std::erase_if(layouts_, [this](const auto& entry) { return entry.second.last_used + 60 < frame_; });
  }
  // Texts come and go by dozens: dropping all that is older in one go is cheaper than one by one.
  for (std::uint64_t age = 600; bytes_ > limit && age >= 1; age /= 4) {
    std::erase_if(pictures_, [this, age](const auto& entry) {
      if (entry.second.last_used + age >= frame_) return false;
      bytes_ -= entry.second.bytes;
      return true;
    });
  }
}

void TextCache::clear() {
  pictures_.clear();
  layouts_.clear();
  type_case_.close_faces();
  bytes_ = 0;
}

}  // namespace render
