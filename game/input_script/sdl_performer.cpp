// Virtual pads and pushed events.
#include "game/input_script/sdl_performer.hpp"

#include <algorithm>
#include <array>
#include <cstring>
#include <set>
#include <string>

namespace game::input_script {

namespace {

/// Pads to attach at the start: all that the script uses, but for those whose first line connects them.
std::set<int> pads_at_start(const Script& script) {
  std::set<int> at_start;
  std::set<int> later;
  const auto uses = [&](int pad) {
    if (!later.contains(pad)) at_start.insert(pad);
  };
  for (const Step& step : script.steps) {
    const auto* timed = std::get_if<Timed>(&step.what);
    if (timed == nullptr) continue;
    if (const auto* press = std::get_if<PadPress>(&timed->deed)) uses(press->pad);
    if (const auto* stick = std::get_if<PadStick>(&timed->deed)) uses(stick->pad);
    const auto* plug = std::get_if<PadPlug>(&timed->deed);
    if (plug != nullptr && !plug->connected) uses(plug->pad);
    if (plug != nullptr && plug->connected && !at_start.contains(plug->pad)) later.insert(plug->pad);
  }
  return at_start;
}

int index_of(int instance) {
  for (int index = 0; index < SDL_NumJoysticks(); ++index) {
    if (SDL_JoystickGetDeviceInstanceID(index) == instance) return index;
  }
  return -1;
}

/// The window that scripted input goes to; 0 before there is one.
Uint32 window_id() {
  for (Uint32 id = 1; id < 64; ++id) {
    if (SDL_GetWindowFromID(id) != nullptr) return id;
  }
  return 0;
}

Uint8 sdl_button(devices::MouseButton button) {
  switch (button) {
    case devices::MouseButton::left:
      return SDL_BUTTON_LEFT;
    case devices::MouseButton::middle:
      return SDL_BUTTON_MIDDLE;
    default:
      return SDL_BUTTON_RIGHT;
  }
}

}  // namespace

SdlPerformer::SdlPerformer(const Script& script, ToWindow to_window) : to_window_(std::move(to_window)) {
  // Virtual pads act whichever window has the focus.
  SDL_SetHint(SDL_HINT_JOYSTICK_ALLOW_BACKGROUND_EVENTS, "1");
  for (const int pad : pads_at_start(script)) plug(pad);
}

SdlPerformer::~SdlPerformer() {
  while (!pads_.empty()) unplug(pads_.begin()->first);
}

void SdlPerformer::perform(const Deed& deed) {
  std::visit([this](const auto& one) { apply(one); }, deed);
}

void SdlPerformer::plug(int pad) {
  if (pads_.contains(pad)) return;
  const std::string name = "Scripted pad " + std::to_string(pad);
  SDL_VirtualJoystickDesc description{};
  description.version = SDL_VIRTUAL_JOYSTICK_DESC_VERSION;
  description.type = SDL_JOYSTICK_TYPE_GAMECONTROLLER;
  description.naxes = SDL_CONTROLLER_AXIS_MAX;
  description.nbuttons = static_cast<Uint16>(devices::PadButton::count);
  description.name = name.c_str();
  const int index = SDL_JoystickAttachVirtualEx(&description);
  if (index < 0) return;
  SDL_Joystick* joystick = SDL_JoystickOpen(index);
  if (joystick == nullptr) return;
  pads_[pad] = {SDL_JoystickInstanceID(joystick), joystick};
}

void SdlPerformer::unplug(int pad) {
  const auto found = pads_.find(pad);
  if (found == pads_.end()) return;
  // Without the joystick subsystem (at the program's end) nothing is left to detach.
  if (SDL_WasInit(SDL_INIT_JOYSTICK) != 0) {
    const int index = index_of(found->second.instance);
    SDL_JoystickClose(found->second.joystick);
    if (index >= 0) SDL_JoystickDetachVirtual(index);
  }
  pads_.erase(found);
}

void SdlPerformer::apply(const PadPress& deed) {
  const auto pad = pads_.find(deed.pad);
  if (pad == pads_.end()) return;
  SDL_JoystickSetVirtualButton(pad->second.joystick, static_cast<int>(deed.button), deed.down ? 1 : 0);
  SDL_JoystickUpdate();  // A press and its release within one frame are two events.
}

void SdlPerformer::apply(const PadStick& deed) {
  const auto pad = pads_.find(deed.pad);
  if (pad == pads_.end()) return;
  const int axis = deed.vertical ? SDL_CONTROLLER_AXIS_LEFTY : SDL_CONTROLLER_AXIS_LEFTX;
  SDL_JoystickSetVirtualAxis(pad->second.joystick, axis, static_cast<Sint16>(deed.value * 32767.0F));
  SDL_JoystickUpdate();
}

void SdlPerformer::apply(const PadPlug& deed) {
  if (deed.connected) {
    plug(deed.pad);
  } else {
    unplug(deed.pad);
  }
}

void SdlPerformer::apply(const KeyPress& deed) {
  SDL_Event event{};
  event.type = deed.down ? SDL_KEYDOWN : SDL_KEYUP;
  event.key.windowID = window_id();
  event.key.state = deed.down ? SDL_PRESSED : SDL_RELEASED;
  event.key.keysym.scancode = SDL_GetScancodeFromName(deed.key.c_str());
  event.key.keysym.sym = SDL_GetKeyFromScancode(event.key.keysym.scancode);
  SDL_PushEvent(&event);
}

void SdlPerformer::apply(const TypeText& deed) {
  // One event a letter, as from a keyboard; a letter may be several bytes of UTF-8.
  std::string_view rest = deed.text;
  while (!rest.empty()) {
    std::size_t size = 1;
    while (size < rest.size() && (static_cast<unsigned char>(rest[size]) & 0xC0U) == 0x80U) ++size;
    size = std::min(size, std::size_t{SDL_TEXTINPUTEVENT_TEXT_SIZE - 1});
    SDL_Event event{};
    event.type = SDL_TEXTINPUT;
    event.text.windowID = window_id();
    std::memcpy(event.text.text, rest.data(), size);
    SDL_PushEvent(&event);
    rest.remove_prefix(size);
  }
}

void SdlPerformer::apply(const MouseMove& deed) {
  const auto [x, y] = to_window_(deed.to);
  SDL_Event event{};
  event.type = SDL_MOUSEMOTION;
  event.motion.windowID = window_id();
  event.motion.x = x;
  event.motion.y = y;
  event.motion.xrel = x - mouse_x_;
  event.motion.yrel = y - mouse_y_;
  SDL_PushEvent(&event);
  mouse_x_ = x;
  mouse_y_ = y;
}

/// The player has turned places into moves.
void SdlPerformer::apply(const MousePoint&) {}

void SdlPerformer::apply(const MousePress& deed) {
  SDL_Event event{};
  event.type = deed.down ? SDL_MOUSEBUTTONDOWN : SDL_MOUSEBUTTONUP;
  event.button.windowID = window_id();
  event.button.button = sdl_button(deed.button);
  event.button.state = deed.down ? SDL_PRESSED : SDL_RELEASED;
  event.button.clicks = 1;
  event.button.x = mouse_x_;
  event.button.y = mouse_y_;
  SDL_PushEvent(&event);
}

void SdlPerformer::apply(const Quit&) {
  SDL_Event event{};
  event.type = SDL_QUIT;
  SDL_PushEvent(&event);
}

}  // namespace game::input_script
