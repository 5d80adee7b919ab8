// Round, sets and turns of Cafe Chaos.
#include "engine/food_fight/cafe_chaos/rules.hpp"

#include "engine/food_fight/cafe_chaos/cards.hpp"
#include "engine/food_fight/cafe_chaos/round_events.hpp"
#include "engine/food_fight/lasting_event.hpp"
#include "engine/food_fight/round.hpp"

namespace food_fight::cafe_chaos {

namespace {

ActionFunction function_of(Card action) {
  switch (action) {
    case Card::throw_food:
      return actions::throw_food;
    case Card::grab:
      return actions::grab;
    case Card::cannonball:
      return actions::cannonball;
    case Card::cheer:
      return actions::cheer;
    case Card::fetch:
      return actions::fetch;
    case Card::mope:
      return actions::mope;
    case Card::panic:
      return actions::panic;
    case Card::shove:
      return actions::shove;
    case Card::stalk:
      return actions::stalk;
    case Card::swing:
      return actions::swing;
    case Card::hide:
      return actions::hide;
    case Card::lob:
      return actions::lob;
    case Card::sprint:
      return actions::sprint;
    case Card::tackle:
      return actions::tackle;
    case Card::ari_attack:
      return actions::ari_attack;
    case Card::bewitched:
      return actions::bewitched;
    case Card::blast:
      return actions::blast;
    case Card::caricature:
      return actions::caricature;
    case Card::ctrl_alt_del:
      return actions::ctrl_alt_del;
    case Card::hallucinate:
      return actions::hallucinate;
    case Card::maagic_trick:
      return actions::maagic_trick;
    case Card::mishap:
      return actions::mishap;
    case Card::prank:
      return actions::prank;
    case Card::vengeance:
      return actions::vengeance;
    case Card::belch:
      return actions::belch;
    case Card::power_scoop:
      return actions::power_scoop;
    case Card::sugar_rush:
      return actions::sugar_rush;
    case Card::rally:
      return actions::rally;
    case Card::eat:
      return actions::eat;
    case Card::confuse:
      return actions::confuse;
    case Card::snitch:
      return actions::snitch;
    case Card::taunt:
      return actions::taunt;
    default:
      return actions::stand_still;
  }
}

void plan(Table& t) {
  place_plans(t);
  if (t.board.round == 1)
    begin_fight(t);  // the first round has no event (CC-053)
  else
    t.board.phase = Phase::event;
}

void draw_event(Table& t) {
  play_event(t);
  begin_fight(t);
}

/// Hunger James: an action that gained its player floor cards gives one more, once (CC-241 … CC-243,
/// CC-A113).
void feed(Table& t, Seat me, Card action) {
  const bool gains = action == Card::grab || action == Card::sprint || action == Card::cannonball;
  if (!gains || !lasting_event::feeds_hunger(t.board)) return;
  refill_floor(t, me);
  take_from_floor(t, me, t.state.floor, true, card_of(EventCard::hunger_james), nullptr);
}

/// One player's turn of a set (CC-057, CC-058); the floor is dealt up before a new round (CC-A90).
void act(Table& t) {
  const Seat me = t.board.on_turn();
  feed(t, me, take_turn(t, function_of));
  t.tell([&] { return TurnEnded{seat_byte(me)}; });
  if (next_turn(t)) return;
  close_round(t);
  if (t.board.phase != Phase::over) refill_floor(t, t.board.starter());
}

}  // namespace

void step(State& state, core::Decider& decider, core::EventSink* sink, core::OutcomeSource* source) {
  Table t(state, decider, sink, source);
  switch (state.board.phase) {
    case Phase::target:
      return set_targets(t);
    case Phase::plan:
      return plan(t);
    case Phase::event:
      return draw_event(t);
    case Phase::act:
      return copies_wait(state.board) ? decide_copied_defences(t) : act(t);
    case Phase::over:
      return;
  }
}

}  // namespace food_fight::cafe_chaos
