// Takes events from the front and has them shown.
#include "game/cooking/step.hpp"

#include <algorithm>

#include "game/cooking/scenes.hpp"
#include "game/cooking/scenes_attacks.hpp"

namespace game::cooking {

Step next_step(const Direction& direction, const Shown& before, Events events, std::size_t& used) {
  used = group_size(events);
  const Events taken = events.first(used);
  Step step;
  step.start = rest_pose(before);
  step.after = before;
  for (const auto& event : taken) apply(step.after, event);
  step.events.assign(taken.begin(), taken.end());
  builder_of(taken)(step, direction, taken);
  if (step.start.waits && before.visit.there() && !step.after.visit.there()) see_off(step, direction);
  step.seconds = std::max(step.seconds, step.timeline.duration());
  return step;
}

}  // namespace game::cooking
