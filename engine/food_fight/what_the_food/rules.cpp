// Round, sets and turns of What the Food?!, and the windows of Hold the Events in them.
#include "engine/food_fight/what_the_food/rules.hpp"

#include "engine/food_fight/actions.hpp"
#include "engine/food_fight/round.hpp"
#include "engine/food_fight/what_the_food/cards.hpp"
#include "engine/food_fight/what_the_food/windows.hpp"

namespace food_fight::what_the_food {

namespace {

struct ActionRule {
  Card action;
  ActionFunction function;
};
/// Actions that are not here stand still on their turn: Duck, Catch, Spin, Boast, Outsmart, Overhead Smash.
constexpr std::array<ActionRule, 24> k_actions{{
    {Card::throw_food, actions::throw_food},
    {Card::grab, actions::grab},
    {Card::cheer, actions::cheer_any},
    {Card::eat, actions::eat},
    {Card::flirt, actions::flirt},
    {Card::hunt, actions::hunt},
    {Card::mock, actions::mock},
    {Card::pitch, actions::pitch},
    {Card::recycle, actions::recycle},
    {Card::shove, actions::shove},
    {Card::prank, actions::prank},
    {Card::scare, actions::scare},
    {Card::sneeze, actions::sneeze},
    {Card::snitch, actions::snitch},
    {Card::belch, actions::belch},
    {Card::confuse, actions::confuse},
    {Card::goose, actions::goose},
    {Card::hide, actions::hide},
    {Card::lob, actions::lob},
    {Card::rally, actions::rally_back},
    {Card::taunt, actions::taunt_any},
    {Card::extra_throw, actions::extra_throw},
    {Card::sprint, actions::sprint},
    {Card::tackle, actions::tackle},
}};

ActionFunction function_of(Card action) {
  static const auto k_by_card = [] {
    std::array<ActionFunction, static_cast<std::size_t>(Card::first_food)> functions{};
    functions.fill(actions::stand_still);
    for (const auto& rule : k_actions) functions[static_cast<std::size_t>(rule.action)] = rule.function;
    return functions;
  }();
  return k_by_card[static_cast<std::size_t>(action)];
}

/// Two players have no target cards (WF-100).
void aim(Table& t) {
  if (t.board.seats > 2) return set_targets(t);
  t.tell([&] { return RoundStarted{t.board.round, t.board.start}; });
  t.board.phase = Phase::plan;
}

void plan(Table& t) {
  open_window(t, Moment::aims_set);
  place_plans(t);
  begin_fight(t);
}

/// Undercooked: its holder gains 1 at the end of the round, before the check (WF-091, WF-A60).
void serve_undercooked(Table& t) {
  constexpr Card undercooked = card_of(ConditionCard::undercooked);
  for (int i = 0; t.board.super_conditions && i < t.board.seats; ++i) {
    const Seat seat = core::seat_at(i);
    if (count(t.hand(seat), [](Card card) { return card == undercooked; }) == 0) continue;
    t.state.known[static_cast<std::size_t>(undercooked)] = static_cast<std::uint8_t>(t.all().bits());
    t.tell([&] { return CardShown{seat_byte(seat), undercooked, undercooked}; }, true);
    hurt(t, seat, 1, Blame::event, {k_nobody, Reason::event, undercooked});
  }
}

/// One player's turn of a set, and the windows before and after it.
void act(Table& t) {
  if (t.board.turn == t.board.start) {
    decide_copied_defences(t);
    open_window(t, Moment::flipped);
  }
  const Seat me = t.board.on_turn();
  open_window(t, Moment::before_action, seat_byte(me));
  take_turn(t, function_of);
  t.tell([&] { return TurnEnded{seat_byte(me)}; });
  open_window(t, Moment::after_action, seat_byte(me));
  if (next_turn(t)) return;
  serve_undercooked(t);
  open_window(t, Moment::round_end);
  close_round(t);
}

}  // namespace

void step(State& state, core::Decider& decider, core::EventSink* sink, core::OutcomeSource* source) {
  Table t(state, decider, sink, source);
  switch (state.board.phase) {
    case Phase::target:
      return aim(t);
    case Phase::plan:
      return plan(t);
    case Phase::act:
      return act(t);
    default:
      return;
  }
}

}  // namespace food_fight::what_the_food
