// The canvas's shapes: panels and everything made of triangles.
#include <algorithm>
#include <cmath>

#include "render/canvas_implementation.hpp"

namespace render {
namespace {

Colour faded(Colour colour, float alpha) {
  return with_alpha(colour, alpha * static_cast<float>(colour.a) / 255.0F);
}

// A turned panel as triangles: stretched textures have rough edges when they are turned.
void add_turned_panel(Mesh& mesh, Rect rect, const PanelShape& shape, float angle_degrees) {
  const Point middle = rect.centre();
  const auto add = [&](Rect part, float radius, Colour colour) {
    if (colour.a == 0 || part.width <= 0.0F || part.height <= 0.0F) return;
    const std::vector<Point> outline =
        turned_points(rounded_rect_points(part, radius), middle, angle_degrees);
    mesh.add_fan(outline, Placement{1.0F, angle_degrees, middle}.apply(part.centre() - middle), colour);
  };
  const float line = shape.outline_width;
  if (shape.shadow != Point{}) {
    add({rect.x + shape.shadow.x, rect.y + shape.shadow.y, rect.width, rect.height}, shape.radius,
        with_alpha(k_ink, k_panel_shadow_opacity));
  }
  if (line > 0.0F) add(rect, shape.radius, shape.outline);
  Rect inside = inflated(rect, -line);
  const float radius = std::max(0.0F, shape.radius - line);
  if (shape.shade.a > 0) {
    add(inside, radius, shape.shade);
    inside.width -= panel_shade_width(line);
    inside.height -= panel_shade_width(line);
  }
  add(inside, radius, shape.fill);
}

}  // namespace

void Canvas::Implementation::draw_polygon(std::span<const Point> output_outline, Point output_middle,
                                          const ShapeStyle& style) {
  const float opacity = style.alpha * alpha();
  mesh = Mesh{};
  if (style.fill.a > 0) mesh.add_fan(output_outline, output_middle, faded(style.fill, opacity));
  if (style.outline_width > 0.0F && style.outline.a > 0) {
    mesh.add_stroke(output_outline, style.outline_width * to_output().scale, faded(style.outline, opacity),
                    true);
  }
  mesh.draw(renderer);
}

void Canvas::panel(Rect rect, const PanelStyle& style) {
  Implementation& self = *self_;
  const std::array<Point, 4> corners = self.corners(rect, style.angle_degrees);
  const auto distance = [](Point a, Point b) { return std::hypot(b.x - a.x, b.y - a.y); };
  const float width = distance(corners[0], corners[1]);
  const float height = distance(corners[0], corners[3]);
  const float scale = self.to_output().scale;
  PanelShape shape;
  shape.radius = std::clamp(style.radius * scale, 0.0F, std::min(width, height) / 2);
  shape.outline_width = style.outline.a > 0 ? style.outline_width * scale : 0.0F;
  shape.shadow = style.shadow * scale;
  shape.fill = style.fill;
  shape.outline = style.outline;
  shape.shade = style.shade;
  const float alpha = std::clamp(style.alpha * self.alpha(), 0.0F, 1.0F);
  const float angle = self.to_output().angle_degrees + style.angle_degrees;
  // Triangles lie on each other, so what shines through must be a texture.
  if (angle != 0.0F && alpha == 1.0F && shape.fill.a == 255) {
    self.mesh = Mesh{};
    add_turned_panel(self.mesh, rect_around((corners[0] + corners[2]) * 0.5F, {width, height}), shape, angle);
    self.mesh.draw(self.renderer);
  } else {
    self.panels.draw(shape, corners, width, height, alpha);
  }
  if (self.audit) {
    DrawnElement element;
    element.kind = DrawnKind::panel;
    element.label = "panel";
    element.essential = style.essential;
    element.plate = style.fill;
    element.rect = {-rect.width / 2, -rect.height / 2, rect.width, rect.height};
    self.record(std::move(element), {1.0F, style.angle_degrees, rect.centre()});
  }
}

void Canvas::pill(Rect rect, PanelStyle style) {
  style.radius = std::min(rect.width, rect.height) / 2;
  panel(rect, style);
}

void Canvas::ellipse(Point centre, Size size, const ShapeStyle& style, float angle_degrees) {
  const Placement placement = self_->to_output();
  const Point middle = placement.apply(centre);
  const std::vector<Point> points =
      ellipse_points(middle, size.width / 2 * placement.scale, size.height / 2 * placement.scale,
                     placement.angle_degrees + angle_degrees);
  self_->draw_polygon(points, middle, style);
}

void Canvas::wedge(Point centre, float radius, float from_degrees, float to_degrees,
                   const ShapeStyle& style) {
  const Placement placement = self_->to_output();
  const float turn = placement.angle_degrees;
  if (std::abs(to_degrees - from_degrees) >= 360.0F) {
    ellipse(centre, {2 * radius, 2 * radius}, style);
    return;
  }
  const Point middle = placement.apply(centre);
  std::vector<Point> points =
      arc_points(middle, radius * placement.scale, from_degrees + turn, to_degrees + turn);
  points.push_back(middle);
  self_->draw_polygon(points, middle, style);
}

void Canvas::polygon(std::span<const Point> points, const ShapeStyle& style) {
  if (points.size() < 3) return;
  const std::vector<Point> outline = self_->output_points(points);
  Point sum;
  for (const Point point : outline) sum = sum + point;
  self_->draw_polygon(outline, sum * (1.0F / static_cast<float>(outline.size())), style);
}

void Canvas::burst(Point centre, Size size, int spikes, const ShapeStyle& style, float angle_degrees) {
  // Spikes of three lengths, so that the star looks torn by hand and is the same each time.
  constexpr std::array<float, 3> k_lengths = {1.0F, 0.88F, 0.95F};
  constexpr float k_notch = 0.74F;
  const int count = std::max(spikes, 3);
  const Placement turned{1.0F, angle_degrees, centre};
  std::vector<Point> points;
  for (int i = 0; i < 2 * count; ++i) {
    const float turn = std::numbers::pi_v<float> * static_cast<float>(i) / static_cast<float>(count);
    const float reach = i % 2 == 1 ? k_notch : k_lengths[static_cast<std::size_t>(i / 2) % k_lengths.size()];
    points.push_back(
        turned.apply({size.width / 2 * reach * std::sin(turn), -size.height / 2 * reach * std::cos(turn)}));
  }
  polygon(points, style);
}

void Canvas::line(Point from, Point to, float width, Colour colour) {
  polyline(std::array<Point, 2>{from, to}, width, colour);
}

void Canvas::polyline(std::span<const Point> points, float width, Colour colour, bool closed) {
  Implementation& self = *self_;
  self.mesh = Mesh{};
  self.mesh.add_stroke(self.output_points(points), width * self.to_output().scale,
                       faded(colour, self.alpha()), closed);
  self.mesh.draw(self.renderer);
}

void Canvas::dashed_rect(Rect rect, float radius, float width, Colour colour, float dash, float gap) {
  Implementation& self = *self_;
  std::vector<Point> path = rounded_rect_points(rect, radius);
  path.push_back(path.front());
  float total = 0.0F;
  for (std::size_t i = 1; i < path.size(); ++i) {
    total += std::hypot(path[i].x - path[i - 1].x, path[i].y - path[i - 1].y);
  }
  // A whole number of dashes: stretch dash and gap a little.
  const float count = std::max(1.0F, std::round(total / (dash + gap)));
  const float period = total / count;
  const float drawn = period * dash / (dash + gap);
  self.mesh = Mesh{};
  std::vector<Point> piece;
  float walked = 0.0F;
  const auto finish = [&] {
    self.mesh.add_stroke(self.output_points(piece), width * self.to_output().scale,
                         faded(colour, self.alpha()), false);
    piece.clear();
  };
  for (std::size_t i = 1; i < path.size(); ++i) {
    const Point from = path[i - 1];
    const Point step = path[i] - from;
    const float length = std::hypot(step.x, step.y);
    float done = 0.0F;
    while (length - done > 0.01F) {
      const float phase = std::fmod(walked + done, period);
      const bool on = phase < drawn - 0.01F;
      const float until = std::min(length, done + (on ? drawn : period) - phase + 0.005F);
      if (on) {
        if (piece.empty()) piece.push_back(from + step * (done / length));
        piece.push_back(from + step * (until / length));
      } else if (!piece.empty()) {
        finish();
      }
      done = until;
    }
    walked += length;
  }
  if (!piece.empty()) finish();
  self.mesh.draw(self.renderer);
}

void Canvas::fill(Rect rect, Colour colour) {
  Implementation& self = *self_;
  const Colour seen = faded(colour, self.alpha());
  if (seen.a == 0) return;
  const std::array<Point, 4> corners = self.corners(rect, 0.0F);
  if (self.to_output().angle_degrees != 0.0F) {
    self.draw_polygon(corners, (corners[0] + corners[2]) * 0.5F, {colour});
    return;
  }
  const SDL_FRect target{corners[0].x, corners[0].y, corners[2].x - corners[0].x,
                         corners[2].y - corners[0].y};
  SDL_SetRenderDrawColor(self.renderer, seen.r, seen.g, seen.b, seen.a);
  SDL_RenderFillRectF(self.renderer, &target);
}

void Canvas::wash(Colour colour) {
  const Colour seen = faded(colour, self_->alpha());
  if (seen.a == 0) return;
  SDL_SetRenderDrawColor(self_->renderer, seen.r, seen.g, seen.b, seen.a);
  SDL_RenderFillRectF(self_->renderer, nullptr);
}

}  // namespace render
