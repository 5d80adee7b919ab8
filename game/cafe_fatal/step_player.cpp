// The queue of events and the step that runs.
#include "game/cafe_fatal/step_player.hpp"

#include <algorithm>

namespace game::cafe_fatal {

StepPlayer::StepPlayer(const Shown& first, Listener listener)
    : listener_(std::move(listener)), shown_(first) {}

void StepPlayer::take(std::span<const core::Event> events) {
  queue_.insert(queue_.end(), events.begin(), events.end());
}

void StepPlayer::begin(const Direction& direction) {
  std::size_t used = 0;
  step_ = next_step(direction, shown_, moods_, queue_, used);
  queue_.erase(queue_.begin(), queue_.begin() + static_cast<std::ptrdiff_t>(used));
  if (step_->start.caption.title.empty()) step_->start.caption = caption_;
  time_ = -1e-9;  // marks at 0 belong to the first stretch of time
  if (listener_.begun) listener_.begun(*step_);
}

void StepPlayer::finish() {
  shown_ = step_->after;
  moods_ = step_->moods_after;
  caption_ = step_->start.caption;
  for (const auto& event : step_->events) {
    if (listener_.shown) listener_.shown(event);
  }
  step_.reset();
}

void StepPlayer::update(double seconds, const std::function<Direction()>& direction) {
  double left = seconds;
  while (busy()) {
    if (!step_) begin(direction());
    if (waiting()) return;
    const double now = std::min(time_ + left, step_->seconds);
    for (const auto& mark : step_->timeline.cues_between(time_, now)) {
      if (listener_.cue) listener_.cue(mark.id);
    }
    left -= now - time_;
    time_ = now;
    if (time_ < step_->seconds) return;
    finish();
    if (left <= 0) return;
  }
}

void StepPlayer::skip(const std::function<Direction()>& direction) {
  if (!busy()) return;
  if (!step_) begin(direction());
  if (waiting()) return release();
  finish();
}

void StepPlayer::skip_all(const std::function<Direction()>& direction) {
  while (busy()) {
    if (!step_) begin(direction());
    finish();
  }
}

const Pose& StepPlayer::pose() const {
  if (step_) return pose_at(*step_, std::max(time_, 0.0));
  rest_ = rest_pose(shown_, moods_);
  rest_.caption = caption_;
  return rest_;
}

}  // namespace game::cafe_fatal
