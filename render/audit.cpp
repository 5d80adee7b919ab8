// Judging a frame's layout.
#include "render/audit.hpp"

#include <algorithm>
#include <array>
#include <cstdio>

namespace render {
namespace {

// Half-pixel rounding at 720p must not count as leaving the safe area.
constexpr float k_slack = 1.0F;
// Boxes of text have air above and below the letters; only a real overlap counts.
constexpr float k_overlap_share = 0.15F;

std::string rounded(float value, const char* format = "%.0f") {
  std::array<char, 40> text{};
  std::snprintf(text.data(), text.size(), format, static_cast<double>(value));
  return text.data();
}

std::string described(const DrawnElement& element) {
  constexpr std::size_t k_shown = 60;
  std::string label = element.label.substr(0, k_shown);
  std::replace(label.begin(), label.end(), '\n', ' ');
  return "\"" + label + "\" at " + rounded(element.rect.x) + "," + rounded(element.rect.y) + " " +
         rounded(element.rect.width) + "x" + rounded(element.rect.height);
}

bool inside(Rect inner, Rect outer) {
  return inner.x >= outer.x - k_slack && inner.y >= outer.y - k_slack &&
         inner.right() <= outer.right() + k_slack && inner.bottom() <= outer.bottom() + k_slack;
}

void judge_text(const DrawnElement& element, const AuditLimits& limits, std::vector<std::string>& problems) {
  const std::string what = described(element);
  // Sizes are whole pixels: half a pixel at 720p is 0.75 units.
  if (element.font_size < limits.smallest_font - 0.5F) {
    problems.push_back(what + ": letters of " + rounded(element.font_size, "%.1f") + " units, at least " +
                       rounded(limits.smallest_font) + " are needed (S2)");
  }
  if (element.overflow) problems.push_back(what + ": does not fit and was cut (S7)");
  if (element.longest_line > limits.line_characters) {
    problems.push_back(what + ": a line of " + std::to_string(element.longest_line) +
                       " characters, at most " + std::to_string(limits.line_characters) +
                       " are readable (S2)");
  }
  if (!element.plate) return;
  const bool large = element.font_size >= limits.large_font;
  const float needed = large ? limits.large_contrast : limits.text_contrast;
  const float contrast = contrast_ratio(element.colour, *element.plate);
  if (contrast < needed) {
    problems.push_back(what + ": contrast " + rounded(contrast, "%.2f") + ", at least " +
                       rounded(needed, "%.1f") + " is needed (S3)");
  }
}

float overlap_area(Rect a, Rect b) {
  if (!intersects(a, b)) return 0.0F;
  const float width = std::min(a.right(), b.right()) - std::max(a.x, b.x);
  const float height = std::min(a.bottom(), b.bottom()) - std::max(a.y, b.y);
  return width * height;
}

void judge_overlaps(const std::vector<DrawnElement>& elements, std::vector<std::string>& problems) {
  std::vector<const DrawnElement*> texts;
  for (const DrawnElement& element : elements) {
    if (element.kind == DrawnKind::text && element.essential) texts.push_back(&element);
  }
  for (std::size_t i = 0; i < texts.size(); ++i) {
    for (std::size_t j = i + 1; j < texts.size(); ++j) {
      const Rect a = texts[i]->rect;
      const Rect b = texts[j]->rect;
      const float smaller = std::min(a.width * a.height, b.width * b.height);
      if (overlap_area(a, b) > k_overlap_share * smaller) {
        problems.push_back(described(*texts[i]) + ": lies on " + described(*texts[j]) + " (S7)");
      }
    }
  }
}

}  // namespace

AuditLimits AuditLimits::high_contrast() {
  AuditLimits limits;
  limits.text_contrast = 7.0F;
  limits.large_contrast = 7.0F;
  return limits;
}

std::vector<std::string> audit_problems(const std::vector<DrawnElement>& elements, const Viewport& viewport,
                                        const AuditLimits& limits) {
  std::vector<std::string> problems;
  for (const DrawnElement& element : elements) {
    if (!element.essential) continue;
    if (!inside(element.rect, viewport.safe())) {
      problems.push_back(described(element) + ": outside the safe area (S1)");
    }
    if (element.kind == DrawnKind::text) judge_text(element, limits, problems);
  }
  if (limits.report_overlaps) judge_overlaps(elements, problems);
  return problems;
}

}  // namespace render
