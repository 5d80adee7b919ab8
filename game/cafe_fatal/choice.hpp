// One person's choice on the table: first a result of the throw, then one of its tables.
#pragma once

#include <optional>
#include <vector>

#include "engine/cafe_fatal/placement.hpp"
#include "engine/core/question.hpp"
#include "game/cafe_fatal/outlook.hpp"
#include "game/cafe_fatal/room.hpp"
#include "game/cafe_fatal/shown.hpp"
#include "game/devices/logical.hpp"

namespace game::cafe_fatal {

/// Only the question's own options are ever on offer.
class Choice {
 public:
  Choice(const Room& room, const Shown& shown, const core::Question& question);

  core::Seat seat() const { return seat_; }
  /// False: the result is being chosen; true: the table.
  bool at_tables() const { return at_tables_; }
  int result() const { return result_; }
  /// The table in focus; only meaningful at the tables.
  int table() const { return table_; }
  /// The options of the result in focus.
  std::vector<Outlook> outlooks() const;
  std::vector<Outlook> all_outlooks() const { return options_; }
  bool is_legal(int table) const;
  const Outlook* focused() const;
  const Outlook* find(int result, int table) const;
  bool can_step_back() const { return at_tables_ && results() > 1; }
  /// The most dice that one placement would add to that table; 0 where none is legal.
  int most_dice(int table) const;
  /// How many different results were thrown.
  int results() const;

  /// A press. A choice when one was made. With the mouse a click on dice picks them and a click on a lit
  /// table looks at it; one more on the table that is looked at places them.
  std::optional<core::Choice> act(const devices::Action& action);
  /// Rises with every change of focus: for sounds and fades.
  int changes() const { return changes_; }
  bool refused() const { return refused_; }

 private:
  void focus_result(int result);
  void focus_table(int table);
  void best_table();
  void step_result(int direction);
  void move_table(devices::Logical direction);
  void enter_tables();
  std::optional<core::Choice> confirm();
  std::optional<core::Choice> point(devices::Point at, bool click);
  int result_at(devices::Point at) const;
  int table_at(devices::Point at) const;

  const Room* room_;
  Shown shown_;
  core::Seat seat_;
  std::vector<Outlook> options_;
  int result_ = 1;
  int table_ = 0;
  bool at_tables_ = false;
  bool refused_ = false;
  int changes_ = 0;
};

/// Where the dice of a sorted throw lie on the rail: one rectangle for each result thrown, left to right.
struct RailGroup {
  int result = 1;
  int dice = 0;
  render::Rect rect;
};
std::vector<RailGroup> rail_groups(const Shown& shown);
/// Middle of die `index` of that group.
render::Point rail_die(const RailGroup& group, int index);
/// Degrees by which it lies askew, as thrown things do.
constexpr float rail_tilt(int result, int index) {
  return static_cast<float>((result * 5 + index * 7) % 7 - 3);
}
inline constexpr float k_rail_die = 94.0F;  ///< size of a cube on the rail

}  // namespace game::cafe_fatal
