// Plays events as steps, one after the other, on the stage's clock.
#pragma once

#include <algorithm>
#include <functional>
#include <optional>
#include <vector>

#include "game/stage/scenery.hpp"
#include "game/stage/step.hpp"

namespace game::stage {

/// A game gives two functions beside its types: `next_step` takes the next events that belong together from
/// the front and shows them from a table on; `rest_pose` is the table at rest.
template <class Step, class Direction>
class Director {
 public:
  using Shown = typename Step::Shown;
  using Pose = std::remove_cvref_t<decltype(*Step::pose)>;
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
  void update(double seconds, const Directions& direction) {
    double left = seconds;
    while (busy()) {
      if (!step_) begin(direction());
      if (step_->waits) return;
      const double now = std::min(time_ + left, step_->seconds);
      for (const auto& mark : step_->timeline.cues_between(time_, now)) {
        if (listener_.cue) listener_.cue(mark.id);
      }
      left -= now - time_;
      time_ = now;
      // A hair before the end its tracks have ended already, their progress being coarser than the clock.
      if (time_ < step_->seconds - 1e-6) return;
      finish();
      if (left <= 0) return;
    }
  }

  bool busy() const { return step_.has_value() || !queue_.empty(); }
  /// The step that runs has come to its still part.
  bool still() const { return step_ && time_ >= step_->still_from; }
  /// The step that waits for somebody's press; no time passes. Null: none does.
  const Step* waiting() const { return step_ && step_->waits ? &*step_ : nullptr; }
  void release() { step_->waits = false; }

  /// To the end of the step that runs, or that would begin now; one that waits goes on.
  void skip(const Directions& direction) {
    if (!busy()) return;
    if (!step_) begin(direction());
    if (step_->waits) return release();
    finish();
  }
  void skip_all(const Directions& direction) {
    while (busy()) {
      if (!step_) begin(direction());
      finish();
    }
  }

  /// What is shown now.
  const Pose& pose() const {
    if (step_) return pose_at(*step_, std::max(time_, 0.0));
    rest_ = rest_pose(shown_);
    rest_.caption = caption_;
    return rest_;
  }
  const Shown& shown() const { return shown_; }

 private:
  void begin(const Direction& direction) {
    std::size_t used = 0;
    step_ = next_step(direction, shown_, Events(queue_), used);
    queue_.erase(queue_.begin(), queue_.begin() + static_cast<std::ptrdiff_t>(used));
    if (step_->start.caption.title.empty()) step_->start.caption = caption_;
    time_ = -1e-9;  // marks at 0 belong to the first stretch of time
    if (listener_.begun) listener_.begun(*step_);
  }

  void finish() {
    caption_ = pose_at(*step_, step_->seconds).caption;  // a track may have changed it
    shown_ = std::move(step_->after);
    for (const auto& event : step_->events) {
      if (listener_.shown) listener_.shown(event);
    }
    step_.reset();
  }

  Listener listener_;
  std::vector<core::Event> queue_;
  std::optional<Step> step_;
  double time_ = 0;
  Shown shown_;
  Caption caption_;
  mutable Pose rest_;
};

}  // namespace game::stage
