// Plays events as steps, one after the other, on the stage's clock.
#pragma once

#include <functional>
#include <optional>
#include <span>
#include <vector>

#include "game/food_fight/step.hpp"

namespace game::food_fight {

class Director {
 public:
  /// Told of what happens beside the picture. Any may be empty.
  struct Listener {
    std::function<void(const std::string& cue)> cue;
    std::function<void(const Step& step)> begun;
    std::function<void(const core::Event& event)> shown;  ///< when the event's step has ended
  };
  using Directions = std::function<Direction()>;  ///< asked for as each step begins

  Director(const Shown& first, Listener listener) : listener_(std::move(listener)), shown_(first) {}

  void take(Events events) { queue_.insert(queue_.end(), events.begin(), events.end()); }
  /// Lets animation time pass.
  void update(double seconds, const Directions& direction);
  bool busy() const { return step_.has_value() || !queue_.empty(); }
  /// To the end of the step that runs, or that would begin now.
  void skip(const Directions& direction);
  void skip_all(const Directions& direction);

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
  Caption caption_;
  mutable Pose rest_;
};

}  // namespace game::food_fight
