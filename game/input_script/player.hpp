// Plays a script against observed states; what the deeds touch is handed in, so tests record them.
#pragma once

#include <functional>
#include <map>
#include <optional>
#include <set>
#include <string>

#include "game/input_script/script.hpp"

namespace game::input_script {

/// What the program shows right now, told anew each frame.
struct Observed {
  std::set<std::string, std::less<>> states;  ///< "screen=table", "asked=A", "over"
  std::map<std::string, devices::Point, std::less<>>
      places;  ///< "start", "table-3": where a mouse would click
};

class Player {
 public:
  /// `perform` gets every deed at its time; a MousePoint has become a MouseMove.
  using Perform = std::function<void(const Deed&)>;

  Player(Script script, Perform perform);

  /// Call once a frame, before events are polled. At most one state is waited for at a time; a wait that
  /// lasts longer than k_patience of `now` ends the script with an error.
  void advance(devices::Time now, const Observed& observed);
  [[nodiscard]] bool finished() const { return failure_ || next_ >= script_.steps.size(); }
  /// `file:line: waited 60 s for screen=title; the states are …`
  [[nodiscard]] const std::optional<std::string>& failure() const { return failure_; }

  static constexpr devices::Time k_patience{60000};

 private:
  /// Does one step if its time has come.
  bool take_step(devices::Time now, const Observed& observed);
  bool take(const Timed& timed, devices::Time now, const Observed& observed);
  bool take(const Wait& wait, devices::Time now, const Observed& observed);
  bool take(const Until& until, devices::Time now, const Observed& observed);
  bool take(const End& end, devices::Time now, const Observed& observed);
  bool leave_block(devices::Time now, const Observed& observed);
  void go_to(std::size_t step, devices::Time now);
  void fail(const std::string& message);

  Script script_;
  Perform perform_;
  std::size_t next_ = 0;
  devices::Time origin_{0};   ///< times of Timed steps count from here
  devices::Time arrived_{0};  ///< when the step `next_` was reached
  bool started_ = false;
  std::vector<std::size_t> open_blocks_;
  std::optional<std::string> failure_;
};

}  // namespace game::input_script
