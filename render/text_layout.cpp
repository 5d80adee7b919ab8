// Greedy line breaking; the largest size that fits; an ellipsis as the last resort.
#include "render/text_layout.hpp"

#include <algorithm>
#include <cmath>

#include "render/type_case.hpp"

namespace render {
namespace {

void wrap_paragraph(std::string_view paragraph, int pixels, int wrap_width, const TextRuler& ruler,
                    std::vector<std::string>& lines) {
  std::string line;
  std::size_t place = 0;
  while (place <= paragraph.size()) {
    const std::size_t space = std::min(paragraph.find(' ', place), paragraph.size());
    const std::string_view word = paragraph.substr(place, space - place);
    const std::string longer = line.empty() ? std::string(word) : line + ' ' + std::string(word);
    if (!line.empty() && ruler.width(pixels, longer) > wrap_width) {
      lines.push_back(std::move(line));
      line = word;
    } else {
      line = longer;
    }
    place = space + 1;
  }
  lines.push_back(std::move(line));
}

TextLayout at_size(std::string_view utf8, int pixels, const TextLimits& limits, const TextRuler& ruler) {
  TextLayout layout;
  layout.pixels = pixels;
  std::size_t place = 0;
  while (place <= utf8.size()) {
    const std::size_t end = std::min(utf8.find('\n', place), utf8.size());
    const std::string_view paragraph = utf8.substr(place, end - place);
    if (limits.wrap_width > 0) {
      wrap_paragraph(paragraph, pixels, limits.wrap_width, ruler, layout.lines);
    } else {
      layout.lines.emplace_back(paragraph);
    }
    place = end + 1;
  }
  return layout;
}

void measure(TextLayout& layout, const TextLimits& limits, const TextRuler& ruler) {
  layout.widths.clear();
  layout.width = 0;
  layout.longest_line = 0;
  for (const std::string& line : layout.lines) {
    layout.widths.push_back(ruler.width(layout.pixels, line));
    layout.width = std::max(layout.width, layout.widths.back());
    layout.longest_line = std::max(layout.longest_line, character_count(line));
  }
  layout.line_advance = static_cast<float>(ruler.line_skip(layout.pixels)) * limits.line_spacing;
  const float below_first = layout.line_advance * static_cast<float>(layout.lines.size() - 1);
  layout.height = ruler.line_height(layout.pixels) + static_cast<int>(std::lround(below_first));
}

int width_limit(const TextLimits& limits) {
  if (limits.wrap_width == 0) return limits.max_width;
  if (limits.max_width == 0) return limits.wrap_width;
  return std::min(limits.wrap_width, limits.max_width);
}

bool fits(const TextLayout& layout, const TextLimits& limits) {
  const int widest = width_limit(limits);
  return (widest == 0 || layout.width <= widest) &&
         (limits.max_height == 0 || layout.height <= limits.max_height);
}

// Drops characters from the end until the line with an ellipsis fits.
void cut_line(std::string& line, int pixels, int widest, const TextRuler& ruler) {
  while (!line.empty() && ruler.width(pixels, line + std::string(k_ellipsis)) > widest) {
    do {
      line.pop_back();
    } while (!line.empty() && (static_cast<unsigned char>(line.back()) & 0xC0U) == 0x80U);
    // A lead byte whose followers are gone goes as well.
    if (!line.empty() && static_cast<unsigned char>(line.back()) >= 0xC0U) line.pop_back();
  }
  while (!line.empty() && line.back() == ' ') line.pop_back();
  line += k_ellipsis;
}

void cut(TextLayout& layout, const TextLimits& limits, const TextRuler& ruler) {
  layout.overflow = true;
  const int widest = width_limit(limits);
  bool lines_dropped = false;
  while (limits.max_height > 0 && layout.height > limits.max_height && layout.lines.size() > 1) {
    layout.lines.pop_back();
    lines_dropped = true;
    measure(layout, limits, ruler);
  }
  for (std::size_t i = 0; i < layout.lines.size(); ++i) {
    const bool too_wide = widest > 0 && layout.widths[i] > widest;
    const bool last_kept = lines_dropped && i + 1 == layout.lines.size();
    if (too_wide || last_kept) cut_line(layout.lines[i], layout.pixels, widest > 0 ? widest : 1 << 20, ruler);
  }
  measure(layout, limits, ruler);
}

}  // namespace

TextLayout lay_out(std::string_view utf8, const TextLimits& limits, const TextRuler& ruler) {
  const auto attempt = [&](int pixels) {
    TextLayout layout = at_size(utf8, pixels, limits, ruler);
    measure(layout, limits, ruler);
    return layout;
  };
  TextLayout best = attempt(limits.pixels);
  if (fits(best, limits)) return best;
  int smaller = std::min(limits.floor_pixels, limits.pixels);
  best = attempt(smaller);
  if (!fits(best, limits)) {
    cut(best, limits, ruler);
    return best;
  }
  for (int larger = limits.pixels; larger - smaller > 1;) {
    const int middle = (smaller + larger) / 2;
    TextLayout layout = attempt(middle);
    if (fits(layout, limits)) {
      smaller = middle;
      best = std::move(layout);
    } else {
      larger = middle;
    }
  }
  return best;
}

}  // namespace render
