// Surfaces to textures.
#include "render/surface.hpp"

namespace render {

TextureHandle make_texture(SDL_Renderer* renderer, SDL_Surface* surface) {
  TextureHandle texture(SDL_CreateTextureFromSurface(renderer, surface));
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
