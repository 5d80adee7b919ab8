// Laid-out and painted texts, kept while memory lasts.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <unordered_map>

#include "render/canvas.hpp"
#include "render/surface.hpp"
#include "render/text_layout.hpp"
#include "render/type_case.hpp"

namespace render {

struct TextPicture {
  SDL_Texture* texture = nullptr;  ///< null when there is nothing to see
  Size size;                       ///< of the texture, pixels
  float margin = 0.0F;             ///< around the text box, pixels
  int pixels = 0;                  ///< em size it was painted at
};

class TextCache {
 public:
  explicit TextCache(SDL_Renderer* renderer) : renderer_(renderer) {}

  /// Layout at `scale` output pixels per unit. The reference holds until the next `begin_frame`.
  const TextLayout& layout(std::string_view utf8, const TextStyle& style, float text_scale, float scale);
  /// The painted text, `enlargement` times as large as laid out.
  TextPicture picture(std::string_view utf8, const TextStyle& style, float text_scale, float scale,
                      float enlargement);
  FontMeasures measures(Font font, int pixels) { return type_case_.measures(font, pixels); }
  bool can_show(Font font, std::string_view utf8) { return type_case_.can_show(font, utf8); }
  const std::vector<std::string>& font_notes() const { return type_case_.notes(); }

  void begin_frame(std::size_t limit);
  void clear();
  std::size_t bytes() const { return bytes_; }

 private:
  struct Laid {
    TextLayout layout;
    std::uint64_t last_used = 0;
  };
  struct Painted {
    TextureHandle texture;
    TextPicture picture;
    std::size_t bytes = 0;
    std::uint64_t last_used = 0;
  };

  SDL_Renderer* renderer_;
  TypeCase type_case_;
  std::unordered_map<std::string, Laid> layouts_;
  std::unordered_map<std::string, Painted> pictures_;
  std::size_t bytes_ = 0;
  std::uint64_t frame_ = 0;
};

}  // namespace render
