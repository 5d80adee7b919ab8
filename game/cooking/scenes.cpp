// Groups events and finds who shows them.
#include "game/cooking/scenes.hpp"

namespace game::cooking {

namespace {

/// What has no scene of its own: the kitchen is as it is after it.
void show_at_once(Step& step, const Direction&, Events) {
  track_after(step, 0);
  step.seconds = 0.25;
}

}  // namespace

std::size_t group_size(Events) {
  return 1;
}

Builder builder_of(Events) {
  return show_at_once;
}

}  // namespace game::cooking
