// From SDL's events to ImGui's key, mouse and navigation state.
#include "render/imgui_input.hpp"

#include <algorithm>
#include <utility>

namespace render {
namespace {

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

int mouse_button(Uint8 button) {
  if (button == SDL_BUTTON_LEFT) return ImGuiMouseButton_Left;
  if (button == SDL_BUTTON_RIGHT) return ImGuiMouseButton_Right;
  if (button == SDL_BUTTON_MIDDLE) return ImGuiMouseButton_Middle;
  return -1;
}

void point_at(Point place) {
  ImGui::GetIO().MousePos = {place.x, place.y};
}

}  // namespace

void ImguiInput::name_keys() {
  for (const auto& [key, scancode] : k_keys) ImGui::GetIO().KeyMap[key] = scancode;
}

void ImguiInput::set_button(const SDL_MouseButtonEvent& event, const Window& window) {
  point_at(window.to_output_pixels(event.x, event.y));
  const int button = mouse_button(event.button);
  if (button >= 0) buttons_[static_cast<std::size_t>(button)].set(event.type == SDL_MOUSEBUTTONDOWN);
}

bool ImguiInput::process_event(const SDL_Event& event, const Window& window) {
  ImGuiIO& io = ImGui::GetIO();
  switch (event.type) {
    case SDL_KEYDOWN:
    case SDL_KEYUP: {
      const auto index = static_cast<std::size_t>(event.key.keysym.scancode);
      if (index < keys_.size()) keys_[index].set(event.type == SDL_KEYDOWN);
      return true;
    }
    case SDL_TEXTINPUT:
      io.AddInputCharactersUTF8(event.text.text);
      return true;
    case SDL_MOUSEMOTION:
      point_at(window.to_output_pixels(event.motion.x, event.motion.y));
      return true;
    case SDL_MOUSEBUTTONDOWN:
    case SDL_MOUSEBUTTONUP:
      set_button(event.button, window);
      return true;
    case SDL_MOUSEWHEEL:
      io.MouseWheel += static_cast<float>(event.wheel.y);
      io.MouseWheelH += static_cast<float>(event.wheel.x);
      return true;
    case SDL_WINDOWEVENT:
      if (event.window.event == SDL_WINDOWEVENT_FOCUS_LOST) release_all();
      return true;
    default:
      return false;
  }
}

void ImguiInput::navigate(MenuInput input, bool down) {
  navigation_[static_cast<std::size_t>(input)].set(down);
}

void ImguiInput::release_all() {
  keys_.fill({});
  navigation_.fill({});
  buttons_.fill({});
}

void ImguiInput::feed() const {
  ImGuiIO& io = ImGui::GetIO();
  for (const auto& [key, scancode] : k_keys) io.KeysDown[scancode] = key_seen(scancode);
  io.KeyCtrl = key_seen(SDL_SCANCODE_LCTRL) || key_seen(SDL_SCANCODE_RCTRL);
  io.KeyShift = key_seen(SDL_SCANCODE_LSHIFT) || key_seen(SDL_SCANCODE_RSHIFT);
  io.KeyAlt = key_seen(SDL_SCANCODE_LALT) || key_seen(SDL_SCANCODE_RALT);
  for (std::size_t i = 0; i < buttons_.size(); ++i) io.MouseDown[i] = buttons_[i].seen();
  for (std::size_t i = 0; i < navigation_.size(); ++i) {
    if (navigation_[i].seen()) io.NavInputs[k_navigation[i]] = 1.0F;
  }
  // ImGui presses buttons with Space alone; in our menus Enter confirms and Backspace goes back.
  if (io.WantTextInput) return;
  if (key_seen(SDL_SCANCODE_RETURN) || key_seen(SDL_SCANCODE_KP_ENTER)) {
    io.NavInputs[ImGuiNavInput_Activate] = 1.0F;
  }
  if (key_seen(SDL_SCANCODE_BACKSPACE)) io.NavInputs[ImGuiNavInput_Cancel] = 1.0F;
}

void ImguiInput::forget_presses() {
  for (Held& key : keys_) key.pressed = false;
  for (Held& input : navigation_) input.pressed = false;
  for (Held& button : buttons_) button.pressed = false;
}

bool ImguiInput::anything_held() const {
  const auto held = [](const Held& key) { return key.seen(); };
  return std::any_of(navigation_.begin(), navigation_.end(), held) ||
         std::any_of(buttons_.begin(), buttons_.end(), held) || std::any_of(keys_.begin(), keys_.end(), held);
}

}  // namespace render
