// What ImGui wants drawn, on SDL's renderer.
#pragma once

#include <SDL.h>
#include <imgui.h>

namespace render {

/// Instead of the back end's own function, which hands SDL's software drawing triangles that it cannot count.
void draw_imgui(SDL_Renderer* renderer, const ImDrawData& data);

}  // namespace render
