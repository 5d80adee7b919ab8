// Presses, repeats, held buttons and typing.
#include "game/devices/device_manager.hpp"

#include <SDL_scancode.h>  // names of keys only

#include <algorithm>
#include <utility>

namespace game::devices {

namespace {

constexpr Time k_buzz_length{110};
constexpr Time k_buzz_pitch{240};  ///< from one buzz to the next: two are felt as two

std::optional<Editing> editing_key(Control scancode) {
  switch (scancode) {
    case SDL_SCANCODE_BACKSPACE:
      return Editing::erase;
    case SDL_SCANCODE_RETURN:
    case SDL_SCANCODE_KP_ENTER:
      return Editing::accept;
    case SDL_SCANCODE_ESCAPE:
      return Editing::cancel;
    default:
      return std::nullopt;
  }
}

}  // namespace

DeviceManager::DeviceManager(Bindings bindings, Tuning tuning)
    : bindings_(std::move(bindings)), tuning_(tuning) {
  for (const DeviceId device : {k_keyboard_right, k_keyboard_left, k_mouse}) devices_[device] = {};
}

void DeviceManager::feed(const RawInput& input, Time now) {
  std::visit([&](const auto& event) { accept(event, now); }, input);
}

void DeviceManager::accept(const PadConnected& input, Time) {
  const DeviceId device = pad(input.instance);
  if (!devices_.try_emplace(device).second) return;
  pad_order_.push_back(device);
  hotplugs_.push_back({device, true});
}

void DeviceManager::accept(const PadDisconnected& input, Time) {
  const DeviceId device = pad(input.instance);
  if (devices_.erase(device) == 0) return;
  std::erase(pad_order_, device);
  hotplugs_.push_back({device, false});
}

void DeviceManager::accept(const PadButtonChanged& input, Time now) {
  const DeviceId device = pad(input.instance);
  const auto control = static_cast<Control>(input.button);
  if (!is_connected(device) || caught(device.kind, control, input.down)) return;
  if (const auto logical = bindings_.logical(device.kind, control)) change(device, *logical, input.down, now);
}

void DeviceManager::accept(const StickMoved& input, Time now) {
  const auto device = devices_.find(pad(input.instance));
  if (device == devices_.end()) return;
  Stick& stick = device->second.stick;
  const auto before = stick.direction();
  const auto after = stick.move(input.x, input.y, tuning_.stick_threshold);
  if (before == after) return;
  if (before) change(device->first, *before, false, now);
  if (after) change(device->first, *after, true, now);
}

void DeviceManager::accept(const KeyChanged& input, Time now) {
  if (!input.down) {
    const auto owner = key_owner_.find(input.scancode);
    if (owner == key_owner_.end()) return;
    const DeviceId half = owner->second;
    key_owner_.erase(owner);
    if (const auto logical = bindings_.logical(half.kind, input.scancode)) change(half, *logical, false, now);
    return;
  }
  if (typing_) {
    if (const auto editing = editing_key(input.scancode)) text_.emplace_back(*editing);
    return;
  }
  const bool is_half = catching_ == DeviceKind::keyboard_right || catching_ == DeviceKind::keyboard_left;
  if (is_half && caught(*catching_, input.scancode, true)) return;
  const auto half = half_of(input.scancode);
  if (!half || !key_owner_.emplace(input.scancode, *half).second) return;
  change(*half, *bindings_.logical(half->kind, input.scancode), true, now);
}

void DeviceManager::accept(const MouseMoved& input, Time now) {
  if (input.pointer == pointer_) return;
  pointer_ = input.pointer;
  rests_at_ = now + tuning_.rest;
  // Only where the pointer is now matters: moves of one frame become one.
  if (!actions_.empty() && actions_.back().logical == Logical::point) {
    actions_.back().pointer = pointer_;
    return;
  }
  actions_.push_back({k_mouse, Logical::point, Phase::pressed, pointer_});
}

void DeviceManager::accept(const MouseButtonChanged& input, Time now) {
  accept(MouseMoved{input.pointer}, now);
  rests_at_.reset();
  const auto control = static_cast<Control>(input.button);
  if (caught(DeviceKind::mouse, control, input.down)) return;
  if (const auto logical = bindings_.logical(DeviceKind::mouse, control)) {
    change(k_mouse, *logical, input.down, now);
  }
}

void DeviceManager::accept(const TextTyped& input, Time) {
  if (typing_) text_.emplace_back(input.text);
}

void DeviceManager::accept(const FocusLost&, Time) {
  ++focus_losses_;
  let_go();
}

bool DeviceManager::caught(DeviceKind kind, Control control, bool down) {
  if (!down || catching_ != kind) return false;
  caught_ = control;
  catching_.reset();
  return true;
}

/// A key that both halves use (pause) belongs to the half used last.
std::optional<DeviceId> DeviceManager::half_of(Control scancode) const {
  const DeviceId other = last_half_ == k_keyboard_right ? k_keyboard_left : k_keyboard_right;
  for (const DeviceId half : {last_half_, other}) {
    if (bindings_.logical(half.kind, scancode)) return half;
  }
  return std::nullopt;
}

void DeviceManager::change(DeviceId device, Logical logical, bool down, Time now) {
  Device& state = devices_.at(device);
  Held& held = state.held[static_cast<std::size_t>(logical)];
  const Point pointer = device == k_mouse ? pointer_ : Point{};
  if (!down) {
    // A button let go that was never seen pressed: pressed before the window had the focus.
    if (held.sources == 0 || --held.sources > 0) return;
    if (state.repeating == logical) state.repeating.reset();
    if (!std::exchange(held.stale, false)) actions_.push_back({device, logical, Phase::released, pointer});
    return;
  }
  if (held.sources++ > 0) return;
  if (is_move(logical)) {
    state.repeating = logical;
    held.next_repeat = now + tuning_.repeat_delay;
  }
  last_used_ = device;
  if (device == k_keyboard_left || device == k_keyboard_right) last_half_ = device;
  actions_.push_back({device, logical, Phase::pressed, pointer});
}

void DeviceManager::update(Time now) {
  now_ = now;
  std::erase_if(planned_buzzes_, [&](const PlannedBuzz& planned) {
    if (now < planned.at) return false;
    buzzes_.push_back({planned.device, k_buzz_length});
    return true;
  });
  for (auto& [device, state] : devices_) {
    if (!state.repeating) continue;
    Held& held = state.held[static_cast<std::size_t>(*state.repeating)];
    if (now < held.next_repeat) continue;
    actions_.push_back({device, *state.repeating, Phase::repeated});
    // From now, not from when it was due: after a slow frame nothing is caught up.
    held.next_repeat = now + tuning_.repeat_interval;
  }
  if (rests_at_ && now >= *rests_at_) {
    rests_at_.reset();
    actions_.push_back({k_mouse, Logical::info, Phase::pressed, pointer_, true});
  }
}

std::optional<Time> DeviceManager::next_due() const {
  std::optional<Time> due = rests_at_;
  for (const PlannedBuzz& planned : planned_buzzes_) due = due ? std::min(*due, planned.at) : planned.at;
  for (const auto& [device, state] : devices_) {
    if (!state.repeating) continue;
    const Time next = state.held[static_cast<std::size_t>(*state.repeating)].next_repeat;
    due = due ? std::min(*due, next) : next;
  }
  return due;
}

void DeviceManager::begin_screen() {
  actions_.clear();
  text_.clear();
  rests_at_.reset();
  for (auto& [device, state] : devices_) {
    state.repeating.reset();
    for (Held& held : state.held) held.stale = held.sources > 0;
  }
}

void DeviceManager::let_go() {
  key_owner_.clear();
  rests_at_.reset();
  for (auto& [device, state] : devices_) {
    // A stick that is still deflected keeps its direction: it must come back before it presses again.
    state.held = {};
    state.repeating.reset();
  }
}

void DeviceManager::set_typing(bool typing) {
  if (typing_ == typing) return;
  typing_ = typing;
  begin_screen();
}

void DeviceManager::catch_next(DeviceKind kind) {
  catching_ = kind;
  caught_.reset();
}

std::optional<Control> DeviceManager::take_caught() {
  return std::exchange(caught_, std::nullopt);
}

void DeviceManager::buzz(DeviceId device, int times) {
  if (device.kind != DeviceKind::pad) return;
  buzzes_.push_back({device, k_buzz_length});
  for (int further = 1; further < times; ++further) {
    planned_buzzes_.push_back({device, now_ + further * k_buzz_pitch});
  }
}

std::vector<Buzz> DeviceManager::take_buzzes() {
  return std::exchange(buzzes_, {});
}

void DeviceManager::set_bindings(const Bindings& bindings) {
  if (bindings == bindings_) return;
  let_go();  // what is held was pressed under the old table
  bindings_ = bindings;
}

std::vector<Action> DeviceManager::take_actions() {
  return std::exchange(actions_, {});
}
std::vector<Hotplug> DeviceManager::take_hotplugs() {
  return std::exchange(hotplugs_, {});
}
std::vector<TextInput> DeviceManager::take_text() {
  return std::exchange(text_, {});
}
std::vector<DeviceId> DeviceManager::pads() const {
  return pad_order_;
}
bool DeviceManager::is_connected(DeviceId device) const {
  return devices_.contains(device);
}

}  // namespace game::devices
