// Deep teal board, cream letters, mustard accents, ink outlines.
#include "render/imgui_theme.hpp"

#include <algorithm>
#include <utility>

#include "render/palette.hpp"

namespace render {
namespace {

constexpr Colour k_board = k_deep_teal;
constexpr Colour k_groove = from_hex(0x0F3F44);  // fields sunk into the board
constexpr Colour k_raised = from_hex(0x1D6468);  // buttons: paper on it is 6 : 1
constexpr Colour k_pressed = from_hex(0x134A4F);

}  // namespace

ImVec4 imgui_colour(Colour colour, float alpha) {
  return {static_cast<float>(colour.r) / 255.0F, static_cast<float>(colour.g) / 255.0F,
          static_cast<float>(colour.b) / 255.0F, alpha * static_cast<float>(colour.a) / 255.0F};
}

ImU32 imgui_packed(Colour colour, float alpha) {
  return ImGui::ColorConvertFloat4ToU32(imgui_colour(colour, alpha));
}

void apply_menu_board_theme(float unit, bool high_contrast) {
  const Colour raised = high_contrast ? k_pressed : k_raised;
  const Colour quiet = high_contrast ? k_cream : from_hex(0xA9C4B8);
  ImGuiStyle style;
  style.WindowPadding = {44, 36};
  style.FramePadding = {22, 12};
  style.ItemSpacing = {18, 16};
  style.ItemInnerSpacing = {14, 8};
  style.CellPadding = {14, 10};
  style.IndentSpacing = 32;
  style.ScrollbarSize = 26;
  style.GrabMinSize = 34;
  for (float* rounding :
       {&style.WindowRounding, &style.ChildRounding, &style.FrameRounding, &style.PopupRounding,
        &style.GrabRounding, &style.TabRounding, &style.ScrollbarRounding}) {
    *rounding = 14;
  }
  style.WindowBorderSize = 6;
  style.PopupBorderSize = 5;
  style.ChildBorderSize = 3;
  style.FrameBorderSize = 3;
  style.WindowTitleAlign = {0.5F, 0.5F};
  style.ScaleAllSizes(unit);
  // ImGui insists on windows of some size, also where the output has one pixel.
  style.WindowMinSize = {std::max(1.0F, style.WindowMinSize.x), std::max(1.0F, style.WindowMinSize.y)};
  // ScaleAllSizes leaves lines alone.
  style.WindowBorderSize *= unit;
  style.PopupBorderSize *= unit;
  style.ChildBorderSize *= unit;
  style.FrameBorderSize *= unit;
  style.AntiAliasedLinesUseTex = false;  // the texture lines do not scale with the output

  const std::pair<ImGuiCol_, ImVec4> colours[] = {
      {ImGuiCol_Text, imgui_colour(k_paper)},
      {ImGuiCol_TextDisabled, imgui_colour(quiet)},
      {ImGuiCol_WindowBg, imgui_colour(k_board)},
      {ImGuiCol_ChildBg, imgui_colour(k_groove, 0.55F)},
      {ImGuiCol_PopupBg, imgui_colour(k_groove)},
      {ImGuiCol_Border, imgui_colour(k_ink)},
      {ImGuiCol_BorderShadow, {0, 0, 0, 0}},
      {ImGuiCol_FrameBg, imgui_colour(k_groove)},
      {ImGuiCol_FrameBgHovered, imgui_colour(raised)},
      {ImGuiCol_FrameBgActive, imgui_colour(k_pressed)},
      {ImGuiCol_TitleBg, imgui_colour(k_groove)},
      {ImGuiCol_TitleBgActive, imgui_colour(k_groove)},
      {ImGuiCol_TitleBgCollapsed, imgui_colour(k_groove)},
      {ImGuiCol_MenuBarBg, imgui_colour(k_groove)},
      {ImGuiCol_ScrollbarBg, imgui_colour(k_groove)},
      {ImGuiCol_ScrollbarGrab, imgui_colour(k_cream)},
      {ImGuiCol_ScrollbarGrabHovered, imgui_colour(k_mustard)},
      {ImGuiCol_ScrollbarGrabActive, imgui_colour(k_mustard)},
      {ImGuiCol_CheckMark, imgui_colour(k_mustard)},
      {ImGuiCol_SliderGrab, imgui_colour(k_mustard)},
      {ImGuiCol_SliderGrabActive, imgui_colour(k_paper)},
      {ImGuiCol_Button, imgui_colour(raised)},
      {ImGuiCol_ButtonHovered, imgui_colour(k_pressed)},
      {ImGuiCol_ButtonActive, imgui_colour(k_groove)},
      {ImGuiCol_Header, imgui_colour(raised)},
      {ImGuiCol_HeaderHovered, imgui_colour(k_pressed)},
      {ImGuiCol_HeaderActive, imgui_colour(k_groove)},
      {ImGuiCol_Separator, imgui_colour(k_mustard)},
      {ImGuiCol_SeparatorHovered, imgui_colour(k_mustard)},
      {ImGuiCol_SeparatorActive, imgui_colour(k_mustard)},
      {ImGuiCol_ResizeGrip, imgui_colour(raised)},
      {ImGuiCol_ResizeGripHovered, imgui_colour(k_mustard)},
      {ImGuiCol_ResizeGripActive, imgui_colour(k_mustard)},
      {ImGuiCol_Tab, imgui_colour(k_groove)},
      {ImGuiCol_TabHovered, imgui_colour(k_pressed)},
      {ImGuiCol_TabActive, imgui_colour(raised)},
      {ImGuiCol_TabUnfocused, imgui_colour(k_groove)},
      {ImGuiCol_TabUnfocusedActive, imgui_colour(raised)},
      {ImGuiCol_PlotLines, imgui_colour(k_mustard)},
      {ImGuiCol_PlotLinesHovered, imgui_colour(k_tomato)},
      {ImGuiCol_PlotHistogram, imgui_colour(k_mustard)},
      {ImGuiCol_PlotHistogramHovered, imgui_colour(k_tomato)},
      {ImGuiCol_TableHeaderBg, imgui_colour(k_groove)},
      {ImGuiCol_TableBorderStrong, imgui_colour(k_ink)},
      {ImGuiCol_TableBorderLight, imgui_colour(k_ink, 0.5F)},
      {ImGuiCol_TableRowBg, {0, 0, 0, 0}},
      {ImGuiCol_TableRowBgAlt, imgui_colour(k_groove, 0.5F)},
      {ImGuiCol_TextSelectedBg, imgui_colour(k_teal)},
      {ImGuiCol_DragDropTarget, imgui_colour(k_mustard)},
      {ImGuiCol_NavHighlight, {0, 0, 0, 0}},  // the layer draws a thicker ring itself
      {ImGuiCol_NavWindowingHighlight, imgui_colour(k_mustard)},
      {ImGuiCol_NavWindowingDimBg, imgui_colour(k_ink, 0.4F)},
      {ImGuiCol_ModalWindowDimBg, imgui_colour(k_ink, 0.5F)},
  };
  for (const auto& [which, colour] : colours) style.Colors[which] = colour;
  ImGui::GetStyle() = style;
}

}  // namespace render
