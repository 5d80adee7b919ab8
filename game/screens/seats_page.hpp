// The seats screen's parts: a list that up and down walk along, changed by left and right.
#pragma once

#include <map>
#include <optional>
#include <string>

#include "game/screens/hot_areas.hpp"
#include "game/screens/seats_screen.hpp"
#include "game/screens/widgets.hpp"

namespace game::screens {

class SeatsPage final : public Screen {
 public:
  SeatsPage(app::Services& services, Lobby lobby);

  std::string_view name() const override { return "seats"; }
  void enter() override;
  void act(const devices::Action& action) override;
  void plug(const devices::Hotplug& hotplug) override;
  void update(double seconds) override;
  void draw() override;
  bool moving() const override;
  void observe(input_script::Observed& observed) const override;

 private:
  static constexpr double k_refusal_seconds = 3.0;

  // Items: the places, then number of places, the game's switches, hints, START.
  int item_count() const;
  int places_item() const;
  int hints_item() const;
  int start_item() const;
  int focus_of(devices::DeviceId device) const;
  void set_focus(devices::DeviceId device, int item);
  bool is_own(devices::DeviceId device, int item) const;
  void shift_focus(int change);

  void join(const devices::Action& action);
  void press(devices::DeviceId device, devices::Logical logical, bool repeated);
  void change(devices::DeviceId device, int item, int direction);
  void confirm(devices::DeviceId device, int item);
  int step_of_confirm(int item) const;
  void choose_fighter(devices::DeviceId device, int item);
  void back(devices::DeviceId device, int item);
  void start(devices::DeviceId device);
  void type_name(int seat);
  void leave_screen();
  void remember_first_person();
  void refuse(std::string why);
  std::string places_refusal(int direction) const;
  void act_by_mouse(const devices::Action& action);
  std::optional<int> area_item(std::string_view area) const;

  /// Who has the focus on an item: the ring's colour; nothing if nobody has.
  std::optional<render::Colour> ring_on(int item) const;
  float scale_of(int item) const;
  render::Rect seat_rect(int seat) const;
  void draw_header();
  void draw_seat(int seat);
  void draw_portrait(int seat, render::Rect row);
  /// Which team a place is in.
  void draw_team(int seat, render::Rect row);
  void draw_person_line(int seat, render::Rect row);
  void draw_bot_line(int seat, render::Rect row);
  void draw_arrows(const std::string& area, render::Rect row, float left, float right);
  /// A row of the menu: an option, or the hints.
  struct MenuRow {
    int item = 0;
    std::string area;
    std::string_view label;
    std::string line;
    int value = 0;
    bool is_number = false;  ///< else a switch
  };
  std::vector<MenuRow> menu_rows() const;
  void draw_board();
  void draw_menu_row(const MenuRow& row, render::Rect rect, bool with_line);
  void draw_menu_foot(render::Rect foot, const std::vector<MenuRow>& rows, bool with_line);
  void draw_places(render::Rect row);
  void draw_start();
  void draw_footer();
  std::vector<Hint> hints() const;

  app::Services& services_;
  Lobby lobby_;
  HotAreas areas_;
  FocusMotion motion_;
  std::map<devices::DeviceId, int> focus_;  ///< of devices that have moved it
  devices::DeviceId prompt_device_ = devices::k_keyboard_right;
  std::string refusal_;
  double refused_at_ = -1e9;
  double time_ = 0.0;
};

}  // namespace game::screens
