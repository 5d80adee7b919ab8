// Feeding ImGui with input, fonts and sizes, and drawing it.
#include "render/imgui_layer.hpp"

#include <SDL_ttf.h>
#include <imgui_impl_sdlrenderer.h>
#include <imgui_internal.h>

#include <algorithm>
#include <array>

#include "render/imgui_drawing.hpp"
#include "render/imgui_fonts.hpp"
#include "render/imgui_input.hpp"
#include "render/imgui_theme.hpp"
#include "render/palette.hpp"

namespace render {
namespace {

// Frames ImGui needs to show the full effect of an event (hover, focus, scrolling).
constexpr int k_settling_frames = 4;
// Ink and mustard frame of a board, in logical units.
constexpr float k_board_edge = 18.0F;

// Where the focused item is, when the focus is to be shown.
bool focused_rect(ImRect* rect) {
  const ImGuiContext& context = *ImGui::GetCurrentContext();
  ImGuiWindow* window = context.NavWindow;
  if (window == nullptr || context.NavId == 0 || context.NavDisableHighlight) return false;
  const ImRect relative = window->NavRectRel[context.NavLayer];
  if (relative.IsInverted()) return false;
  *rect = ImGui::WindowRectRelToAbs(window, relative);
  return rect->Overlaps(window->InnerRect);
}

}  // namespace

class ImguiLayer::Implementation {
 public:
  explicit Implementation(const Window& shown) : window(shown), fonts_found(find_fonts()) {}

  void fit(const Viewport& present, int percent) {
    const bool same = present.scale == viewport.scale && percent == text_percent && fonts[0] != nullptr;
    viewport = present;
    if (same) return;
    text_percent = percent;
    ImGui::GetIO().Fonts->Clear();
    fonts = build_menu_fonts(fonts_found, viewport.scale * static_cast<float>(percent) / 100.0F);
    ImGui::GetIO().Fonts->Build();
    ImGui_ImplSDLRenderer_DestroyFontsTexture();
    ImGui_ImplSDLRenderer_CreateFontsTexture();
    ImGui::GetIO().FontDefault = fonts[0];
    apply_menu_board_theme(viewport.scale, high_contrast);
    settling = k_settling_frames;
  }

  void draw_focus() {
    ImRect rect;
    if (!focused_rect(&rect)) return;
    const float unit = viewport.scale;
    rect.Expand(7.0F * unit);
    ImDrawList* list = ImGui::GetForegroundDrawList();
    ImRect clip = ImGui::GetCurrentContext()->NavWindow->InnerRect;
    clip.Expand(-k_board_edge * unit);
    list->PushClipRect(clip.Min, clip.Max, true);
    list->AddRect(rect.Min, rect.Max, imgui_packed(k_ink), 18.0F * unit, 0, 10.0F * unit);
    list->AddRect(rect.Min, rect.Max, imgui_packed(k_mustard), 18.0F * unit, 0, 5.0F * unit);
    list->PopClipRect();
  }

