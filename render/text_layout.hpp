// Breaking text into lines and shrinking it until it fits: arithmetic over a measuring function.
#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace render {

/// The size below which text is never shrunk, in logical units (S2).
inline constexpr float k_text_floor = 28.0F;
inline constexpr std::string_view k_ellipsis = "…";

/// What the fonts say; all in pixels at an em size in pixels.
struct TextRuler {
  std::function<int(int pixels, std::string_view utf8)> width;
  std::function<int(int pixels)> line_height;  ///< ascent and descent of one line
  std::function<int(int pixels)> line_skip;    ///< from baseline to baseline
};

/// Limits in pixels; 0 means none. See TextStyle.
struct TextLimits {
  int pixels = 32;
  int floor_pixels = 28;
  int wrap_width = 0;
  int max_width = 0;
  int max_height = 0;
  float line_spacing = 1.0F;
};

struct TextLayout {
  int pixels = 0;  ///< the em size that was chosen
  std::vector<std::string> lines;
  std::vector<int> widths;
  int width = 0;
  int height = 0;
  float line_advance = 0.0F;
  bool overflow = false;
  int longest_line = 0;  ///< characters
};

TextLayout lay_out(std::string_view utf8, const TextLimits& limits, const TextRuler& ruler);

}  // namespace render
