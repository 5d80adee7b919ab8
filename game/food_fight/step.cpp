// Groups events into steps and hands them to the builders.
#include "game/food_fight/step.hpp"

#include <algorithm>

namespace game::food_fight {

namespace {

using rules::EventKind;
using rules::Place;
using rules::Reason;
using stage::run_length;

bool is(const core::Event& event, EventKind kind) {
  return kind_of(event) == kind;
}

/// The floor is filled up without a cause of its own.
bool is_refill(const core::Event& event) {
  if (!is(event, EventKind::card_moved)) return false;
  const auto moved = event.as<rules::CardMoved>();
  return moved.cause == Card::none && moved.from == Place::deck && moved.to == Place::floor;
}

/// Cards on their way into an attack stand before what is told of it: that it is declared, that a Topping
/// joins, that a Smash adds to it.
std::size_t declared_at(Events events) {
  const std::size_t end = run_length(events, 0, [](const core::Event& event) {
    return is_refill(event) ||
           (is(event, EventKind::card_moved) && event.as<rules::CardMoved>().to == Place::aside);
  });
  const bool told = end < events.size() && (is(events[end], EventKind::attack_declared) ||
                                            is(events[end], EventKind::topping_yeeted) ||
                                            is(events[end], EventKind::attack_answered));
  return told ? end : events.size();
}

/// Moves of one cause and one actor, one after another, with what fills the floor up between them: shown as
/// one stream of cards.
std::size_t cards_length(Events events) {
  const auto first = events.front().as<rules::CardMoved>();
  return run_length(events, 1, [&first](const core::Event& event) {
    if (!is(event, EventKind::card_moved)) return false;
    if (is_refill(event)) return true;
    const auto moved = event.as<rules::CardMoved>();
    return moved.cause == first.cause && moved.by == first.by && moved.to == first.to &&
           moved.from == first.from;
  });
}

/// Points of an attack: those of its Condition are a scene of their own (WF-091).
std::size_t points_length(Events events, std::size_t from) {
  return run_length(events, from, [](const core::Event& event) {
    return is(event, EventKind::points_changed) &&
           !rules::is_condition(event.as<rules::PointsChanged>().cause);
  });
}

/// A splatter's own points: those of a Lob that is spun back land with it (WF-076).
std::size_t splash_length(Events events) {
  return run_length(events, 1, [](const core::Event& event) {
    return is(event, EventKind::points_changed) && event.as<rules::PointsChanged>().reason == Reason::splash;
  });
}

/// Points that came from the same cause at the same moment: a hit with its heal, a splash on both sides.
std::size_t same_points_length(Events events) {
  const auto first = events.front().as<rules::PointsChanged>();
  return run_length(events, 1, [&first](const core::Event& event) {
    if (!is(event, EventKind::points_changed)) return false;
    const auto changed = event.as<rules::PointsChanged>();
    const bool all_of_it = rules::is_condition(first.cause);
    return changed.cause == first.cause && (all_of_it || changed.reason == first.reason);
  });
}

/// Prank in What the Food?!: the victim's own food follows its point into the trash (WF-065).
bool is_own_food(const Shown& before, Events events, std::size_t at) {
  if (before.fight != rules::Fight::what_the_food || at >= events.size()) return false;
  if (events.front().as<rules::PointsChanged>().cause != Card::prank) return false;
  return is(events[at], EventKind::card_moved) && events[at].as<rules::CardMoved>().cause == Card::prank;
}

/// The turn of somebody whose card only waits for attacks: begun, nothing, ended.
bool is_idle_turn(Events events) {
  return events.size() >= 3 && is(events[1], EventKind::nothing_happened) &&
         events[1].as<rules::NothingHappened>().why == rules::Nothing::stands_still &&
         is(events[2], EventKind::turn_ended);
}

std::size_t group_size(const Shown& before, Events events) {
  switch (kind_of(events.front())) {
    case EventKind::turn_started:
      return is_idle_turn(events) ? 3 : 1;
    case EventKind::plan_placed:
      return run_length(events, 1,
                        [](const core::Event& event) { return is(event, EventKind::plan_placed); });
    case EventKind::card_moved: {
      const std::size_t declared = declared_at(events);
      return declared < events.size() ? declared + 1 : cards_length(events);
    }
    case EventKind::card_shown:
      return run_length(events, 1, [](const core::Event& event) { return is(event, EventKind::card_shown); });
    case EventKind::attack_hit:
      return points_length(events, 1);
    case EventKind::splattered:
      return before.fight == rules::Fight::what_the_food ? splash_length(events) : points_length(events, 1);
    case EventKind::points_changed: {
      const std::size_t points = same_points_length(events);
      return points + (is_own_food(before, events, points) ? 1 : 0);
    }
    default:
      return 1;
  }
}

using Builder = void (*)(Step&, const Direction&, Events);

Builder builder_of(Events events) {
  switch (kind_of(events.front())) {
    case EventKind::round_started:
      return show_round_start;
    case EventKind::target_set:
      return show_target;
    case EventKind::plan_placed:
      return show_plans;
    case EventKind::event_revealed:
      return show_event;
    case EventKind::votes_counted:
      return show_votes;
    case EventKind::event_ended:
      return show_event_end;
    case EventKind::cards_flipped:
      return show_flip;
    case EventKind::copy_decided:
      return show_copy;
    case EventKind::turn_started:
    case EventKind::turn_ended:
      return show_turn_start;
    case EventKind::nothing_happened:
      return show_nothing;
    case EventKind::card_moved:
      if (is(events.back(), EventKind::attack_declared)) return show_throw;
      if (is(events.back(), EventKind::topping_yeeted)) return show_yeet;
      return is(events.back(), EventKind::attack_answered) ? show_answer : show_cards;
    case EventKind::card_shown:
      return show_card;
    case EventKind::deck_reshuffled:
      return show_reshuffle;
    case EventKind::attack_declared:
      return show_throw;
    case EventKind::topping_yeeted:
      return show_yeet;
    case EventKind::attack_moved:
      return show_moved_attack;
    case EventKind::attack_answered:
      return show_answer;
    case EventKind::attack_hit:
      return show_hit;
    case EventKind::splattered:
      return show_splash;
    case EventKind::points_changed:
      return show_points;
    case EventKind::offer_answered:
      return show_offer;
    case EventKind::hands_swapped:
      return show_swap;
    case EventKind::mats_shifted:
      return show_shifted_mats;
    case EventKind::round_ended:
      return show_round_end;
    case EventKind::game_over:
      return show_game_over;
    case EventKind::window_opened:
      return show_window;
  }
  return show_cards;
}

/// A new blot on a track has the colour of what is in the air; without food it is tomato.
render::Colour blot_colour(const Shown& shown, const Larder& larder) {
  for (const Card card : shown.aside) {
    if (rules::is_throwable(card)) return larder.look(card).splat;
  }
  return render::k_tomato;
}

}  // namespace

Step next_step(const Direction& direction, const Shown& before, Events events, std::size_t& used) {
  used = group_size(before, events);
  Step step;
  step.start = rest_pose(before);
  step.after = before;
  const Events taken = events.first(used);
  for (const auto& event : taken) apply(step.after, event, blot_colour(step.after, direction.larder));
  step.events.assign(taken.begin(), taken.end());
  builder_of(taken)(step, direction, taken);
  step.seconds = std::max(step.seconds, step.timeline.duration());
  return step;
}

}  // namespace game::food_fight
