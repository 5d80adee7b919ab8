// People at the pass who are no quiet guests: how they come in by the door, stand, and go. While a scene
// shows them, `step.start.waits` is false: the pose at rest draws nobody.
#pragma once

#include "game/cooking/step.hpp"

namespace game::cooking {

enum class Bearing : std::uint8_t {
  waits,   ///< glares, shifts from foot to foot
  shouts,  ///< jumps up and down
  writes,  ///< scribbles
  sags,    ///< stands down
  gloats,  ///< rocks to and fro
  steams,  ///< trembles in the pot
};

/// Seconds from one kitchen to another.
double crossing_seconds(render::Point from, render::Point to);
/// Seconds from the door to the victim's bay.
double walk_seconds(const Layout& layout, int on);
/// Returns when he has arrived.
double walk_in(Step& step, const Direction& direction, Card card, int on, double start);
void stand(Step& step, const Direction& direction, const Visit& visit, Bearing bearing, double start,
           double seconds);
/// Back to the door. Returns when he is gone.
double walk_off(Step& step, const Direction& direction, const Visit& visit, double start);

}  // namespace game::cooking
