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

bool draws_in_software(SDL_Renderer* renderer);

/// A blended, smoothly scaled texture; null when the renderer refuses (too large, out of memory). With
/// software drawing its pixels can be read again by locking it.
TextureHandle make_texture(SDL_Renderer* renderer, SDL_Surface* surface);

/// Pixel for pixel (true) or smoothly scaled. Software OpenGL copies the former a third faster.
void set_pixel_for_pixel(SDL_Texture* texture, bool on);

}  // namespace render
