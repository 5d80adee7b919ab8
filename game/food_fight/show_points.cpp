// Points without thrown food of their own step: the scene of their cause, then numbers and letters.
#include <cctype>

#include "game/food_fight/gestures.hpp"
#include "game/food_fight/impact.hpp"
#include "game/food_fight/points.hpp"
#include "game/food_fight/scenes.hpp"

namespace game::food_fight {

using render::Point;

namespace {

/// "Ann's Belch: Bob +1 and Dot +1".
std::string cause_words(const rules::PointsChanged& first, Events events, const Names& names) {
  std::string cause = reason_words(first, names);
  cause.front() = static_cast<char>(std::toupper(static_cast<unsigned char>(cause.front())));
  return cause + ": " + change_words(events, names) + ".";
}

/// Prank in What the Food?!: out of the victim's hand, into the victim's face, into the trash (WF-065).
void show_own_food(Step& step, const Direction& direction, Events events) {
  const auto changed = events.front().as<rules::PointsChanged>();
  const auto moved = events.back().as<rules::CardMoved>();
  const Names& names = direction.names;
  const std::string whose = names.possessive(changed.seat) + " own " + names.cards.a_card(moved.card);
  step.start.caption = {changed.by, names.cards.name(changed.cause),
                        whose + ": " + change_words(events, names) + "."};
  say(step, changed.seat, names.possessive(changed.by) + " Prank: " + whose + " in the own face");
  constexpr double k_lands = 0.46;
  const SeatPlace& place = direction.place(changed.seat);
  const std::vector<Card> cards{moved.card};
  track_after(step, k_lands);
  light_only(step, (1U << changed.seat) | (1U << changed.by), 0.0, 1.4);
  step.timeline.mark(0.0, "snicker");
  face(step, changed.by, Mood::glee, 0.0, 1.4);
  face(step, changed.seat, Mood::panic, 0.0, k_lands);
  fly(step, direction, {place.hand_fan(), place.head(), 40}, cards, 0, 1, 0.0, k_lands);
  const double over =
      splat(step, direction, {changed.seat, place.head() + Point{0, 90}, cards, 1, false}, k_lands);
  tell_points(step, direction, events, over + 0.04);
  track(step, over + 0.3, 0, [](Pose& pose, float) { pose.flyers.clear(); });  // it no longer sticks there
  drop_into_trash(step, direction, stuck_flyer(place, cards), over + 0.3, 0.42);
  passing(step, k_lands, over + 0.72 - k_lands,
          [trash = step.start.shown.trash](Pose& pose, float) { pose.shown.trash = trash; });
  step.seconds = over + points_seconds(events);
}

}  // namespace

void show_points(Step& step, const Direction& direction, Events events) {
  const auto first = events.front().as<rules::PointsChanged>();
  if (first.reason == rules::Reason::deflected && step.start.shown.flight.in_the_air())
    return show_deflected(step, direction, events);
  if (kind_of(events.back()) == rules::EventKind::card_moved) return show_own_food(step, direction, events);
  const std::string cause = direction.names.cards.name(first.cause);
  const bool known = first.by < step.after.seats;
  step.start.caption = {known ? int{first.by} : (events.size() == 1 ? int{first.seat} : -1),
                        cause.empty() ? "Points" : cause, cause_words(first, events, direction.names)};
  const unsigned seats = seats_hurt(events);
  const double counts =
      act_out(step, direction, {known ? int{first.by} : -1, seats, first.cause, first.reason});
  track_after(step, counts);
  const double seconds = counts + points_seconds(events);
  light_only(step, seats | (known ? 1U << first.by : 0U), 0.0, seconds);
  tell_points(step, direction, events, counts);
  step.seconds = seconds;
}

}  // namespace game::food_fight
