// Plays events as steps, one after the other, on the stage's clock.
#pragma once

#include <functional>
#include <optional>
#include <span>
#include <vector>

#include "game/cafe_fatal/step.hpp"

namespace game::cafe_fatal {

class StepPlayer {
 public:
  /// Told of what happens beside the picture. Any may be empty.
  struct Listener {
    std::function<void(const std::string& cue)> cue;
    std::function<void(const Step& step)> begun;
    std::function<void(const core::Event& event)> shown;  ///< when the event's step has ended
  };

  StepPlayer(const Shown& first, Listener listener);

  void take(std::span<const core::Event> events);
  /// Lets animation time pass; `direction` is asked for as each step begins.
  void update(double seconds, const std::function<Direction()>& direction);
  bool busy() const { return step_.has_value() || !queue_.empty(); }
  /// The step waits for the person's press to throw; no time passes.
  bool waiting() const { return step_ && step_->waits_for_throw; }
  int waiting_seat() const { return waiting() ? step_->after.board.turn : -1; }
  void release() { step_->waits_for_throw = false; }
  /// To the end of the step that runs, or that would begin now.
  void skip(const std::function<Direction()>& direction);
  void skip_all(const std::function<Direction()>& direction);

  /// What is shown now.
  const Pose& pose() const;
  const Shown& shown() const { return shown_; }

 private:
  void begin(const Direction& direction);
  void finish();

  Listener listener_;
  std::vector<core::Event> queue_;
  std::optional<Step> step_;
  double time_ = 0;
  Shown shown_;
  Moods moods_{};
  Caption caption_;
  mutable Pose rest_;
};

}  // namespace game::cafe_fatal
