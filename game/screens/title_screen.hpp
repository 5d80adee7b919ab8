// The title: neon sign, four lunch trays, the game that was left, and the way to the menus.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "game/app/services.hpp"
#include "game/screens/hot_areas.hpp"
#include "game/screens/screen.hpp"
#include "game/screens/trays.hpp"
#include "game/screens/widgets.hpp"

namespace game::screens {

class TitleScreen final : public Screen {
 public:
  explicit TitleScreen(app::Services& services);

  std::string_view name() const override { return "title"; }
  void enter() override;
  void act(const devices::Action& action) override;
  void update(double seconds) override;
  void draw() override;
  bool moving() const override;
  std::optional<double> wakes_after() const override;
  void observe(input_script::Observed& observed) const override;

 private:
  enum class Item { resume, chaos, food, fatal, cooking, how_to_play, settings, quit };

  static Item item_of(std::size_t tray) {
    return static_cast<Item>(static_cast<std::size_t>(Item::chaos) + tray);
  }
  bool exists(Item item) const { return item != Item::resume || unfinished_.has_value(); }
  void find_unfinished();
  void focus(Item item);
  void move(devices::Logical direction);
  void confirm(devices::DeviceId device);
  std::string game_in_mind() const;
  void choose_tray(std::size_t tray, devices::DeviceId device);
  void go_on(devices::DeviceId device);
  bool point_at(devices::Point pointer);
  bool resting() const;

  void draw_sign();
  void draw_tray(std::size_t tray);
  void draw_walkers();
  void draw_tray_words(const Tray& game, render::Point foot);
  void draw_strip();
  void draw_strip_button(render::Rect rect, const std::string& label, bool focused);

  app::Services& services_;
  HotAreas areas_;
  FocusMotion motion_;
  Item focus_ = Item::chaos;
  std::optional<journal::Unfinished> unfinished_;
  std::string unfinished_title_;
  double time_ = 0.0;    ///< since the sign was switched on
  double walked_ = 0.0;  ///< seconds that the walkers have walked
  double last_input_ = 0.0;
};

}  // namespace game::screens
