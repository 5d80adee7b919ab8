// ImGui's lists of triangles.
#include "render/imgui_drawing.hpp"

#include <cmath>
#include <vector>

#include "render/triangles.hpp"

namespace render {
namespace {

SDL_Color colour_of(ImU32 packed) {
  return {static_cast<Uint8>(packed >> IM_COL32_R_SHIFT), static_cast<Uint8>(packed >> IM_COL32_G_SHIFT),
          static_cast<Uint8>(packed >> IM_COL32_B_SHIFT), static_cast<Uint8>(packed >> IM_COL32_A_SHIFT)};
}

std::vector<SDL_Vertex> vertices_of(const ImDrawList& list, const ImDrawData& data) {
  std::vector<SDL_Vertex> vertices;
  vertices.reserve(static_cast<std::size_t>(list.VtxBuffer.Size));
  for (const ImDrawVert& vertex : list.VtxBuffer) {
    vertices.push_back({{(vertex.pos.x - data.DisplayPos.x) * data.FramebufferScale.x,
                         (vertex.pos.y - data.DisplayPos.y) * data.FramebufferScale.y},
                        colour_of(vertex.col),
                        {vertex.uv.x, vertex.uv.y}});
  }
  return vertices;
}

/// Empty where nothing of it can be seen.
SDL_Rect clip_of(const ImVec4& rect, const ImDrawData& data) {
  const auto pixels = [](float place, float origin, float scale) {
    return static_cast<int>(std::lround((place - origin) * scale));
  };
  const int left = pixels(rect.x, data.DisplayPos.x, data.FramebufferScale.x);
  const int top = pixels(rect.y, data.DisplayPos.y, data.FramebufferScale.y);
  const SDL_Rect clip{left, top, pixels(rect.z, data.DisplayPos.x, data.FramebufferScale.x) - left,
                      pixels(rect.w, data.DisplayPos.y, data.FramebufferScale.y) - top};
  const SDL_Rect whole{0, 0, pixels(data.DisplaySize.x, 0.0F, data.FramebufferScale.x),
                       pixels(data.DisplaySize.y, 0.0F, data.FramebufferScale.y)};
  SDL_Rect both{};
  return SDL_IntersectRect(&clip, &whole, &both) == SDL_TRUE ? both : SDL_Rect{};
}

}  // namespace

void draw_imgui(SDL_Renderer* renderer, const ImDrawData& data) {
  std::vector<int> indices;
  for (int number = 0; number < data.CmdListsCount; ++number) {
    const ImDrawList& list = *data.CmdLists[number];
    const std::vector<SDL_Vertex> vertices = vertices_of(list, data);
    for (const ImDrawCmd& command : list.CmdBuffer) {
      const SDL_Rect clip = clip_of(command.ClipRect, data);
      if (command.UserCallback != nullptr || clip.w <= 0 || clip.h <= 0) continue;
      indices.clear();
      for (unsigned i = 0; i < command.ElemCount; ++i) {
        indices.push_back(
            static_cast<int>(list.IdxBuffer[static_cast<int>(command.IdxOffset + i)] + command.VtxOffset));
      }
      SDL_RenderSetClipRect(renderer, &clip);
      draw_triangles(renderer, static_cast<SDL_Texture*>(command.GetTexID()), vertices, indices);
    }
  }
  SDL_RenderSetClipRect(renderer, nullptr);
}

}  // namespace render
