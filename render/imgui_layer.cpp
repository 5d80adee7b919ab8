// Feeding ImGui with input, fonts and sizes, and drawing it.
#include "render/imgui_layer.hpp"

#include <SDL_ttf.h>
#include <imgui_impl_sdlrenderer.h>
#include <imgui_internal.h>

#include <algorithm>
#include <array>

#include "render/imgui_fonts.hpp"
#include "render/imgui_theme.hpp"
#include "render/palette.hpp"

namespace render {
namespace {

// Frames ImGui needs to show the full effect of an event (hover, focus, scrolling).
constexpr int k_settling_frames = 4;
// Ink and mustard frame of a board, in logical units.
constexpr float k_board_edge = 18.0F;

constexpr std::array<std::pair<ImGuiKey, SDL_Scancode>, 22> k_keys = {{
    {ImGuiKey_Tab, SDL_SCANCODE_TAB},
    {ImGuiKey_LeftArrow, SDL_SCANCODE_LEFT},
    {ImGuiKey_RightArrow, SDL_SCANCODE_RIGHT},
    {ImGuiKey_UpArrow, SDL_SCANCODE_UP},
    {ImGuiKey_DownArrow, SDL_SCANCODE_DOWN},
    {ImGuiKey_PageUp, SDL_SCANCODE_PAGEUP},
    {ImGuiKey_PageDown, SDL_SCANCODE_PAGEDOWN},
    {ImGuiKey_Home, SDL_SCANCODE_HOME},
    {ImGuiKey_End, SDL_SCANCODE_END},
    {ImGuiKey_Insert, SDL_SCANCODE_INSERT},
    {ImGuiKey_Delete, SDL_SCANCODE_DELETE},
    {ImGuiKey_Backspace, SDL_SCANCODE_BACKSPACE},
    {ImGuiKey_Space, SDL_SCANCODE_SPACE},
    {ImGuiKey_Enter, SDL_SCANCODE_RETURN},
    {ImGuiKey_Escape, SDL_SCANCODE_ESCAPE},
    {ImGuiKey_KeyPadEnter, SDL_SCANCODE_KP_ENTER},
    {ImGuiKey_A, SDL_SCANCODE_A},
    {ImGuiKey_C, SDL_SCANCODE_C},
    {ImGuiKey_V, SDL_SCANCODE_V},
    {ImGuiKey_X, SDL_SCANCODE_X},
    {ImGuiKey_Y, SDL_SCANCODE_Y},
    {ImGuiKey_Z, SDL_SCANCODE_Z},
}};
static_assert(k_keys.size() == ImGuiKey_COUNT);

// By MenuInput.
constexpr std::array<ImGuiNavInput, k_menu_input_count> k_navigation = {
    ImGuiNavInput_DpadUp,   ImGuiNavInput_DpadDown, ImGuiNavInput_DpadLeft,  ImGuiNavInput_DpadRight,
    ImGuiNavInput_Activate, ImGuiNavInput_Cancel,   ImGuiNavInput_FocusPrev, ImGuiNavInput_FocusNext};

// A press that ends before the next frame must still be seen by it.
struct Held {
  bool down = false;
  bool pressed = false;
  bool seen() const { return down || pressed; }
};

int mouse_button(Uint8 button) {
  if (button == SDL_BUTTON_LEFT) return ImGuiMouseButton_Left;
  if (button == SDL_BUTTON_RIGHT) return ImGuiMouseButton_Right;
  if (button == SDL_BUTTON_MIDDLE) return ImGuiMouseButton_Middle;
  return -1;
}

void set_held(Held& held, bool down) {
  held.down = down;
  held.pressed = held.pressed || down;
}

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
    apply_menu_board_theme(viewport.scale);
    settling = k_settling_frames;
  }

  void feed_keys() {
    ImGuiIO& io = ImGui::GetIO();
    for (const auto& [key, scancode] : k_keys) {
      const auto index = static_cast<std::size_t>(scancode);
      io.KeysDown[index] = keys[index].seen();
    }
    io.KeyCtrl = keys[SDL_SCANCODE_LCTRL].seen() || keys[SDL_SCANCODE_RCTRL].seen();
    io.KeyShift = keys[SDL_SCANCODE_LSHIFT].seen() || keys[SDL_SCANCODE_RSHIFT].seen();
    io.KeyAlt = keys[SDL_SCANCODE_LALT].seen() || keys[SDL_SCANCODE_RALT].seen();
    for (std::size_t i = 0; i < navigation.size(); ++i) {
      if (navigation[i].seen()) io.NavInputs[k_navigation[i]] = 1.0F;
    }
    // ImGui presses buttons with Space alone; in our menus Enter confirms and Backspace goes back.
    if (!io.WantTextInput) {
      if (keys[SDL_SCANCODE_RETURN].seen() || keys[SDL_SCANCODE_KP_ENTER].seen()) {
        io.NavInputs[ImGuiNavInput_Activate] = 1.0F;
      }
      if (keys[SDL_SCANCODE_BACKSPACE].seen()) io.NavInputs[ImGuiNavInput_Cancel] = 1.0F;
    }
  }

