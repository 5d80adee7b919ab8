// The results screen's parts.
#pragma once

#include "game/screens/hot_areas.hpp"
#include "game/screens/results_screen.hpp"
#include "game/screens/widgets.hpp"

namespace game::screens {

class ResultsPage final : public Screen {
 public:
  ResultsPage(app::Services& services, Lobby lobby, ResultsInput input);

  std::string_view name() const override { return "results"; }
  void enter() override;
  void act(const devices::Action& action) override;
  void plug(const devices::Hotplug& hotplug) override;
  void update(double seconds) override;
  void draw() override;
  bool moving() const override;
  void observe(input_script::Observed& observed) const override;

 private:
  enum class Item { rematch, seats, title };
  /// A player, or a team: they share their points.
  struct Ranked {
    std::vector<int> seats;
    int team = 0;   ///< number on the seats screen
    int place = 1;  ///< shared places have the same number
    int first() const { return seats.front(); }
  };

  // The ceremony, in seconds: trays rise from the last place to the first, then the shout and confetti.
  static constexpr double k_rise = 0.45;  ///< each tray's rising
  static constexpr double k_winner_rises = 1.5;
  static constexpr double k_ceremony = 2.6;
  static constexpr double k_confetti_ends = 9.0;
  /// Who skips the game's last animations, or the ceremony, presses on: not yet into the next game.
  static constexpr double k_least_look = 1.5;

  bool can_choose() const { return looked_ >= k_least_look; }
  void set_focus(Item item);
  void move(devices::Logical direction);
  void choose(Item item);
  void rank_sides();
  int points_of(const Ranked& ranked) const {
    return input_.points[static_cast<std::size_t>(ranked.first())];
  }
  /// "Ann, Bob and Cleo" where that fits at the least size; else the team, or how many they are.
  std::string names_of(const std::vector<int>& seats, float width) const;
  const stage::Who& who(int seat) const { return input_.seats[static_cast<std::size_t>(seat)]; }
  double rises_at(std::size_t rank) const;
  void draw_podium(std::size_t rank);
  struct Crowd {
    float size, pitch;
  };
  Crowd crowd_on(std::size_t rank) const;
  void draw_podium_marks(std::size_t rank, render::Point foot);
  void draw_people(std::size_t rank, render::Point foot, float alpha);
  void draw_confetti();
  void draw_shout();
  void draw_points();
  void draw_points_row(std::size_t rank, render::Rect row);
  /// Of a player, or of a team in one or two rows; returns how wide they are.
  float draw_marks(const std::vector<int>& seats, render::Rect row, float size);
  void draw_points_plate(std::size_t rank, render::Rect plate);
  void draw_awards();
  std::string deed_of(const stage::Award& award) const;
  void draw_buttons();

  app::Services& services_;
  Lobby lobby_;
  ResultsInput input_;
  std::vector<Ranked> ranking_;  ///< best first
  HotAreas areas_;
  FocusMotion motion_;
  Item focus_ = Item::rematch;
  double time_ = 0.0;
  double looked_ = 0.0;  ///< seconds since the page came, or since its ceremony was cut short
};

}  // namespace game::screens
