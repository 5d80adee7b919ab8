// What every step of an animation has: tracks over time, cue marks, log lines, and the table before and
// after.
#pragma once

#include <functional>
#include <memory>
#include <span>
#include <string>
#include <type_traits>
#include <vector>

#include "engine/core/event.hpp"
#include "game/stage/stage.hpp"
#include "render/shake.hpp"
#include "render/timeline.hpp"

namespace game::stage {

using Events = std::span<const core::Event>;

/// `Pose`: all that is drawn at one moment; its `shown` is the table as events have left it.
template <class Pose>
struct StepOf {
  using Shown = decltype(Pose::shown);

  /// Tracks write into `pose`, which `pose_at` resets to `start` first.
  std::unique_ptr<Pose> pose = std::make_unique<Pose>();
  Pose start;   ///< the table before the events, at rest, with the caption that stands during the step
  Shown after;  ///< the table after the events
  render::Timeline timeline;  ///< marks are sound cues
  double seconds = 0;         ///< at least; the timeline may be longer
  std::vector<core::Event> events;
  std::vector<LogLine> log;
  std::vector<render::ShakeHit> shakes;  ///< `time` counts from the step's start
  bool waits = false;                    ///< no time passes until somebody presses
  double still_from = 1e9;               ///< nothing moves any more from there to the step's end
};

/// Changes the pose; depends on nothing but the progress 0–1 of its stretch.
template <class Pose>
using PoseTrackOf = std::function<void(Pose& pose, float progress)>;

template <class Pose>
void track(StepOf<Pose>& step, double start, double seconds, std::type_identity_t<PoseTrackOf<Pose>> change) {
  Pose* pose = step.pose.get();
  step.timeline.add(start, seconds,
                    [pose, change = std::move(change)](float progress) { change(*pose, progress); });
}

/// A track that leaves nothing behind.
template <class Pose>
void passing(StepOf<Pose>& step, double start, double seconds,
             std::type_identity_t<PoseTrackOf<Pose>> change) {
  track(step, start, seconds, [change = std::move(change)](Pose& pose, float progress) {
    if (progress < 1) change(pose, progress);
  });
}

/// From that moment on the step shows the table after its events (points, cards, tracks).
template <class Pose>
void track_after(StepOf<Pose>& step, double start) {
  // The step outlives its tracks, but it moves: the table is copied into the track.
  track(step, start, 0, [after = step.after](Pose& pose, float) { pose.shown = after; });
}

/// A log line.
template <class Pose>
void say(StepOf<Pose>& step, int seat, const std::string& line) {
  step.log.push_back({line, seat});
}

/// The pose of the step at that time since its start; any order of times gives the same poses.
template <class Pose>
const Pose& pose_at(const StepOf<Pose>& step, double time) {
  *step.pose = step.start;
  step.timeline.apply(time);
  return *step.pose;
}

/// How many events from the front on satisfy the condition, `from` apart.
template <class Condition>
std::size_t run_length(Events events, std::size_t from, const Condition& condition) {
  std::size_t end = from;
  while (end < events.size() && condition(events[end])) ++end;
  return end;
}

}  // namespace game::stage
