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

}  // namespace render
