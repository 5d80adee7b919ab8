// The canvas: frames, transforms, clips and audit.
#include "render/canvas.hpp"

#include <algorithm>
#include <cmath>

#include "render/canvas_implementation.hpp"

namespace render {
namespace {

constexpr float k_reference_pixels = 1920.0F * 1080.0F;

// Bounds of a rectangle after a transform.
Rect bounds(Rect rect, const Placement& placement) {
  const std::array<Point, 4> corners = {
      placement.apply({rect.x, rect.y}), placement.apply({rect.right(), rect.y}),
      placement.apply({rect.right(), rect.bottom()}), placement.apply({rect.x, rect.bottom()})};
  Point low = corners[0];
  Point high = corners[0];
  for (const Point corner : corners) {
    low = {std::min(low.x, corner.x), std::min(low.y, corner.y)};
    high = {std::max(high.x, corner.x), std::max(high.y, corner.y)};
  }
  return {low.x, low.y, high.x - low.x, high.y - low.y};
}

}  // namespace

std::array<Point, 4> Canvas::Implementation::corners(Rect rect, float angle_degrees) const {
  const Point middle = rect.centre();
  const Placement placement = to_output().after({1.0F, angle_degrees, middle});
  const float x = rect.width / 2;
  const float y = rect.height / 2;
  std::array<Point, 4> result = {placement.apply({-x, -y}), placement.apply({x, -y}), placement.apply({x, y}),
                                 placement.apply({-x, y})};
  if (placement.angle_degrees == 0.0F) {
    for (Point& corner : result) corner = {std::round(corner.x), std::round(corner.y)};
  }
  return result;
}

std::vector<Point> Canvas::Implementation::output_points(std::span<const Point> points) const {
  const Placement placement = to_output();
  std::vector<Point> result;
  result.reserve(points.size());
  for (const Point point : points) result.push_back(placement.apply(point));
  return result;
}

void Canvas::Implementation::record(DrawnElement element, const Placement& local) {
  if (!audit) return;
  const Placement placement = states.back().placement.after(local);
  element.rect = bounds(element.rect, placement);
  element.font_size *= placement.scale;
  if (open_layer != nullptr) {
    open_layer->drawn.push_back(std::move(element));
  } else {
    drawn.push_back(std::move(element));
  }
}

void Canvas::Implementation::note_once(const std::string& note) {
  if (std::find(notes.begin(), notes.end(), note) == notes.end()) notes.push_back(note);
}

void Canvas::Implementation::fit_output() {
  int width = 0;
  int height = 0;
  SDL_GetRendererOutputSize(renderer, &width, &height);
  const Viewport present = make_viewport(width, height, safe_percent);
  if (present == viewport) return;
  const bool other_scale = present.scale != viewport.scale;
  layers.clear();
  viewport = present;
  if (other_scale) {
    resampler.clear();
    sprites.clear();
    texts.clear();
    panels.clear();
  }
}

Canvas::Canvas(SDL_Renderer* renderer, const CanvasOptions& options)
    : self_(std::make_unique<Implementation>(renderer, options)) {
  self_->software = draws_in_software(renderer);
  self_->fit_output();
  for (const std::string& note : self_->texts.font_notes()) self_->note_once(note);
}

Canvas::~Canvas() = default;

void Canvas::begin_frame(Colour backdrop) {
  Implementation& self = *self_;
  self.fit_output();
  const float pixels =
      static_cast<float>(self.viewport.output_width) * static_cast<float>(self.viewport.output_height);
  const float growth = std::max(0.5F, pixels / k_reference_pixels);
  const auto grown = [growth](std::size_t bytes) {
    return static_cast<std::size_t>(static_cast<double>(bytes) * static_cast<double>(growth));
  };
  self.resampler.begin_frame();
  self.sprites.begin_frame(grown(self.options.sprite_bytes));
  self.texts.begin_frame(grown(self.options.text_bytes));
  self.panels.begin_frame();
  self.states.assign(1, {});
  self.clips.clear();
  self.drawn.clear();
  SDL_SetRenderTarget(self.renderer, nullptr);
  SDL_RenderSetClipRect(self.renderer, nullptr);
  SDL_SetRenderDrawBlendMode(self.renderer, SDL_BLENDMODE_BLEND);
  SDL_SetRenderDrawColor(self.renderer, backdrop.r, backdrop.g, backdrop.b, 255);
  SDL_RenderClear(self.renderer);
}

const Viewport& Canvas::viewport() const {
  return self_->viewport;
}

void Canvas::set_safe_percent(int percent) {
  self_->safe_percent = percent;
  self_->fit_output();
}

void Canvas::set_text_scale_percent(int percent) {
  const int present = std::clamp(percent, 50, 200);
  if (present == self_->text_scale_percent) return;
  self_->text_scale_percent = present;
  invalidate_layers();
}

int Canvas::text_scale_percent() const {
  return self_->text_scale_percent;
}

void Canvas::forget_textures() {
  self_->resampler.clear();
  self_->sprites.clear();
  self_->texts.clear();
  self_->panels.clear();
  self_->layers.clear();
}

SDL_Renderer* Canvas::renderer() const {
  return self_->renderer;
}

void Canvas::push(const Transform& transform) {
  // Turn and scale about the pivot, then move: p ↦ turn(p − pivot) × scale + pivot + offset.
  Placement local{transform.scale, transform.angle_degrees, {}};
  local.offset = transform.pivot + transform.offset - local.apply(transform.pivot);
  const Implementation::State& outer = self_->states.back();
  self_->states.push_back(
      {outer.placement.after(local), outer.alpha * std::clamp(transform.alpha, 0.0F, 1.0F)});
}

void Canvas::pop() {
  if (self_->states.size() > 1) self_->states.pop_back();
}

void Canvas::push_camera(const ShakePose& pose) {
  if (self_->software) {
    push({.offset = pose.offset});
    return;
  }
  const Rect visible = self_->viewport.visible();
  const float turn = std::abs(pose.angle_degrees) * std::numbers::pi_v<float> / 180.0F;
  // What the turned and moved edge leaves bare, relative to half the picture, on either axis.
  const float bare_x = std::abs(pose.offset.x) + visible.height / 2 * std::sin(turn);
  const float bare_y = std::abs(pose.offset.y) + visible.width / 2 * std::sin(turn);
  const float zoom = 1.0F + std::max(bare_x / (visible.width / 2), bare_y / (visible.height / 2)) * 1.02F;
  push({pose.offset, zoom, pose.angle_degrees, visible.centre(), 1.0F});
}

void Canvas::push_clip(Rect rect) {
  const std::array<Point, 4> corners = self_->corners(rect, 0.0F);
  const auto [left, right] = std::minmax({corners[0].x, corners[1].x, corners[2].x, corners[3].x});
  const auto [top, bottom] = std::minmax({corners[0].y, corners[1].y, corners[2].y, corners[3].y});
  SDL_Rect clip{static_cast<int>(std::floor(left)), static_cast<int>(std::floor(top)), 0, 0};
  clip.w = static_cast<int>(std::ceil(right)) - clip.x;
  clip.h = static_cast<int>(std::ceil(bottom)) - clip.y;
  if (!self_->clips.empty()) {
    SDL_Rect both{};
    if (SDL_IntersectRect(&clip, &self_->clips.back(), &both) == SDL_FALSE) both = {clip.x, clip.y, 0, 0};
    clip = both;
  }
  self_->clips.push_back(clip);
  SDL_RenderSetClipRect(self_->renderer, &clip);
}

void Canvas::pop_clip() {
  if (!self_->clips.empty()) self_->clips.pop_back();
  SDL_RenderSetClipRect(self_->renderer, self_->clips.empty() ? nullptr : &self_->clips.back());
}

void Canvas::set_audit(bool on) {
  if (on && !self_->audit) invalidate_layers();  // their contents have not been recorded
  self_->audit = on;
}

void Canvas::mark_essential(Rect rect, std::string_view label) {
  DrawnElement element;
  element.kind = DrawnKind::mark;
  element.label = label;
  element.rect = rect;
  self_->record(std::move(element), {});
}

const std::vector<DrawnElement>& Canvas::drawn() const {
  return self_->drawn;
}

std::vector<std::string> Canvas::audit_problems(const AuditLimits& limits) const {
  return render::audit_problems(self_->drawn, self_->viewport, limits);
}

const std::vector<std::string>& Canvas::notes() const {
  const std::vector<std::string>& found = self_->sprites.notes();
  while (self_->sprite_notes_taken < found.size()) self_->note_once(found[self_->sprite_notes_taken++]);
  return self_->notes;
}

std::size_t Canvas::sprite_bytes() const {
  return self_->sprites.bytes();
}
std::size_t Canvas::text_bytes() const {
  return self_->texts.bytes();
}

}  // namespace render
