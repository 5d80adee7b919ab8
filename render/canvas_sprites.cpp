// The canvas's sprites.
#include <algorithm>
#include <cmath>
#include <utility>

#include "render/canvas_implementation.hpp"

namespace render {
namespace {

Uint8 to_byte(float share) {
  return static_cast<Uint8>(std::lround(std::clamp(share, 0.0F, 1.0F) * 255.0F));
}

void set_look(SDL_Texture* texture, Colour tint, float alpha) {
  SDL_SetTextureColorMod(texture, tint.r, tint.g, tint.b);
  SDL_SetTextureAlphaMod(texture, to_byte(alpha * static_cast<float>(tint.a) / 255.0F));
}

}  // namespace

void Canvas::Implementation::show_missing_sprite(Canvas& canvas, std::string_view name, Point place,
                                                 const SpriteStyle& style) {
  const float side = 120.0F * style.scale;
  const Rect plate{place.x - side * style.anchor.x, place.y - side * style.anchor.y, side, side};
  PanelStyle panel;
  panel.fill = k_mustard;
  panel.angle_degrees = style.angle_degrees;
  panel.alpha = style.alpha;
  canvas.panel(plate, panel);
  TextStyle text;
  text.align = Align::centre;
  text.alpha = style.alpha;
  text.essential = false;
  text.size = 28.0F;
  canvas.text_in(inflated(plate, -8.0F), name, text);
}

void Canvas::sprite(std::string_view name, Point place, const SpriteStyle& style) {
  Implementation& self = *self_;
  const Size natural = self.sprites.natural_size(name);
  const float alpha = style.alpha * self.alpha();
  const Placement placement = self.to_output().after({style.scale, style.angle_degrees, place});
  const float stretch = std::max(std::abs(style.stretch_x), std::abs(style.stretch_y));
  if (alpha <= 0.0F || placement.scale <= 0.0F || stretch <= 0.0F) return;
  const float enlargement = placement.scale * stretch / self.viewport.scale;
  SDL_Texture* texture = self.sprites.find(name, self.viewport.scale, enlargement);
  if (texture == nullptr) {
    self.show_missing_sprite(*this, name, place, style);
    return;
  }
  if (self.audit) {
    // By name, so that a test can tell which pictures were seen; a sprite alone is nobody's text.
    DrawnElement element;
    element.kind = DrawnKind::sprite;
    element.label = name;
    element.essential = false;
    const float width = natural.width * style.stretch_x * style.scale;
    const float height = natural.height * style.stretch_y * style.scale;
    element.rect = {-width * style.anchor.x, -height * style.anchor.y, width, height};
    self.record(std::move(element), {1.0F, style.angle_degrees, place});
  }
  set_look(texture, style.tint, alpha);
  SDL_FRect target{0.0F, 0.0F, natural.width * style.stretch_x * placement.scale,
                   natural.height * style.stretch_y * placement.scale};
  const SDL_FPoint anchor{target.w * style.anchor.x, target.h * style.anchor.y};
  target.x = placement.offset.x - anchor.x;
  target.y = placement.offset.y - anchor.y;
  int raster_width = 0;
  int raster_height = 0;
  SDL_QueryTexture(texture, nullptr, nullptr, &raster_width, &raster_height);
  const bool pixel_for_pixel = placement.angle_degrees == 0.0F &&
                               std::abs(static_cast<float>(raster_width) - target.w) < 0.75F &&
                               std::abs(static_cast<float>(raster_height) - target.h) < 0.75F;
  if (pixel_for_pixel) {
    target = {std::round(target.x), std::round(target.y), static_cast<float>(raster_width),
              static_cast<float>(raster_height)};
  }
  const bool tinted = with_alpha(style.tint, 1.0F) != Colour{};
  if (self.software && (!pixel_for_pixel || tinted || style.flip)) {
    const Placement turn{1.0F, placement.angle_degrees, placement.offset};
    const Point middle = turn.apply({target.w / 2 - anchor.x, target.h / 2 - anchor.y});
    self.resampler.draw(texture, middle, {target.w, target.h}, placement.angle_degrees, style.flip,
                        style.tint, alpha);
    return;
  }
  set_pixel_for_pixel(texture, pixel_for_pixel);
  SDL_RenderCopyExF(self.renderer, texture, nullptr, &target, static_cast<double>(placement.angle_degrees),
                    &anchor, style.flip ? SDL_FLIP_HORIZONTAL : SDL_FLIP_NONE);
}

bool Canvas::has_sprite(std::string_view name) const {
  return self_->sprites.known(name);
}

Size Canvas::sprite_size(std::string_view name) const {
  return self_->sprites.natural_size(name);
}

void Canvas::preload(std::span<const std::string_view> names, float scale) {
  self_->sprites.preload(names, self_->viewport.scale, scale);
}

bool Canvas::loading() const {
  return self_->sprites.loading();
}

}  // namespace render
