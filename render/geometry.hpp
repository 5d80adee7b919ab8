// Points, sizes, rectangles and colours. Lengths are logical units: the frame is 1920 × 1080 of them.
#pragma once

#include <cstdint>

namespace render {

inline constexpr float k_frame_width = 1920.0F;
inline constexpr float k_frame_height = 1080.0F;

struct Point {
  float x = 0.0F;
  float y = 0.0F;
  friend bool operator==(const Point&, const Point&) = default;
};

constexpr Point operator+(Point a, Point b) {
  return {a.x + b.x, a.y + b.y};
}
constexpr Point operator-(Point a, Point b) {
  return {a.x - b.x, a.y - b.y};
}
constexpr Point operator*(Point a, float factor) {
  return {a.x * factor, a.y * factor};
}
constexpr Point operator*(float factor, Point a) {
  return a * factor;
}

struct Size {
  float width = 0.0F;
  float height = 0.0F;
  friend bool operator==(const Size&, const Size&) = default;
};

/// x, y is the upper left corner; y grows downwards.
struct Rect {
  float x = 0.0F;
  float y = 0.0F;
  float width = 0.0F;
  float height = 0.0F;

  constexpr float right() const { return x + width; }
  constexpr float bottom() const { return y + height; }
  constexpr Point centre() const { return {x + width / 2, y + height / 2}; }
  constexpr Size size() const { return {width, height}; }
  constexpr bool contains(Point p) const { return p.x >= x && p.x < right() && p.y >= y && p.y < bottom(); }
  friend bool operator==(const Rect&, const Rect&) = default;
};

constexpr Rect rect_around(Point centre, Size size) {
  return {centre.x - size.width / 2, centre.y - size.height / 2, size.width, size.height};
}
/// Grows (or, with a negative margin, shrinks) a rectangle on all four sides.
constexpr Rect inflated(Rect r, float margin) {
  return {r.x - margin, r.y - margin, r.width + 2 * margin, r.height + 2 * margin};
}
constexpr bool intersects(Rect a, Rect b) {
  return a.x < b.right() && b.x < a.right() && a.y < b.bottom() && b.y < a.bottom();
}

/// sRGB with straight (not premultiplied) alpha.
struct Colour {
  std::uint8_t r = 255;
  std::uint8_t g = 255;
  std::uint8_t b = 255;
  std::uint8_t a = 255;
  friend bool operator==(const Colour&, const Colour&) = default;
};

/// The same colour with another opacity, 0–1 (clamped).
Colour with_alpha(Colour colour, float alpha);
/// From `from` (share 0) to `to` (share 1), clamped, channel by channel.
Colour mix(Colour from, Colour to, float share);
/// WCAG 2 relative luminance, 0 (black) – 1 (white); ignores alpha.
float relative_luminance(Colour colour);
/// WCAG 2 contrast of two opaque colours, 1–21.
float contrast_ratio(Colour first, Colour second);

}  // namespace render
