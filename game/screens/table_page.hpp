// The table screen's parts: routing presses to seats, undo, pads that drop, log and info cards.
#pragma once

#include <map>
#include <memory>
#include <optional>
#include <vector>

#include "game/menus/table_access.hpp"
#include "game/screens/hot_areas.hpp"
#include "game/screens/table_screen.hpp"
#include "game/screens/widgets.hpp"
#include "game/secret/keeper.hpp"
#include "game/stage/stage.hpp"
#include "game/table/session.hpp"

namespace game::screens {

class TablePage final : public Screen, public menus::TableAccess {
 public:
  /// `lobby` is for the rematch. `replayed`: what the session holds already is shown as it ended.
  /// Then a device without a seat that is pressed gets one of those that share a device.
  TablePage(app::Services& services, std::unique_ptr<table::Session> session, Lobby lobby, bool replayed);
  ~TablePage() override;

  std::string_view name() const override { return "table"; }
  void enter() override;
  void act(const devices::Action& action) override;
  void plug(const devices::Hotplug& hotplug) override;
  void update(double seconds) override;
  void draw() override;
  bool moving() const override;
  std::optional<double> wakes_after() const override;
  void observe(input_script::Observed& observed) const override;
  table::Session* session() override { return session_.get(); }

  const secret::Keeper& keeper() const { return keeper_; }

  table::Session& table() override { return *session_; }
  void seat_person(int seat, devices::DeviceId device) override;
  void seat_bot(int seat, const std::string& level) override;
  void leave_table() override;

 private:
  /// The log grows by each press: closed, the last five lines, all of it.
  /// A resting mouse brings the glance, which goes with the pointer; info by a button stays.
  enum class Card { none, log, info, glance };

  devices::SeatMap& map() { return lobby_.map(); }
  const devices::SeatMap& map() const { return lobby_.map(); }
  void build_stage(bool at_its_end);
  void hand_over(double seconds);
  std::vector<int> asked() const;
  bool is_asked(int seat) const;
  std::optional<int> seat_for(devices::DeviceId device) const;
  bool takes_over(const devices::Action& action);
  bool takes_shared_seat(devices::DeviceId device);
  bool act_on_cards(const devices::Action& action);
  void act_for(int seat, const devices::Action& action);
  void step_back(int seat, const devices::Action& action);
  std::optional<core::Seat> draft_to_change(int seat) const;
  void count_down(double seconds);
  bool lets_it_happen(int seat);
  void finish(double seconds);
  void open_log();
  void open_info();
  bool hides_places() const;
  void rest_on(devices::Point pointer);
  void follow(devices::Point pointer);
  bool lets_bot_play(const devices::Action& action);
  /// A device of somebody at the table that is there: whose button lets a bot play for the one that is
  /// missed.
  std::optional<devices::DeviceId> present_device() const;
  /// The first asked seat whose pad is gone for long enough to say so.
  std::optional<int> missed_seat() const;

  void draw_corner();
  void draw_log();
  void draw_info();
  void draw_glance();
  void draw_missed(int seat);
  void draw_time();
  void draw_debugged();

  app::Services& services_;
  Lobby lobby_;
  std::unique_ptr<table::Session> session_;
  std::unique_ptr<stage::Stage> stage_;
  secret::Keeper keeper_;
  HotAreas areas_;
  Card card_ = Card::none;
  double card_age_ = 0.0;
  devices::Point rested_{};        ///< where the mouse rested for the glance
  std::map<int, double> missing_;  ///< seconds that an asked seat has been without its pad
  double waited_ = 0.0;            ///< seconds that persons have been asked
  std::optional<int> timed_out_;   ///< a bot chooses once for this person
  double ended_ = 0.0;             ///< seconds since the last picture of the game
  bool left_ = false;
  bool gathering_ = false;  ///< people of a continued game may still take their own devices
};

}  // namespace game::screens