  void feed_mouse() {
    ImGuiIO& io = ImGui::GetIO();
    for (std::size_t i = 0; i < buttons.size(); ++i) io.MouseDown[i] = buttons[i].seen();
  }

  void forget_presses() {
    for (Held& key : keys) key.pressed = false;
    for (Held& input : navigation) input.pressed = false;
    for (Held& button : buttons) button.pressed = false;
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
  int settling = k_settling_frames;
  std::array<Held, SDL_NUM_SCANCODES> keys{};
  std::array<Held, k_menu_input_count> navigation{};
  std::array<Held, 3> buttons{};
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
  for (const auto& [key, scancode] : k_keys) io.KeyMap[key] = scancode;
  ImGui_ImplSDLRenderer_Init(window.renderer());
}

ImguiLayer::~ImguiLayer() {
  ImGui_ImplSDLRenderer_Shutdown();
  ImGui::DestroyContext();
  TTF_Quit();
}

void ImguiLayer::process_event(const SDL_Event& event) {
  ImGuiIO& io = ImGui::GetIO();
  Implementation& self = *self_;
  switch (event.type) {
    case SDL_KEYDOWN:
    case SDL_KEYUP: {
      const auto index = static_cast<std::size_t>(event.key.keysym.scancode);
      if (index < self.keys.size()) set_held(self.keys[index], event.type == SDL_KEYDOWN);
      break;
    }
    case SDL_TEXTINPUT:
      io.AddInputCharactersUTF8(event.text.text);
      break;
    case SDL_MOUSEMOTION: {
      const Point place = self.window.to_output_pixels(event.motion.x, event.motion.y);
      io.MousePos = {place.x, place.y};
      break;
    }
    case SDL_MOUSEBUTTONDOWN:
    case SDL_MOUSEBUTTONUP: {
      const Point place = self.window.to_output_pixels(event.button.x, event.button.y);
      io.MousePos = {place.x, place.y};
      const int button = mouse_button(event.button.button);
      if (button >= 0)
        set_held(self.buttons[static_cast<std::size_t>(button)], event.type == SDL_MOUSEBUTTONDOWN);
      break;
    }
    case SDL_MOUSEWHEEL:
      io.MouseWheel += static_cast<float>(event.wheel.y);
      io.MouseWheelH += static_cast<float>(event.wheel.x);
      break;
    case SDL_RENDER_TARGETS_RESET:
    case SDL_RENDER_DEVICE_RESET:
      self.fonts[0] = nullptr;
      break;
    case SDL_WINDOWEVENT:
      if (event.window.event == SDL_WINDOWEVENT_FOCUS_LOST) release_all();
      break;
    default:
      return;
  }
  self.settling = k_settling_frames;
}

void ImguiLayer::navigate(MenuInput input, bool down) {
  set_held(self_->navigation[static_cast<std::size_t>(input)], down);
  self_->settling = k_settling_frames;
}

void ImguiLayer::release_all() {
  self_->keys.fill({});
  self_->navigation.fill({});
  self_->buttons.fill({});
}

void ImguiLayer::new_frame(const Viewport& viewport, int text_scale_percent, double seconds) {
  Implementation& self = *self_;
  self.fit(viewport, std::clamp(text_scale_percent, 100, 150));
  ImGuiIO& io = ImGui::GetIO();
  io.DisplaySize = {static_cast<float>(viewport.output_width), static_cast<float>(viewport.output_height)};
  io.DeltaTime = static_cast<float>(std::clamp(seconds, 0.0001, 0.1));
  self.feed_keys();
  self.feed_mouse();
  ImGui_ImplSDLRenderer_NewFrame();
  ImGui::NewFrame();
  self.forget_presses();
  if (self.settling > 0) --self.settling;
}

void ImguiLayer::render() {
  self_->draw_focus();
  ImGui::Render();
  ImGui_ImplSDLRenderer_RenderDrawData(ImGui::GetDrawData());
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
  const auto held = [](const Held& key) { return key.seen(); };
  return self_->settling > 0 || ImGui::GetIO().WantTextInput ||
         std::any_of(self_->navigation.begin(), self_->navigation.end(), held) ||
         std::any_of(self_->buttons.begin(), self_->buttons.end(), held) ||
         std::any_of(self_->keys.begin(), self_->keys.end(), held);
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
