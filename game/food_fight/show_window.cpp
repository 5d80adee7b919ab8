// A window of Hold the Events (WF-A60): the table holds its breath, the same for whoever holds an event.
#include "game/food_fight/step.hpp"

namespace game::food_fight {

namespace {

/// Long enough for bots to pass and for a person's hand that stays down to be passed over: nobody sees from
/// the time how many were asked.
constexpr double k_breath = 0.25;

}  // namespace

void show_window(Step& step, const Direction& /*direction*/, Events /*events*/) {
  if (!step.start.shown.stirred) return;
  step.seconds = k_breath;
  step.still_from = 0;
}

}  // namespace game::food_fight
