// The three typefaces, found with fontconfig, and the fallback for what they lack.
#pragma once

#include <array>
#include <string>
#include <vector>

namespace render {

/// Lobster: logo and signs only. Dosis ExtraBold: headlines, numbers, card names, shouts. Quicksand Bold:
/// body.
enum class Font { lobster, dosis, quicksand };
inline constexpr int k_font_count = 3;

struct FontFiles {
  std::array<std::string, k_font_count> face;  ///< by Font; DejaVu Sans where a family is missing
  std::string fallback;                        ///< DejaVu Sans Bold, for characters the faces lack
  std::vector<std::string> notes;              ///< one line per missing family: which package brings it
};

/// Asks fontconfig. Never fails: without any font at all the names are empty and text is not drawn.
FontFiles find_fonts();

}  // namespace render
