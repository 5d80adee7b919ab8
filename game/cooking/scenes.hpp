// Which events are shown together, and who shows them.
#pragma once

#include "game/cooking/step.hpp"

namespace game::cooking {

/// Fills a step whose `start` is the kitchen at rest before its events and whose `after` is the one after
/// them.
using Builder = void (*)(Step& step, const Direction& direction, Events events);

/// How many events from the front on make one step.
std::size_t group_size(Events events);
/// Decided by the first event of the group.
Builder builder_of(Events events);

}  // namespace game::cooking
