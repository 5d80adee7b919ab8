// One step of the animation: some events, what they look like over time, and the board after them.
#pragma once

#include <span>
#include <vector>

#include "game/cafe_fatal/pose.hpp"
#include "game/cafe_fatal/room.hpp"
#include "game/cafe_fatal/words.hpp"
#include "game/stage/step.hpp"
#include "render/particles.hpp"

namespace game::cafe_fatal {

struct Step : stage::StepOf<Pose> {
  std::vector<render::Burst> crumbs;  ///< where morsels land
  std::vector<render::Burst> sparks;  ///< `time` counts from the step's start
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

/// Takes the next events (at least one) that belong together from the front of `events` and shows them from
/// `before` on. `used` tells how many.
Step next_step(const Direction& direction, const Shown& before, std::span<const core::Event> events,
               std::size_t& used);

using PoseTrack = stage::PoseTrackOf<Pose>;

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
