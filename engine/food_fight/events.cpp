// What events say by themselves.
#include "engine/food_fight/events.hpp"

namespace food_fight {

bool stirs(const core::Event& event) {
  switch (static_cast<EventKind>(event.kind())) {
    case EventKind::round_started:
    case EventKind::target_set:
    case EventKind::cards_flipped:
    case EventKind::card_moved:
    case EventKind::deck_reshuffled:
    case EventKind::event_revealed:
    case EventKind::event_ended:
      return true;
    case EventKind::points_changed: {
      const auto changed = event.as<PointsChanged>();
      return changed.before != changed.after;
    }
    default:
      return false;
  }
}

}  // namespace food_fight
