// One step of the animation: some events, what they look like over time, and the kitchen after them.
#pragma once

#include <vector>

#include "game/cooking/layout.hpp"
#include "game/cooking/pose.hpp"
#include "game/cooking/words.hpp"
#include "game/stage/step.hpp"
#include "render/particles.hpp"

namespace game::cooking {

using stage::Events;

struct Step : stage::StepOf<Pose> {
  std::vector<render::Burst> drops;   ///< `time` counts from the step's start
  std::vector<render::Burst> crumbs;  ///< likewise
  std::vector<render::Burst> sparks;  ///< likewise
};

/// What the builders of steps need to know.
struct Direction {
  const Layout& layout;
  Names names;
  bool reduced_motion = false;  ///< fades instead of flights, scaling, shaking (S9)
  bool flashes = true;
  std::uint64_t seed = 1;  ///< cosmetic; another for each step
  double linger = 0;       ///< seconds that the result of a cooking roll lies longer

  const Station& at(int seat) const { return layout.at(seat); }
  const Bay& bay(int side) const { return layout.bay_at(side); }
};

using PoseTrack = stage::PoseTrackOf<Pose>;

/// Takes the next events (at least one) that belong together from the front of `events` and shows them from
/// `before` on. `used` tells how many.
Step next_step(const Direction& direction, const Shown& before, Events events, std::size_t& used);

}  // namespace game::cooking
