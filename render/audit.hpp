// Layout audit: what was drawn, and what of it breaks the reading standards (S1–S3, S7). For tests.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "render/geometry.hpp"
#include "render/viewport.hpp"

namespace render {

enum class DrawnKind { text, panel, sprite, mark };

/// One thing that was drawn. Rectangles are logical units after all transforms, as bounds when turned.
struct DrawnElement {
  DrawnKind kind = DrawnKind::text;
  std::string label{};  ///< the text itself, or a name for the message
  Rect rect{};
  float font_size = 0.0F;  ///< logical units, as drawn after shrinking and transforms; 0 without text
  int longest_line = 0;    ///< characters
  Colour colour{};
  std::optional<Colour> plate{};  ///< what the text stands on, when the caller said so
  bool overflow = false;          ///< had to be cut with an ellipsis
  bool essential = true;          ///< a player must see it
};

struct AuditLimits {
  float smallest_font = 28.0F;
  float large_font = 40.0F;  ///< from here the large-text contrast holds (30 pt bold at couch distance)
  float text_contrast = 4.5F;
  float large_contrast = 3.0F;
  int line_characters = 80;
  bool report_overlaps = true;  ///< essential texts that lie on each other

  /// The high-contrast setting (S3).
  static AuditLimits high_contrast();
};

/// One message per fault, naming the text and the place; empty when all is well.
std::vector<std::string> audit_problems(const std::vector<DrawnElement>& elements, const Viewport& viewport,
                                        const AuditLimits& limits = {});

}  // namespace render
