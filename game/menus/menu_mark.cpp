// Shapes as corners about their middle; each can be seen whole from there, so that a fan fills it.
#include "game/menus/menu_mark.hpp"

#include <array>
#include <cmath>
#include <vector>

#include "render/palette.hpp"

namespace game::menus {

namespace {

constexpr float k_full_turn = 6.2831853F;

/// Corners on a circle, the radii taken in turn; the first one points up.
std::vector<ImVec2> round_about(int corners, std::initializer_list<float> radii) {
  std::vector<ImVec2> shape;
  for (int corner = 0; corner < corners; ++corner) {
    const float angle = k_full_turn * static_cast<float>(corner) / static_cast<float>(corners);
    const float radius = radii.begin()[static_cast<std::size_t>(corner) % radii.size()];
    shape.emplace_back(radius * std::sin(angle), -radius * std::cos(angle));
  }
  return shape;
}

/// In the order of S6, in halves of the mark's width.
const std::vector<ImVec2>& shape_of(int seat) {
  static const std::array<std::vector<ImVec2>, 10> k_shapes{
      round_about(32, {1.0F}),
      std::vector<ImVec2>{{0.0F, -1.0F}, {1.05F, 0.85F}, {-1.05F, 0.85F}},
      std::vector<ImVec2>{{-0.9F, -0.9F}, {0.9F, -0.9F}, {0.9F, 0.9F}, {-0.9F, 0.9F}},
      round_about(4, {1.12F}),
      round_about(6, {1.05F}),
      std::vector<ImVec2>{{0.0F, -0.5F},
                          {0.45F, -0.95F},
                          {1.0F, -0.6F},
                          {0.95F, 0.0F},
                          {0.0F, 1.0F},
                          {-0.95F, 0.0F},
                          {-1.0F, -0.6F},
                          {-0.45F, -0.95F}},
      std::vector<ImVec2>{{-0.45F, -1.0F},
                          {0.45F, -1.0F},
                          {0.45F, -0.45F},
                          {1.0F, -0.45F},
                          {1.0F, 0.45F},
                          {0.45F, 0.45F},
                          {0.45F, 1.0F},
                          {-0.45F, 1.0F},
                          {-0.45F, 0.45F},
                          {-1.0F, 0.45F},
                          {-1.0F, -0.45F},
                          {-0.45F, -0.45F}},
      round_about(10, {1.1F, 0.6F}),
      std::vector<ImVec2>{{0.0F, -1.1F},
                          {0.75F, -0.05F},
                          {0.8F, 0.45F},
                          {0.5F, 0.9F},
                          {0.0F, 1.05F},
                          {-0.5F, 0.9F},
                          {-0.8F, 0.45F},
                          {-0.75F, -0.05F}},
      std::vector<ImVec2>{{0.55F, -0.95F},
                          {0.2F, -0.4F},
                          {0.15F, 0.3F},
                          {0.7F, 0.85F},
                          {0.0F, 1.0F},
                          {-0.75F, 0.65F},
                          {-1.0F, 0.0F},
                          {-0.75F, -0.65F},
                          {0.0F, -1.0F}}};
  return k_shapes[static_cast<std::size_t>(seat) % k_shapes.size()];
}

ImU32 packed(render::Colour colour) {
  return IM_COL32(colour.r, colour.g, colour.b, colour.a);
}

}  // namespace

void draw_menu_mark(ImDrawList& list, int seat, const std::string& letter, ImVec2 centre, float size) {
  const render::Colour colour = render::k_player_colours[static_cast<std::size_t>(seat)];
  std::vector<ImVec2> corners;
  for (const ImVec2& corner : shape_of(seat))
    corners.emplace_back(centre.x + corner.x * size / 2, centre.y + corner.y * size / 2);
  for (std::size_t at = 0; at < corners.size(); ++at)
    list.AddTriangleFilled(centre, corners[at], corners[(at + 1) % corners.size()], packed(colour));
  list.AddPolyline(corners.data(), static_cast<int>(corners.size()), packed(render::k_ink),
                   ImDrawFlags_Closed, size * 0.08F);
  const ImVec2 extent = ImGui::CalcTextSize(letter.c_str());
  list.AddText({centre.x - extent.x / 2, centre.y - extent.y / 2}, packed(render::readable_on(colour)),
               letter.c_str());
}

}  // namespace game::menus
