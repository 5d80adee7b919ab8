// The queue of events and the step that runs.
#include "game/food_fight/director.hpp"

#include <algorithm>

namespace game::food_fight {

void Director::begin(const Direction& direction) {
  std::size_t used = 0;
  step_ = next_step(direction, shown_, queue_, used);
  queue_.erase(queue_.begin(), queue_.begin() + static_cast<std::ptrdiff_t>(used));
  if (step_->start.caption.title.empty()) step_->start.caption = caption_;
  time_ = -1e-9;  // marks at 0 belong to the first stretch of time
  if (listener_.begun) listener_.begun(*step_);
}

void Director::finish() {
  shown_ = std::move(step_->after);
  caption_ = step_->start.caption;
  for (const auto& event : step_->events) {
    if (listener_.shown) listener_.shown(event);
  }
  step_.reset();
}

void Director::update(double seconds, const Directions& direction) {
  double left = seconds;
  while (busy()) {
    if (!step_) begin(direction());
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

void Director::skip(const Directions& direction) {
  if (!busy()) return;
  if (!step_) begin(direction());
  finish();
}

void Director::skip_all(const Directions& direction) {
  while (busy()) {
    if (!step_) begin(direction());
    finish();
  }
}

const Pose& Director::pose() const {
  if (step_) return pose_at(*step_, std::max(time_, 0.0));
  rest_ = rest_pose(shown_);
  rest_.caption = caption_;
  return rest_;
}

}  // namespace game::food_fight
