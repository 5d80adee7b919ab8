// One step of the animation: some events, what they look like over time, and the board after them.
#pragma once

#include <functional>
#include <memory>
#include <span>
#include <string>
#include <vector>

#include "game/cafe_fatal/pose.hpp"
#include "game/cafe_fatal/room.hpp"
#include "game/cafe_fatal/words.hpp"
#include "game/stage/stage.hpp"
#include "render/particles.hpp"
#include "render/shake.hpp"
#include "render/timeline.hpp"

namespace game::cafe_fatal {

using Moods = std::array<Mood, rules::k_most_seats>;

struct Step {
  /// Tracks write into `pose`, which `pose_at` resets to `start` first.
  std::unique_ptr<Pose> pose = std::make_unique<Pose>();
  Pose start;
  Shown after;
  Moods moods_after{};
  render::Timeline timeline;
  double seconds = 0;
  std::vector<core::Event> events;
  std::vector<stage::LogLine> log;
  std::vector<render::Burst> crumbs;     ///< where morsels land
  std::vector<render::Burst> sparks;     ///< `time` counts from the step's start
  std::vector<render::ShakeHit> shakes;  ///< likewise
  bool waits_for_throw = false;          ///< the person presses to throw (setting)
};

/// What the builders of steps need to know.
struct Direction {
  const Room& room;
  Names names;
  bool reduced_motion = false;
  bool flashes = true;  ///< sparks and the like
  std::array<bool, rules::k_most_seats> person{};
  std::uint64_t seed = 1;  ///< cosmetic; another for each step
  bool auto_throw = true;  ///< people's dice are thrown without a press
  bool watched = false;    ///< the person's choice came from elsewhere: everybody has to see what it was
};

/// The pose of the step at that time since its start; any order of times gives the same poses.
const Pose& pose_at(const Step& step, double time);

/// Takes the next events (at least one) that belong together from the front of `events` and shows them from
/// `before` on. `used` tells how many.
Step next_step(const Direction& direction, const Shown& before, const Moods& moods,
               std::span<const core::Event> events, std::size_t& used);

/// Changes the pose; depends on nothing but the progress 0–1 of its stretch.
using PoseTrack = std::function<void(Pose& pose, float progress)>;
void track(Step& step, double start, double seconds, PoseTrack change);

// The builders, one for each part of a round. Each fills a step whose `start` is the pose at rest and whose
// `after` is the board after its events.
void show_round_start(Step& step, const Direction& direction, std::span<const core::Event> events);
void show_extra_dice(Step& step, const Direction& direction, std::span<const core::Event> events);
void show_throw(Step& step, const Direction& direction, std::span<const core::Event> events);
void show_placement(Step& step, const Direction& direction, const core::Event& event);
void show_taken(Step& step, const Direction& direction, const rules::TableTaken& event, double seconds);
void show_stays(Step& step, const Direction& direction, std::span<const core::Event> events, double seconds);
void show_whole(Step& step, const Direction& direction, const rules::WholeCompleted& event);
void show_dice_returned(Step& step, const Direction& direction);
void show_game_over(Step& step, const Direction& direction, const rules::GameOver& event);

}  // namespace game::cafe_fatal
