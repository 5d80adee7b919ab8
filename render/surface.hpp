// SDL handles that free themselves.
#pragma once

#include <SDL.h>

#include <memory>

namespace render {

struct FreeHandle {
  void operator()(SDL_Surface* surface) const { SDL_FreeSurface(surface); }
  void operator()(SDL_Texture* texture) const { SDL_DestroyTexture(texture); }
};
using SurfaceHandle = std::unique_ptr<SDL_Surface, FreeHandle>;
using TextureHandle = std::unique_ptr<SDL_Texture, FreeHandle>;

/// A blended, smoothly scaled texture; null when the renderer refuses (too large, out of memory).
TextureHandle make_texture(SDL_Renderer* renderer, SDL_Surface* surface);

/// Pixel for pixel (true) or smoothly scaled. Software OpenGL copies the former a third faster.
void set_pixel_for_pixel(SDL_Texture* texture, bool on);

}  // namespace render
