// The base of one person's menus: a menu board in ImGui over the screen below, steered by logical buttons.
#pragma once

#include <string>
#include <utility>

#include "game/app/services.hpp"
#include "game/screens/hot_areas.hpp"
#include "game/screens/widgets.hpp"
#include "game/stage/stage.hpp"

namespace game::menus {

class MenuScreen : public screens::Screen {
 public:
  MenuScreen(app::Services& services, std::string title, render::Size size)
      : services_(services), title_(std::move(title)), size_(size) {}
  ~MenuScreen() override;

  bool covers() const override { return false; }
  bool has_menu() const override { return true; }
  void enter() override;
  void act(const devices::Action& action) override;
  void update(double seconds) override;
  void draw() override;
  void draw_menu() final;
  bool moving() const override { return time_ < k_opening_seconds; }
  void observe(input_script::Observed& observed) const override;

 protected:
  /// The board's contents, in ImGui calls.
  virtual void draw_board() = 0;
  /// Back was pressed; as a rule the menu closes.
  virtual void leave() { close(); }
  /// Left (−1) or right (1) on the focused item; false: the focus moves instead.
  virtual bool change(int /*direction*/) { return false; }

  void close();
  /// A wide button. True once when it is pressed. The first one drawn has the focus when the menu opens.
  bool button(const char* label, float width = 0.0F);
  /// A row of label, value between arrows, and a line of help. −1, 1: its value is to change; 0: not.
  /// With `who`, their mark stands before the label.
  int value_row(const char* label, const std::string& value, const char* help,
                const stage::Who* who = nullptr, int seat = 0);
  /// A wrapped paragraph in the body font.
  void paragraph(const std::string& text);
  /// What the prompts under the board say.
  virtual std::vector<screens::Hint> hints() const;
  /// Call when what is shown is another page: its first item gets the focus, or the one with this label.
  void new_page(std::string label = {}) {
    restored_label_ = std::move(label);
    claiming_frames_ = k_claiming_frames;
  }

  app::Services& services_;
  double time_ = 0.0;  ///< since it opened

 private:
  void begin_list();
  void claim_focus(std::string_view label);
  void note_place(const char* label);

  static constexpr double k_opening_seconds = 0.2;
  std::string title_;
  render::Size size_;
  screens::HotAreas areas_;
  screens::HotAreas places_;  ///< of the ImGui items, for scripts
  /// ImGui gives a window that appears its own first focus one frame later: ours is claimed for longer.
  static constexpr int k_claiming_frames = 3;
  int claiming_frames_ = k_claiming_frames;
  bool claimed_ = false;    ///< in this frame
  int pending_change_ = 0;  ///< a left or right that the focused row takes in the next frame
  unsigned focused_ = 0;    ///< ImGui's id of the focused item, for the sound
  std::string focus_label_;
  std::string restored_label_;  ///< what had the focus when another menu came over this one
};

}  // namespace game::menus
