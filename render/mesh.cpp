// Building triangles.
#include "render/mesh.hpp"

#include <algorithm>
#include <cmath>
#include <numbers>

#include "render/placement.hpp"
#include "render/triangles.hpp"

namespace render {
namespace {

constexpr float k_radians = std::numbers::pi_v<float> / 180.0F;
constexpr float k_rim = 0.5F;
// A mitre longer than this many half widths becomes a round join.
constexpr float k_mitre_limit = 1.6F;

float length(Point p) {
  return std::hypot(p.x, p.y);
}

Point unit_normal(Point from, Point to) {
  const Point along = to - from;
  const float distance = length(along);
  if (distance < 1e-6F) return {0.0F, 0.0F};
  return {-along.y / distance, along.x / distance};
}

// How the path turns at a point: the normals of the edges before and after it.
struct Corner {
  Point before;
  Point after;
  Point mitre;         // keeps its distance from both edges
  bool sharp = false;  // the mitre would be a thorn
};

std::vector<Corner> corners(std::span<const Point> path, bool closed) {
  const std::size_t count = path.size();
  std::vector<Corner> result(count);
  for (std::size_t i = 0; i < count; ++i) {
    Corner& corner = result[i];
    corner.before = unit_normal(path[(i + count - 1) % count], path[i]);
    corner.after = unit_normal(path[i], path[(i + 1) % count]);
    if (!closed && i == 0) corner.before = corner.after;
    if (!closed && i + 1 == count) corner.after = corner.before;
    const Point sum = corner.before + corner.after;
    const float size = length(sum);
    if (size < 1e-3F) {
      corner.mitre = corner.before;
      corner.sharp = true;
      continue;
    }
    const float stretch = 2.0F / size;  // 1 / cos of half the turn
    corner.mitre = sum * (std::min(stretch, k_mitre_limit) / size);
    corner.sharp = stretch > k_mitre_limit;
  }
  return result;
}

// Points that coincide with the one before have no direction and are left out.
std::vector<Point> without_repeats(std::span<const Point> path, bool closed) {
  std::vector<Point> points;
  points.reserve(path.size());
  for (const Point point : path) {
    if (points.empty() || length(point - points.back()) > 0.01F) points.push_back(point);
  }
  if (closed && points.size() > 1 && length(points.front() - points.back()) <= 0.01F) points.pop_back();
  return points;
}

// Twice the signed area: positive when the outline runs clockwise on the screen.
float doubled_area(std::span<const Point> outline) {
  float sum = 0.0F;
  for (std::size_t i = 0; i < outline.size(); ++i) {
    const Point a = outline[i];
    const Point b = outline[(i + 1) % outline.size()];
    sum += a.x * b.y - b.x * a.y;
  }
  return sum;
}

std::size_t arc_steps(float radius, float degrees) {
  // A tenth of a pixel of flatness.
  const float step = 2.0F * std::acos(std::clamp(1.0F - 0.1F / std::max(radius, 1.0F), 0.0F, 1.0F));
  const float steps = std::ceil(std::abs(degrees) * k_radians / step);
  return static_cast<std::size_t>(std::clamp(steps, 3.0F, 180.0F));
}

}  // namespace

int Mesh::add_vertex(Point place, Colour colour, float alpha) {
  const Colour faded = with_alpha(colour, alpha * static_cast<float>(colour.a) / 255.0F);
  vertices_.push_back({{place.x, place.y}, {faded.r, faded.g, faded.b, faded.a}, {0.0F, 0.0F}});
  return static_cast<int>(vertices_.size()) - 1;
}

void Mesh::add_triangle(int a, int b, int c) {
  indices_.insert(indices_.end(), {a, b, c});
}

void Mesh::add_fan(std::span<const Point> path, Point middle, Colour colour) {
  const std::vector<Point> outline = without_repeats(path, true);
  if (outline.size() < 3) return;
  // The normals of a clockwise outline point inwards.
  const float inwards = doubled_area(outline) >= 0.0F ? 1.0F : -1.0F;
  const std::vector<Corner> turns = corners(outline, true);
  const int centre = add_vertex(middle, colour, 1.0F);
  const int base = centre + 1;
  const int count = static_cast<int>(outline.size());
  for (std::size_t i = 0; i < outline.size(); ++i) {
    const Point step = turns[i].mitre * (k_rim * inwards);
    add_vertex(outline[i] + step, colour, 1.0F);
    add_vertex(outline[i] - step, colour, 0.0F);
  }
  for (int i = 0; i < count; ++i) {
    const int inner = base + 2 * i;
    const int next = base + 2 * ((i + 1) % count);
    add_triangle(centre, inner, next);
    add_triangle(inner, inner + 1, next + 1);
    add_triangle(inner, next + 1, next);
  }
}

void Mesh::add_stroke(std::span<const Point> path, float width, Colour colour, bool closed) {
  const std::vector<Point> points = without_repeats(path, closed);
  const float half = std::max(width, 1.0F) / 2;
  if (points.size() < 2) {
    if (!points.empty()) add_disc(points.front(), half, colour);
    return;
  }
  const std::vector<Corner> turns = corners(points, closed);
  const auto normal_after = [&](std::size_t i) { return turns[i].sharp ? turns[i].after : turns[i].mitre; };
  const auto normal_before = [&](std::size_t i) { return turns[i].sharp ? turns[i].before : turns[i].mitre; };
  for (std::size_t i = 0; i + (closed ? 0 : 1) < points.size(); ++i) {
    const std::size_t next = (i + 1) % points.size();
    const int here = add_cross_section(points[i], normal_after(i), half, colour);
    const int there = add_cross_section(points[next], normal_before(next), half, colour);
    for (int band = 0; band < 3; ++band) {
      add_triangle(here + band, here + band + 1, there + band + 1);
      add_triangle(here + band, there + band + 1, there + band);
    }
  }
  for (std::size_t i = 0; i < points.size(); ++i) {
    const bool end = !closed && (i == 0 || i + 1 == points.size());
    if (half > 1.0F && (end || turns[i].sharp)) add_disc(points[i], half, colour);
  }
}

// Soft rim, edge, edge, soft rim across a stroke; returns the first of the four vertices.
int Mesh::add_cross_section(Point place, Point normal, float half_width, Colour colour) {
  const Point outer = normal * (half_width + k_rim);
  const Point inner = normal * (half_width - k_rim);
  const int first = add_vertex(place - outer, colour, 0.0F);
  add_vertex(place - inner, colour, 1.0F);
  add_vertex(place + inner, colour, 1.0F);
  add_vertex(place + outer, colour, 0.0F);
  return first;
}

void Mesh::add_disc(Point centre, float radius, Colour colour) {
  add_fan(ellipse_points(centre, radius, radius, 0.0F), centre, colour);
}

void Mesh::draw(SDL_Renderer* renderer) const {
  if (empty()) return;
  draw_triangles(renderer, nullptr, vertices_, indices_);
}

std::vector<Point> turned_points(std::span<const Point> points, Point pivot, float angle_degrees) {
  const Placement turn{1.0F, angle_degrees, pivot};
  std::vector<Point> result;
  result.reserve(points.size());
  for (const Point point : points) result.push_back(turn.apply(point - pivot));
  return result;
}

std::vector<Point> ellipse_points(Point centre, float radius_x, float radius_y, float angle_degrees) {
  const std::size_t steps = std::max<std::size_t>(arc_steps(std::max(radius_x, radius_y), 360.0F), 8);
  const float cosine = std::cos(angle_degrees * k_radians);
  const float sine = std::sin(angle_degrees * k_radians);
  std::vector<Point> points;
  points.reserve(steps);
  for (std::size_t i = 0; i < steps; ++i) {
    const float turn = 360.0F * k_radians * static_cast<float>(i) / static_cast<float>(steps);
    const float x = radius_x * std::cos(turn);
    const float y = radius_y * std::sin(turn);
    points.push_back({centre.x + x * cosine - y * sine, centre.y + x * sine + y * cosine});
  }
  return points;
}

std::vector<Point> arc_points(Point centre, float radius, float from_degrees, float to_degrees) {
  const std::size_t steps = arc_steps(radius, to_degrees - from_degrees);
  std::vector<Point> points;
  points.reserve(steps + 1);
  for (std::size_t i = 0; i <= steps; ++i) {
    const float share = static_cast<float>(i) / static_cast<float>(steps);
    const float turn = (from_degrees + (to_degrees - from_degrees) * share) * k_radians;
    points.push_back({centre.x + radius * std::sin(turn), centre.y - radius * std::cos(turn)});
  }
  return points;
}

std::vector<Point> rounded_rect_points(Rect rect, float radius) {
  const float r = std::clamp(radius, 0.0F, std::min(rect.width, rect.height) / 2);
  if (r < 0.5F) {
    return {{rect.x, rect.y}, {rect.right(), rect.y}, {rect.right(), rect.bottom()}, {rect.x, rect.bottom()}};
  }
  std::vector<Point> points;
  const auto add_corner = [&](Point centre, float from) {
    const std::vector<Point> corner = arc_points(centre, r, from, from + 90.0F);
    points.insert(points.end(), corner.begin(), corner.end());
  };
  add_corner({rect.right() - r, rect.y + r}, 0.0F);
  add_corner({rect.right() - r, rect.bottom() - r}, 90.0F);
  add_corner({rect.x + r, rect.bottom() - r}, 180.0F);
  add_corner({rect.x + r, rect.y + r}, 270.0F);
  return points;
}

}  // namespace render
