// The opened fonts at every size in use, with their measures.
#pragma once

#include <SDL_ttf.h>

#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <tuple>
#include <vector>

#include "render/fonts.hpp"

namespace render {

/// Part of a line that one font can draw.
struct FontRun {
  bool fallback = false;
  std::string text;
};

/// In pixels; descent is positive downwards.
struct FontMeasures {
  int ascent = 0;
  int descent = 0;
  int line_skip = 0;
  int capital_height = 0;
};

/// All sizes are whole pixels of the em square.
class TypeCase {
 public:
  TypeCase();
  ~TypeCase();
  TypeCase(const TypeCase&) = delete;
  TypeCase& operator=(const TypeCase&) = delete;

  /// Null when no font could be opened at all. `outline` pixels thick letters for the layer below.
  TTF_Font* face(Font font, bool fallback, int pixels, int outline = 0);
  FontMeasures measures(Font font, int pixels);
  int width(Font font, int pixels, std::string_view utf8);
  /// Characters that no font has become '?'. Malformed UTF-8 too.
  std::vector<FontRun> runs(Font font, std::string_view utf8);
  bool can_show(Font font, std::string_view utf8);
  /// Closes all opened sizes, for instance after the output changed.
  void close_faces() { faces_.clear(); }
  const std::vector<std::string>& notes() const { return files_.notes; }

 private:
  struct CloseFont {
    void operator()(TTF_Font* font) const { TTF_CloseFont(font); }
  };
  using Key = std::tuple<std::string, int, int>;
  bool provides(Font font, bool fallback, char32_t character);

  FontFiles files_;
  std::map<Key, std::unique_ptr<TTF_Font, CloseFont>> faces_;
};

/// Decodes one character and advances `place`; U+FFFD for malformed bytes. `place` must be inside.
char32_t next_character(std::string_view utf8, std::size_t& place);
int character_count(std::string_view utf8);

}  // namespace render
