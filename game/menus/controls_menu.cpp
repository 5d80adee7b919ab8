// A row for each logical button; confirm, then press the control that shall mean it.
#include "game/menus/controls_menu.hpp"

#include <imgui.h>

#include <array>
#include <string>

#include "game/menus/menu_screen.hpp"

namespace game::menus {

using devices::DeviceKind;
using devices::Logical;

namespace {

constexpr double k_patience = 6.0;

class ControlsMenu final : public MenuScreen {
 public:
  ControlsMenu(app::Services& services, DeviceKind kind)
      : MenuScreen(services, std::string(device_title(kind)), {1100.0F, 840.0F}), kind_(kind) {}
  ~ControlsMenu() override { services_.devices.stop_catching(); }
  std::string_view name() const override { return "controls"; }

  void update(double seconds) override {
    MenuScreen::update(seconds);
    if (!waiting_for_) return;
    if (const auto caught = services_.devices.take_caught()) {
      devices::Bindings bindings = services_.settings.bindings();
      bindings.rebind(kind_, *waiting_for_, *caught);
      services_.settings.set_bindings(bindings);
      services_.sounds.play("confirm");
      stop_waiting();
    } else if (time_ - waiting_since_ > k_patience) {
      services_.sounds.play("uh-uh");
      stop_waiting();
    }
  }
  bool moving() const override { return waiting_for_.has_value() || MenuScreen::moving(); }

 protected:
  void leave() override {
    if (waiting_for_) return stop_waiting();
    close();
  }
  void draw_board() override {
    paragraph(waiting_for_ ? "Press the new one now. Wait, and it stays as it was."
                           : "Choose a row, then press the button that shall mean it.");
    for (const devices::LogicalName& entry : devices::k_logical_names) {
      if (services_.settings.bindings().controls(kind_, entry.logical).empty()) continue;
      draw_row(entry);
    }
    if (button("As new")) {
      devices::Bindings bindings = services_.settings.bindings();
      bindings.reset(kind_);
      services_.settings.set_bindings(bindings);
    }
  }

 private:
  void draw_row(const devices::LogicalName& entry) {
    std::string controls;
    for (const devices::Control control : services_.settings.bindings().controls(kind_, entry.logical)) {
      controls += (controls.empty() ? "" : ", ") + devices::control_name(kind_, control);
    }
    if (waiting_for_ == entry.logical) controls = "press the new one …";
    const std::string label = std::string(entry.label) + ":  " + controls + "###" + std::string(entry.name);
    if (!button(label.c_str()) || waiting_for_) return;
    waiting_for_ = entry.logical;
    waiting_since_ = time_;
    services_.imgui.release_all();
    services_.devices.catch_next(kind_);
  }
  void stop_waiting() {
    waiting_for_.reset();
    services_.devices.stop_catching();
  }

  DeviceKind kind_;
  std::optional<Logical> waiting_for_;
  double waiting_since_ = 0.0;
};

}  // namespace

std::string_view device_title(DeviceKind kind) {
  constexpr std::array<std::string_view, 4> k_titles{"Game pads", "Keyboard, right half",
                                                     "Keyboard, left half", "Mouse"};
  return k_titles[static_cast<std::size_t>(kind)];
}

std::unique_ptr<screens::Screen> make_controls_menu(app::Services& services, DeviceKind kind) {
  return std::make_unique<ControlsMenu>(services, kind);
}

}  // namespace game::menus
