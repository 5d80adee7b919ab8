// The parts of a round, in its order.
#include "engine/food_fight/round.hpp"

#include <vector>

#include "engine/food_fight/asking.hpp"
#include "engine/food_fight/position.hpp"

namespace food_fight {

namespace {

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
    board.players[i].was_hit = board.players[i].boasted = false;
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

/// Copied actions that work from the flip are accepted or declined right after it, clockwise from the
/// starting player (CC-A42, CC-A45, CC-A84).
bool decides_at_flip(const Board& board, Seat seat) {
  const Player& player = board.player(seat);
  return face_of(board, seat) == Card::copy && player.copy == CopyDecision::open &&
         works_from_flip(player.copied_action);
}
/// What the Food?!: an attack that would be aimed at the copier is on offer to be declined only (WF-A49,
/// WF-A52).
bool must_decline(const Board& board, Seat seat) {
  const Player& player = board.player(seat);
  return board.fight == Fight::what_the_food && board.seats > 2 && is_aimed(player.copied_action) &&
         board.aim(core::seat_at(player.copied_seat)) == seat;
}
void decide_copy(Table& t, Seat seat) {
  Player& player = t.board.player(seat);
  const bool accepts = !must_decline(t.board, seat) && !passed(t.ask(ask_copy(seat, player.copied_action)));
  player.copy = accepts ? CopyDecision::accepted : CopyDecision::declined;
  t.read_stances();
  if (t.shows(seat, Card::bewitched)) player.immune = true;
  t.tell([&] { return CopyDecided{seat_byte(seat), player.copied_seat, player.copied_action, accepts}; });
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

}  // namespace

/// Target cards are set clockwise from the starting player, each seeing the earlier ones (CC-063 … CC-065).
void set_targets(Table& t) {
  t.tell([&] { return RoundStarted{t.board.round, t.board.start}; });
  for (int i = 0; i < t.board.seats; ++i) {
    const Seat seat = core::seat_at((t.board.start + i) % t.board.seats);
    set_target(t, seat, seat_in(t.ask(ask_target(t.board, seat))), seat, Card::none);
  }
  t.board.phase = Phase::plan;
}

/// Everybody places three actions at once (CC-070 … CC-073). Those on the mat are in no hand until the round
/// ends (CC-A31).
void place_plans(Table& t) {
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
}

void begin_fight(Table& t) {
  t.board.phase = Phase::act;
  t.board.set = 1;
  t.board.turn = t.board.start;
  flip(t);
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

/// One player's turn of a set (CC-057, CC-058).
Card take_turn(Table& t, ActionFunction (*function_of)(Card action)) {
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
  }
  return idle ? Card::none : action;
}

bool next_turn(Table& t) {
  Board& board = t.board;
  board.turn = static_cast<std::uint8_t>((board.turn + 1) % board.seats);
  if (board.turn != board.start) return true;
  if (board.set == k_sets) return false;
  ++board.set;
  flip(t);
  return true;
}

/// After set 3 the scores are looked at as they stand (CC-136, CC-137, CC-A16); else the marker passes on
/// (CC-052, WF-016, WF-054).
void close_round(Table& t) {
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
}

}  // namespace food_fight
