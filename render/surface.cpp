// Surfaces to textures.
#include "render/surface.hpp"

namespace render {

bool draws_in_software(SDL_Renderer* renderer) {
  SDL_RendererInfo info{};
  return SDL_GetRendererInfo(renderer, &info) == 0 && (info.flags & SDL_RENDERER_SOFTWARE) != 0;
}

namespace {

TextureHandle make_readable_texture(SDL_Renderer* renderer, SDL_Surface* surface) {
  const SurfaceHandle converted(SDL_ConvertSurfaceFormat(surface, SDL_PIXELFORMAT_ARGB8888, 0));
  if (!converted) return nullptr;
  TextureHandle texture(SDL_CreateTexture(renderer, SDL_PIXELFORMAT_ARGB8888, SDL_TEXTUREACCESS_STREAMING,
                                          converted->w, converted->h));
  if (texture) SDL_UpdateTexture(texture.get(), nullptr, converted->pixels, converted->pitch);
  return texture;
}

}  // namespace

TextureHandle make_texture(SDL_Renderer* renderer, SDL_Surface* surface) {
  TextureHandle texture = draws_in_software(renderer)
                              ? make_readable_texture(renderer, surface)
                              : TextureHandle(SDL_CreateTextureFromSurface(renderer, surface));
  if (texture) {
    SDL_SetTextureBlendMode(texture.get(), SDL_BLENDMODE_BLEND);
    SDL_SetTextureScaleMode(texture.get(), SDL_ScaleModeLinear);
  }
  return texture;
}

void set_pixel_for_pixel(SDL_Texture* texture, bool on) {
  const SDL_ScaleMode wanted = on ? SDL_ScaleModeNearest : SDL_ScaleModeLinear;
  SDL_ScaleMode present = SDL_ScaleModeLinear;
  // Setting it flushes what is waiting to be drawn, so only when it changes.
  if (SDL_GetTextureScaleMode(texture, &present) != 0 || present != wanted)
    SDL_SetTextureScaleMode(texture, wanted);
}

}  // namespace render