  const Window& window;
  FontFiles fonts_found;
  std::array<ImFont*, k_menu_font_count> fonts{};
  Viewport viewport;
  int text_percent = 0;
  bool high_contrast = false;
  int settling = k_settling_frames;
  ImguiInput input;
};

ImguiLayer::ImguiLayer(const Window& window) : self_(std::make_unique<Implementation>(window)) {
  TTF_Init();
  IMGUI_CHECKVERSION();
  ImGui::CreateContext();
  ImGuiIO& io = ImGui::GetIO();
  io.IniFilename = nullptr;
  io.ConfigFlags |= ImGuiConfigFlags_NavEnableKeyboard | ImGuiConfigFlags_NavEnableGamepad;
  io.BackendFlags |= ImGuiBackendFlags_HasGamepad;
  io.BackendPlatformName = "messhall";
  ImguiInput::name_keys();
  ImGui_ImplSDLRenderer_Init(window.renderer());
}

ImguiLayer::~ImguiLayer() {
  ImGui_ImplSDLRenderer_Shutdown();
  ImGui::DestroyContext();
  TTF_Quit();
}

void ImguiLayer::process_event(const SDL_Event& event) {
  if (event.type == SDL_RENDER_TARGETS_RESET || event.type == SDL_RENDER_DEVICE_RESET)
    self_->fonts[0] = nullptr;
  if (self_->input.process_event(event, self_->window)) self_->settling = k_settling_frames;
}

void ImguiLayer::navigate(MenuInput input, bool down) {
  self_->input.navigate(input, down);
  self_->settling = k_settling_frames;
}

void ImguiLayer::release_all() {
  self_->input.release_all();
}

void ImguiLayer::set_high_contrast(bool on) {
  if (on == self_->high_contrast) return;
  self_->high_contrast = on;
  apply_menu_board_theme(self_->viewport.scale, on);
}

void ImguiLayer::new_frame(const Viewport& viewport, int text_scale_percent, double seconds) {
  Implementation& self = *self_;
  self.fit(viewport, std::clamp(text_scale_percent, 100, 150));
  ImGuiIO& io = ImGui::GetIO();
  io.DisplaySize = {static_cast<float>(viewport.output_width), static_cast<float>(viewport.output_height)};
  io.DeltaTime = static_cast<float>(std::clamp(seconds, 0.0001, 0.1));
  self.input.feed();
  ImGui_ImplSDLRenderer_NewFrame();
  ImGui::NewFrame();
  self.input.forget_presses();
  if (self.settling > 0) --self.settling;
}

void ImguiLayer::render() {
  self_->draw_focus();
  ImGui::Render();
  draw_imgui(self_->window.renderer(), *ImGui::GetDrawData());
}

float ImguiLayer::unit() const {
  return self_->viewport.scale;
}

ImFont* ImguiLayer::font(MenuFont font) const {
  return self_->fonts[static_cast<std::size_t>(font)];
}

bool ImguiLayer::wants_mouse() const {
  return ImGui::GetIO().WantCaptureMouse;
}

bool ImguiLayer::wants_text() const {
  return ImGui::GetIO().WantTextInput;
}

bool ImguiLayer::animating() const {
  return self_->settling > 0 || ImGui::GetIO().WantTextInput || self_->input.anything_held();
}

bool ImguiLayer::begin_board(const char* title, Size size) {
  const float unit = self_->viewport.scale;
  const Rect safe = self_->viewport.safe();
  const Point middle = self_->viewport.to_output(safe.centre());
  const float width = std::min(size.width, safe.width) * unit;
  const float height = std::min(size.height, safe.height) * unit;
  ImGui::SetNextWindowPos({middle.x, middle.y}, ImGuiCond_Always, {0.5F, 0.5F});
  ImGui::SetNextWindowSize({width, height});
  const bool open = ImGui::Begin(title, nullptr,
                                 ImGuiWindowFlags_NoDecoration | ImGuiWindowFlags_NoMove |
                                     ImGuiWindowFlags_NoSavedSettings | ImGuiWindowFlags_NoNavFocus);
  // A second, mustard line inside the ink, as on the boards in the mess hall.
  const ImVec2 corner = ImGui::GetWindowPos();
  const float inset = 13.0F * unit;
  ImDrawList* list = ImGui::GetWindowDrawList();
  list->PushClipRect(corner, {corner.x + width, corner.y + height});
  list->AddRect({corner.x + inset, corner.y + inset}, {corner.x + width - inset, corner.y + height - inset},
                imgui_packed(k_mustard), 10.0F * unit, 0, 4.0F * unit);
  list->PopClipRect();
  // What is scrolled must not run over the frame.
  const float edge = k_board_edge * unit;
  ImGui::PushClipRect({corner.x + edge, corner.y + edge}, {corner.x + width - edge, corner.y + height - edge},
                      true);
  ImGui::PushFont(font(MenuFont::heading));
  const float title_width = ImGui::CalcTextSize(title, nullptr, true).x;
  ImGui::SetCursorPosX((width - title_width) / 2);
  ImGui::PushStyleColor(ImGuiCol_Text, imgui_colour(k_mustard));
  ImGui::TextUnformatted(title, ImGui::FindRenderedTextEnd(title));
  ImGui::PopStyleColor();
  ImGui::PopFont();
  return open;
}

void ImguiLayer::end_board() {
  ImGui::End();
}

bool ImguiLayer::button(const char* label, float width) {
  const ImGuiContext& context = *ImGui::GetCurrentContext();
  const ImGuiID id = ImGui::GetID(label);
  const bool focused = context.NavId == id && !context.NavDisableHighlight;
  const bool lit = focused || context.HoveredIdPreviousFrame == id;
  if (lit) {
    for (const ImGuiCol_ which : {ImGuiCol_Button, ImGuiCol_ButtonHovered, ImGuiCol_ButtonActive}) {
      ImGui::PushStyleColor(which, imgui_colour(k_mustard));
    }
    ImGui::PushStyleColor(ImGuiCol_Text, imgui_colour(k_ink));
  }
  const bool pressed = ImGui::Button(label, {width > 0.0F ? width * unit() : -1.0F, 0.0F});
  if (lit) ImGui::PopStyleColor(4);
  return pressed;
}

}  // namespace render
