// Five groups on the first board, a board of rows for each; all of it from the declarations.
#include "game/menus/settings_menu.hpp"

#include <imgui.h>

#include <array>
#include <string>

#include "game/menus/controls_menu.hpp"
#include "game/menus/menu_screen.hpp"
#include "game/settings/declarations.hpp"

namespace game::menus {

using settings::Group;

namespace {

constexpr render::Size k_board{1100.0F, 840.0F};

/// One group: its rows, and "as new".
class GroupMenu final : public MenuScreen {
 public:
  GroupMenu(app::Services& services, Group group)
      : MenuScreen(services, std::string(settings::group_label(group)), k_board), group_(group) {}
  std::string_view name() const override { return "settings-group"; }

 protected:
  bool change(int /*direction*/) override { return !confirming_; }
  std::vector<screens::Hint> hints() const override {
    if (confirming_ || services_.devices.last_used().kind == devices::DeviceKind::mouse)
      return MenuScreen::hints();
    return {{devices::Logical::move_up, "Move", true},
            {devices::Logical::move_left, "Change", true},
            {devices::Logical::back, "Back"}};
  }
  void leave() override {
    if (!confirming_) return close();
    end_question();
  }
  void draw_board() override {
    if (confirming_) {
      draw_question();
    } else {
      draw_rows();
    }
  }

 private:
  void draw_rows() {
    for (const settings::Declaration& entry : settings::declarations()) {
      if (entry.group != group_) continue;
      const std::string label(entry.label);
      const std::string help(entry.help);
      const int step = value_row(label.c_str(), services_.settings.text(entry.id), help.c_str());
      if (step != 0) step_setting(entry, step);
    }
    if (group_ == Group::controls) draw_devices();
    if (button(k_as_new)) {
      confirming_ = true;
      new_page();
    }
  }
  void draw_devices() {
    for (const auto kind : {devices::DeviceKind::pad, devices::DeviceKind::keyboard_right,
                            devices::DeviceKind::keyboard_left, devices::DeviceKind::mouse}) {
      const std::string label = "Buttons: " + std::string(device_title(kind));
      if (button(label.c_str())) services_.screens.push(make_controls_menu(services_, kind));
    }
  }
  void draw_question() {
    paragraph("Set everything in " + std::string(settings::group_label(group_)) +
              " to what it was when Mess Hall was new?");
    ImGui::Spacing();
    if (button("No, keep it")) end_question();
    if (button("Yes, as new")) {
      services_.settings.reset(group_);
      end_question();
    }
  }
  void end_question() {
    confirming_ = false;
    new_page(k_as_new);
  }
  /// Numbers and choices stop at their ends: "Instant" is not followed by "Half".
  void step_setting(const settings::Declaration& entry, int step) {
    const int before = services_.settings.number(entry.id);
    const int after = before + step * entry.step;
    if (entry.kind != settings::Kind::toggle && (after < entry.lowest || after > entry.highest)) {
      services_.sounds.play("uh-uh");
      return;
    }
    services_.settings.step(entry.id, step);
    services_.sounds.play(entry.kind == settings::Kind::toggle ? "toggle" : "slider-tick");
  }

  static constexpr const char* k_as_new = "As new";
  Group group_;
  bool confirming_ = false;
};

class SettingsMenu final : public MenuScreen {
 public:
  explicit SettingsMenu(app::Services& services) : MenuScreen(services, "Settings", k_board) {}
  std::string_view name() const override { return "settings"; }

 protected:
  void draw_board() override {
    for (int group = 0; group < static_cast<int>(Group::count); ++group) {
      const std::string label(settings::group_label(static_cast<Group>(group)));
      if (button(label.c_str())) {
        services_.screens.push(std::make_unique<GroupMenu>(services_, static_cast<Group>(group)));
      }
    }
    ImGui::Spacing();
    for (const std::string& note : notes()) paragraph(note);
  }

 private:
  std::vector<std::string> notes() const {
    std::vector<std::string> notes = services_.settings.notes();
    if (services_.devices.pads().empty())
      notes.emplace_back("No game pad is connected: play with keys or mouse.");
    if (!services_.journal.saving()) notes.emplace_back("Games are not saved now.");
    for (const std::string& note : services_.canvas.notes()) notes.push_back(note);
    return notes;
  }
};

}  // namespace

std::unique_ptr<screens::Screen> make_settings_menu(app::Services& services) {
  return std::make_unique<SettingsMenu>(services);
}

}  // namespace game::menus
