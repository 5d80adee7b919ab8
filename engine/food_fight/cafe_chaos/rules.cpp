// Round, sets and turns of Cafe Chaos.
#include "engine/food_fight/cafe_chaos/rules.hpp"

#include <vector>

#include "engine/food_fight/actions.hpp"
#include "engine/food_fight/asking.hpp"
#include "engine/food_fight/cafe_chaos/cards.hpp"
#include "engine/food_fight/cafe_chaos/round_events.hpp"
#include "engine/food_fight/lasting_event.hpp"
#include "engine/food_fight/position.hpp"

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

/// Target cards are set clockwise from the starting player, each seeing the earlier ones (CC-063 … CC-065).
void set_targets(Table& t) {
  t.tell([&] { return RoundStarted{t.board.round, t.board.start}; });
  for (int i = 0; i < t.board.seats; ++i) {
    const Seat seat = core::seat_at((t.board.start + i) % t.board.seats);
    set_target(t, seat, seat_in(t.ask(ask_target(t.board, seat))), seat, Card::none);
  }
  t.board.phase = Phase::plan;
}

/// The cards of the present set are flipped at the same moment (CC-056); what a Cheat stands for is fixed by
/// the mat, what a Copy may take over by the target cards now (CC-A42). Bewitched protects from now on
/// (CC-267, CC-268).
void flip(Table& t) {
  Board& board = t.board;
  const auto place = static_cast<std::size_t>(board.set - 1);
  for (std::size_t i = 0; i < board.seats; ++i) {
    const Card card = t.state.plans[i][place];
    board.players[i].face_up[place] = card;
    board.players[i].copy = CopyDecision::open;
    t.state.known[static_cast<std::size_t>(card)] = static_cast<std::uint8_t>(t.all().bits());
  }
  fix_copies(board);
  t.read_stances();
  for (int i = 0; i < board.seats; ++i) {
    if (t.shows(core::seat_at(i), Card::bewitched)) board.player(core::seat_at(i)).immune = true;
  }
  t.tell([&] {
    CardsFlipped told{board.set, {}, {}};
    for (std::size_t i = 0; i < k_most_seats; ++i) {
      const bool seated = i < board.seats;
      told.cards[i] = seated ? t.state.plans[i][place] : Card::none;
      told.stands_for[i] = seated ? t.stance[i] : Card::none;
      if (told.stands_for[i] == Card::copy) told.stands_for[i] = board.players[i].copied_action;
    }
    return told;
  });
}

void begin_fight(Table& t) {
  t.board.phase = Phase::act;
  t.board.set = 1;
  t.board.turn = t.board.start;
  flip(t);
}

/// Everybody places three actions at once (CC-070 … CC-073). Those on the mat are in no hand until the round
/// ends (CC-A31). The first round has no event (CC-053).
void choose_plans(Table& t) {
  std::vector<core::Question> questions;
  questions.reserve(t.board.seats);
  for (int i = 0; i < t.board.seats; ++i)
    questions.push_back(ask_plan(t.state, core::seat_at((t.board.start + i) % t.board.seats)));
  std::vector<core::Choice> choices(questions.size());
  core::ask_together(t.decider, questions, choices);
  for (std::size_t i = 0; i < questions.size(); ++i) {
    const Seat seat = questions[i].seat();
    auto& plan = t.state.plans[static_cast<std::size_t>(seat)];
    for (int place = 0; place < k_sets; ++place)
      plan[static_cast<std::size_t>(place)] = card_in(choices[i], place);
    t.hand(seat) =
        those(t.hand(seat), [&](Card card) { return card != plan[0] && card != plan[1] && card != plan[2]; });
    t.tell_some(only(seat), [&] { return PlanPlaced{seat_byte(seat), plan}; });
  }
  t.board.planned = true;
  if (t.board.round == 1)
    begin_fight(t);
  else
    t.board.phase = Phase::event;
}

void draw_event(Table& t) {
  play_event(t);
  begin_fight(t);
}

/// Copied actions that work from the flip are accepted or declined right after it, clockwise from the
/// starting player (CC-A42, CC-A45, CC-A84).
bool decides_at_flip(const Board& board, Seat seat) {
  const Player& player = board.player(seat);
  return face_of(board, seat) == Card::copy && player.copy == CopyDecision::open &&
         works_from_flip(player.copied_action);
}
void decide_copy(Table& t, Seat seat) {
  Player& player = t.board.player(seat);
  const bool accepts = !passed(t.ask(ask_copy(seat, player.copied_action)));
  player.copy = accepts ? CopyDecision::accepted : CopyDecision::declined;
  t.read_stances();
  if (t.shows(seat, Card::bewitched)) player.immune = true;
  t.tell([&] { return CopyDecided{seat_byte(seat), player.copied_seat, player.copied_action, accepts}; });
}
bool copies_wait(const Board& board) {
  for (int i = 0; i < board.seats; ++i) {
    if (decides_at_flip(board, core::seat_at(i))) return true;
  }
  return false;
}
void decide_copied_defences(Table& t) {
  for (int i = 0; i < t.board.seats; ++i) {
    const Seat seat = core::seat_at((t.board.start + i) % t.board.seats);
    if (decides_at_flip(t.board, seat)) decide_copy(t, seat);
  }
}

