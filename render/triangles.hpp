// Triangles on SDL's renderer, of any size and at any place.
#pragma once

#include <SDL.h>

#include <span>

namespace render {

/// Like SDL_RenderGeometry. SDL's software drawing multiplies a triangle's area by places in the texture in
/// 32 bits and reads beside the texture where that overflows: there large triangles are cut into smaller
/// ones, and those beyond the picture are left out.
void draw_triangles(SDL_Renderer* renderer, SDL_Texture* texture, std::span<const SDL_Vertex> vertices,
                    std::span<const int> indices);

}  // namespace render
