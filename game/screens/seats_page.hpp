// The seats screen's parts: a list that up and down walk along, changed by left and right.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

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

  // Items: the places, then the preset, the number of places, the game's options, hints, START
  // (seats_items.cpp).
  enum class Part : std::uint8_t { seat, preset, places, option, hints, start };
  /// What an item is, whatever its number: rows come and go with the places.
  struct Item {
    Part part = Part::start;
    int seat = 0;
    std::string_view label = {};  ///< of an option
  };
  int item_count() const { return start_item() + 1; }
  /// −1 in a game without presets.
  int preset_item() const;
  int places_item() const;
  int hints_item() const;
  int start_item() const { return hints_item() + 1; }
  bool is_option(int item) const { return item > places_item() && item < hints_item(); }
  OptionRow option_at(int item) const;
  Item part_at(int item) const;
  int item_of(const Item& part) const;
  int focus_of(devices::DeviceId device) const;
  void set_focus(devices::DeviceId device, int item);
  bool is_own(devices::DeviceId device, int item) const;
  std::optional<int> area_item(std::string_view area) const;

  void join(const devices::Action& action);
  void press(devices::DeviceId device, devices::Logical logical, bool repeated);
  void change(devices::DeviceId device, int item, int direction);
  void change_seat(devices::DeviceId device, int seat, int direction);
  void change_option(const OptionRow& option, int direction);
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
  void draw_sign(float middle, float size);
  void draw_menu_row(const MenuRow& row, render::Rect rect, bool with_line);
  void draw_menu_foot(render::Rect foot, std::string_view line);
  /// What the foot says of the row in focus; of none, what the preset means.
  std::string focused_line(const std::vector<MenuRow>& rows) const;
  /// The plate of the focus behind a row, so far inside its upper and lower edge (`inset` below 0).
  void draw_lit(int item, render::Rect row, float inset);
  void draw_preset(render::Rect row);
  void draw_places(render::Rect row);
  void draw_start();
  void draw_footer();
  std::vector<Hint> hints() const;

  app::Services& services_;
  Lobby lobby_;
  HotAreas areas_;
  FocusMotion motion_;
  std::map<devices::DeviceId, Item> focus_;  ///< of devices that have moved it
  devices::DeviceId prompt_device_ = devices::k_keyboard_right;
  std::string refusal_;
  double refused_at_ = -1e9;
  double time_ = 0.0;
};

}  // namespace game::screens
