// Turns what devices report into actions: bindings, auto-repeat, held buttons, hot-plug, typing. No SDL.
#pragma once

#include <array>
#include <map>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "game/devices/bindings.hpp"
#include "game/devices/logical.hpp"
#include "game/devices/raw_input.hpp"
#include "game/devices/stick.hpp"

namespace game::devices {

struct Tuning {
  Time repeat_delay{350};        ///< from the press to the first repeat
  Time repeat_interval{90};      ///< between repeats
  Time rest{400};                ///< the mouse resting this long asks for info
  float stick_threshold = 0.5F;  ///< deflection that counts as a press
};

/// A device that came or went.
struct Hotplug {
  DeviceId device;
  bool connected = false;
  bool operator==(const Hotplug&) const = default;
};

/// A short rumble that is due now.
struct Buzz {
  DeviceId device;
  Time length{0};
  bool operator==(const Buzz&) const = default;
};

/// While typing: letters, or one of the editing keys.
enum class Editing : std::uint8_t { erase, accept, cancel };
using TextInput = std::variant<std::string, Editing>;

/// A frame: feed() everything reported, update(), then take_…() the results.
class DeviceManager {
 public:
  explicit DeviceManager(Bindings bindings = {}, Tuning tuning = {});

  void feed(const RawInput& input, Time now);
  /// Auto-repeat and the resting mouse; at most one repeat of a device in each call.
  void update(Time now);
  [[nodiscard]] std::vector<Action> take_actions();
  [[nodiscard]] std::vector<Hotplug> take_hotplugs();

  /// Call on every screen change: actions not yet taken are dropped, and what is held now neither repeats
  /// nor reports its release; it must be let go first.
  void begin_screen();

  /// While typing, keys are letters: they give TextInput and no actions. Pads and the mouse act as always.
  void set_typing(bool typing);
  [[nodiscard]] bool typing() const { return typing_; }
  [[nodiscard]] std::vector<TextInput> take_text();

  /// For the controls page: the next control pressed on a device of this kind is caught instead of acting.
  void catch_next(DeviceKind kind);
  void stop_catching() { catching_.reset(); }
  [[nodiscard]] std::optional<Control> take_caught();

  /// Asks the device for so many short rumbles, one after another; devices that cannot stay quiet.
  void buzz(DeviceId device, int times);
  /// Those that are due, for whoever drives the hardware.
  [[nodiscard]] std::vector<Buzz> take_buzzes();
  /// How often the window has lost the keyboard.
  [[nodiscard]] unsigned focus_losses() const { return focus_losses_; }

  void set_bindings(const Bindings& bindings);
  void set_tuning(const Tuning& tuning) { tuning_ = tuning; }
  [[nodiscard]] const Bindings& bindings() const { return bindings_; }

  /// Pads in the order in which they came; keyboard halves and mouse are always there.
  [[nodiscard]] std::vector<DeviceId> pads() const;
  [[nodiscard]] bool is_connected(DeviceId device) const;
  /// The device of the latest press, for prompts that belong to nobody.
  [[nodiscard]] DeviceId last_used() const { return last_used_; }
  [[nodiscard]] Point pointer() const { return pointer_; }
  /// When update() wants to be called next even without events; nothing while all is at rest.
  [[nodiscard]] std::optional<Time> next_due() const;

 private:
  struct PlannedBuzz {
    DeviceId device;
    Time at;
  };
  struct Held {
    int sources = 0;     ///< controls that hold this button (d-pad and stick can both)
    bool stale = false;  ///< held since before the screen change
    Time next_repeat{0};
  };
  struct Device {
    std::array<Held, k_logical_count> held;
    std::optional<Logical> repeating;  ///< the latest direction pressed
    Stick stick;
  };

  void accept(const PadConnected& input, Time now);
  void accept(const PadDisconnected& input, Time now);
  void accept(const PadButtonChanged& input, Time now);
  void accept(const StickMoved& input, Time now);
  void accept(const KeyChanged& input, Time now);
  void accept(const MouseMoved& input, Time now);
  void accept(const MouseButtonChanged& input, Time now);
  void accept(const TextTyped& input, Time now);
  void accept(const FocusLost& input, Time now);
  [[nodiscard]] bool caught(DeviceKind kind, Control control, bool down);
  [[nodiscard]] std::optional<DeviceId> half_of(Control scancode) const;
  void change(DeviceId device, Logical logical, bool down, Time now);
  void let_go();

  Bindings bindings_;
  Tuning tuning_;
  std::map<DeviceId, Device> devices_;
  std::map<Control, DeviceId> key_owner_;  ///< which half a key that is down was pressed for
  std::vector<DeviceId> pad_order_;
  std::vector<Action> actions_;
  std::vector<Hotplug> hotplugs_;
  std::vector<TextInput> text_;
  std::vector<PlannedBuzz> planned_buzzes_;
  std::vector<Buzz> buzzes_;
  Time now_{0};  ///< of the last update
  unsigned focus_losses_ = 0;
  std::optional<DeviceKind> catching_;
  std::optional<Control> caught_;
  std::optional<Time> rests_at_;
  Point pointer_;
  DeviceId last_used_ = k_keyboard_right;
  DeviceId last_half_ = k_keyboard_right;
  bool typing_ = false;
};

}  // namespace game::devices
