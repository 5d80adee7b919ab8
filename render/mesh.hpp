// Antialiased shapes as triangles in output pixels: a soft rim of one pixel does the smoothing.
#pragma once

#include <SDL.h>

#include <span>
#include <vector>

#include "render/geometry.hpp"

namespace render {

class Mesh {
 public:
  /// A closed outline, filled; every part of it must be visible from `middle` (which may be one of its
  /// corners).
  void add_fan(std::span<const Point> outline, Point middle, Colour colour);
  /// Joins are mitred where gentle and round where sharp; open ends are round.
  void add_stroke(std::span<const Point> path, float width, Colour colour, bool closed);
  void add_disc(Point centre, float radius, Colour colour);
  void draw(SDL_Renderer* renderer) const;
  bool empty() const { return indices_.empty(); }

 private:
  int add_vertex(Point place, Colour colour, float alpha);
  int add_cross_section(Point place, Point normal, float half_width, Colour colour);
  void add_triangle(int a, int b, int c);

  std::vector<SDL_Vertex> vertices_;
  std::vector<int> indices_;
};

/// `points` moved by a turn about `pivot`.
std::vector<Point> turned_points(std::span<const Point> points, Point pivot, float angle_degrees);
/// Points on an ellipse, enough of them to look round at that size in pixels.
std::vector<Point> ellipse_points(Point centre, float radius_x, float radius_y, float angle_degrees);
/// Points on a circle's arc, degrees clockwise from 12 o'clock, both ends included.
std::vector<Point> arc_points(Point centre, float radius, float from_degrees, float to_degrees);
/// The outline of a rectangle with round corners.
std::vector<Point> rounded_rect_points(Rect rect, float radius);

}  // namespace render