/// All played actions go back to their owners (CC-060); what lasted a round ends (CC-261, CC-272).
void clear_mats(Table& t) {
  for (int i = 0; i < t.board.seats; ++i) {
    const Seat seat = core::seat_at(i);
    Player& player = t.board.player(seat);
    auto& plan = t.state.plans[static_cast<std::size_t>(i)];
    for (const Card card : plan) {
      if (!is_basic(card) && card != player.character) t.hand(seat).push_back(card);
    }
    plan = {Card::none, Card::none, Card::none};
    player.face_up = plan;
    player.bewitched = 0;
    player.immune = false;
    player.copy = CopyDecision::open;
    player.copied_seat = k_nobody;
    player.copied_action = Card::none;
  }
  t.board.planned = false;
  if (t.board.event == Card::none) return;
  const Card event = t.board.event;
  t.state.event_discard.push_back(event);
  t.board.event = Card::none;
  t.board.vote = Vote::none;
  t.tell([&] { return EventEnded{event}; });
}

/// After set 3 the scores are looked at as they stand (CC-136, CC-137, CC-A16); else the marker passes on
/// (CC-052) and the floor is dealt up (CC-A90).
void end_round(Table& t) {
  Board& board = t.board;
  clear_mats(t);
  t.tell([&] { return RoundEnded{board.round}; });
  bool over = false;
  for (const auto& player : board.players) over = over || player.points >= board.limit;
  if (over) {
    board.phase = Phase::over;
    t.tell([&] {
      GameOver told{static_cast<std::uint8_t>(lowest(board).bits()), {}};
      for (std::size_t i = 0; i < k_most_seats; ++i) told.points[i] = board.players[i].points;
      return told;
    });
    return;
  }
  if (board.round < 250) ++board.round;
  board.start = static_cast<std::uint8_t>((board.start + 1) % board.seats);
  board.set = 1;
  board.turn = board.start;
  board.phase = Phase::target;
  refill_floor(t, board.starter());
}

void next_turn(Table& t) {
  Board& board = t.board;
  board.turn = static_cast<std::uint8_t>((board.turn + 1) % board.seats);
  if (board.turn != board.start) return;
  if (board.set == k_sets) return end_round(t);
  ++board.set;
  flip(t);
}

/// Hunger James: an action that gained its player floor cards gives one more, once (CC-241 … CC-243,
/// CC-A113).
void feed(Table& t, Seat me, Card action) {
  const bool gains = action == Card::grab || action == Card::sprint || action == Card::cannonball;
  if (!gains || !lasting_event::feeds_hunger(t.board)) return;
  refill_floor(t, me);
  take_from_floor(t, me, t.state.floor, true, card_of(EventCard::hunger_james), nullptr);
}

/// One player's turn of a set (CC-057, CC-058).
void act(Table& t) {
  Board& board = t.board;
  const Seat me = board.on_turn();
  const Card face = face_of(board, me);
  Player& player = board.player(me);
  if (face == Card::copy && player.copy == CopyDecision::open && player.copied_action != Card::none)
    decide_copy(t, me);
  const Card action = t.stance[static_cast<std::size_t>(me)];
  const bool idle = action == Card::none || action == Card::copy;
  t.tell([&] {
    return TurnStarted{seat_byte(me), player.face_up[static_cast<std::size_t>(board.set - 1)],
                       idle ? Card::none : action, seat_byte(aim_of(board, me))};
  });
  if (action == Card::none) {
    nothing(t, me, Card::cheat, Nothing::cheat_first);
  } else if (action == Card::copy) {
    nothing(t, me, Card::copy,
            player.copy == CopyDecision::declined ? Nothing::copy_declined : Nothing::copy_nothing);
  } else {
    function_of(action)(t, me, aim_of(board, me));
    feed(t, me, action);
  }
  t.tell([&] { return TurnEnded{seat_byte(me)}; });
  next_turn(t);
}

}  // namespace

void step(State& state, core::Decider& decider, core::EventSink* sink, core::OutcomeSource* source) {
  Table t(state, decider, sink, source);
  switch (state.board.phase) {
    case Phase::target:
      return set_targets(t);
    case Phase::plan:
      return choose_plans(t);
    case Phase::event:
      return draw_event(t);
    case Phase::act:
      return copies_wait(state.board) ? decide_copied_defences(t) : act(t);
    case Phase::over:
      return;
  }
}

}  // namespace food_fight::cafe_chaos
