// Points without thrown food of their own step: the scene of their cause, then numbers and letters.
#include <cctype>

#include "game/food_fight/gestures.hpp"
#include "game/food_fight/points.hpp"
#include "game/food_fight/scenes.hpp"

namespace game::food_fight {

namespace {

/// "Ann's Belch: Bob +1 and Dot +1".
std::string cause_words(const rules::PointsChanged& first, Events events, const Names& names) {
  std::string cause = reason_words(first, names);
  cause.front() = static_cast<char>(std::toupper(static_cast<unsigned char>(cause.front())));
  return cause + ": " + change_words(events, names) + ".";
}

}  // namespace

void show_points(Step& step, const Direction& direction, Events events) {
  const auto first = events.front().as<rules::PointsChanged>();
  if (first.reason == rules::Reason::deflected && step.start.shown.flight.in_the_air())
    return show_deflected(step, direction, events);
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
