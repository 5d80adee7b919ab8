// The canvas's layers: static things drawn once into an opaque texture.
#include <cmath>

#include "render/canvas_implementation.hpp"

namespace render {
namespace {

void redirect(Canvas::Implementation& self, Canvas::Implementation::Layer& layer) {
  self.open_layer = &layer;
  self.outer_states.swap(self.states);
  self.states.assign(1, {});
  self.outer_clips.swap(self.clips);
  self.clips.clear();
  SDL_SetRenderTarget(self.renderer, layer.texture.get());
  SDL_RenderSetClipRect(self.renderer, nullptr);
}

}  // namespace

bool Canvas::begin_layer(std::string_view name) {
  Implementation& self = *self_;
  if (self.open_layer != nullptr) return false;
  auto found = self.layers.find(name);
  if (found == self.layers.end()) found = self.layers.try_emplace(std::string(name)).first;
  Implementation::Layer& layer = found->second;
  if (!layer.dirty) return false;
  if (!layer.texture) {
    layer.texture.reset(SDL_CreateTexture(self.renderer, SDL_PIXELFORMAT_ARGB8888, SDL_TEXTUREACCESS_TARGET,
                                          self.viewport.output_width, self.viewport.output_height));
    if (!layer.texture) {
      self.note_once("a layer of the picture cannot be kept (" + std::string(SDL_GetError()) +
                     "): a smaller window may help");
      return false;
    }
    SDL_SetTextureBlendMode(layer.texture.get(), SDL_BLENDMODE_NONE);
    SDL_SetTextureScaleMode(layer.texture.get(), SDL_ScaleModeLinear);
  }
  layer.dirty = false;
  layer.drawn.clear();
  redirect(self, layer);
  SDL_SetRenderDrawColor(self.renderer, k_deep_teal.r, k_deep_teal.g, k_deep_teal.b, 255);
  SDL_RenderClear(self.renderer);
  return true;
}

bool Canvas::begin_addition(std::string_view name) {
  Implementation& self = *self_;
  const auto found = self.layers.find(name);
  if (self.open_layer != nullptr || found == self.layers.end() || found->second.dirty ||
      !found->second.texture) {
    return false;
  }
  redirect(self, found->second);
  return true;
}

void Canvas::end_layer() {
  Implementation& self = *self_;
  if (self.open_layer == nullptr) return;
  self.open_layer = nullptr;
  self.states.swap(self.outer_states);
  self.clips.swap(self.outer_clips);
  SDL_SetRenderTarget(self.renderer, nullptr);
  SDL_RenderSetClipRect(self.renderer, self.clips.empty() ? nullptr : &self.clips.back());
}

void Canvas::invalidate_layer(std::string_view name) {
  if (const auto found = self_->layers.find(name); found != self_->layers.end()) found->second.dirty = true;
}

void Canvas::invalidate_layers() {
  for (auto& [name, layer] : self_->layers) layer.dirty = true;
}

void Canvas::layer(std::string_view name) {
  Implementation& self = *self_;
  const auto found = self.layers.find(name);
  if (found == self.layers.end() || !found->second.texture) return;
  SDL_Texture* texture = found->second.texture.get();
  self.drawn.insert(self.drawn.end(), found->second.drawn.begin(), found->second.drawn.end());
  const Placement& placement = self.states.back().placement;
  const float alpha = self.alpha();
  SDL_SetTextureBlendMode(texture, alpha < 1.0F ? SDL_BLENDMODE_BLEND : SDL_BLENDMODE_NONE);
  SDL_SetTextureAlphaMod(texture, static_cast<Uint8>(std::lround(alpha * 255.0F)));
  const bool at_rest =
      placement.scale == 1.0F && placement.angle_degrees == 0.0F && placement.offset == Point{};
  const bool only_moved = !at_rest && placement.scale == 1.0F && placement.angle_degrees == 0.0F;
  set_pixel_for_pixel(texture, at_rest || only_moved);
  // Under a moved layer the layer at rest fills the strip that it leaves bare.
  if (at_rest || only_moved) SDL_RenderCopy(self.renderer, texture, nullptr, nullptr);
  if (at_rest) return;
  if (only_moved) {
    const SDL_Rect moved{static_cast<int>(std::lround(placement.offset.x * self.viewport.scale)),
                         static_cast<int>(std::lround(placement.offset.y * self.viewport.scale)),
                         self.viewport.output_width, self.viewport.output_height};
    SDL_RenderCopy(self.renderer, texture, nullptr, &moved);
    return;
  }
  const Point middle = self.to_output().apply(self.viewport.visible().centre());
  const float width = static_cast<float>(self.viewport.output_width) * placement.scale;
  const float height = static_cast<float>(self.viewport.output_height) * placement.scale;
  const SDL_FRect target{middle.x - width / 2, middle.y - height / 2, width, height};
  SDL_RenderCopyExF(self.renderer, texture, nullptr, &target, static_cast<double>(placement.angle_degrees),
                    nullptr, SDL_FLIP_NONE);
}

}  // namespace render
