// The turn in the order of the rulebook: table card, cards, answers, rolls, draw to five.
#include "engine/cooking_customers/rules.hpp"

#include <algorithm>

#include "engine/cooking_customers/table.hpp"

namespace cooking_customers {

namespace {

bool holds(const Hand& hand, Card card) {
  return std::find(hand.begin(), hand.end(), card) != hand.end();
}

void pass_turn(Table& t) {
  Board& board = t.board;
  board.turn = static_cast<std::uint8_t>((board.turn + 1) % board.seats);
  if (board.turn == 0 && board.lap < 250) ++board.lap;
  board.phase = Phase::start;
  board.played_own = board.played_opponent = board.discarded = 0;
}

/// Nobody has a card, a cook, or a draw from the main deck (KC-A16).
bool nobody_can_cook(const State& state) {
  if (!state.deck.empty() || !state.discard.empty()) return false;
  const Board& board = state.board;
  for (int i = 0; i < board.seats; ++i) {
    const Player& player = board.player(core::seat_at(i));
    if (player.cook != Card::none || player.hand_size > 0) return false;
  }
  return true;
}

/// A lost turn is skipped whole (KC-A34); else the table card comes first (KC-012). False: skipped.
bool begin_turn(Table& t) {
  const Seat seat = t.board.on_turn();
  Player& player = t.board.player(seat);
  if (player.owes_turn != 0) {
    player.owes_turn = 0;
    t.tell([&] { return TurnSkipped{seat_byte(seat)}; });
    return false;
  }
  t.tell([&] { return TurnStarted{seat_byte(seat)}; });
  draw_table(t, seat, Card::none);
  return true;
}

/// One more round in which nobody can do anything, then the richest win (KC-A16).
void run_out(Table& t) {
  for (int i = 0; i < t.board.seats; ++i) {
    begin_turn(t);
    pass_turn(t);
  }
  end_game(t, EndReason::nobody_can_cook);
}

void start_turn(Table& t) {
  if (nobody_can_cook(t.state)) return run_out(t);
  if (begin_turn(t)) {
    t.board.phase = Phase::play;
  } else {
    pass_turn(t);
  }
}

/// After the cards: the rolls, then back up to five (KC-010, KC-018).
void finish_turn(Table& t) {
  const Seat seat = t.board.on_turn();
  cook(t, seat);
  if (t.over()) return;
  refill_hand(t, seat);
  t.tell([&] { return TurnEnded{seat_byte(seat)}; });
  pass_turn(t);
}

/// A card for the own side (KC-008, KC-064).
void lay_helpful(Table& t, Seat by, Seat on, Card card) {
  switch (kind_of(card)) {
    case CardKind::cook:
      return place_cook(t, on, card, by);
    case CardKind::helper:
      return place_helper(t, on, card, by);
    case CardKind::supply:
      return hang_supply(t, on, card, by);
    default:
      t.board.player(on).plus.push_back(card);
      t.tell([&] { return PlusLaid{seat_byte(on), card, seat_byte(by)}; });
  }
}

/// The card or supply that a Better Offer or a Thief is after.
Card wanted(const Table& t, const core::Choice& choice, Seat on) {
  switch (verb_of(choice)) {
    case Verb::take_cook:
      return t.board.player(on).cook;
    case Verb::take_helper:
      return t.board.player(on).helper;
    case Verb::steal:
      return card_in(choice, 2);
    default:
      return Card::none;
  }
}

/// A card before an opponent (KC-008). What can be stopped waits for its answer.
void lay_harmful(Table& t, Seat by, Seat on, Card card, const core::Choice& choice) {
  if (defence_against(card) != Card::none) {
    t.board.attack = {card, seat_byte(on), wanted(t, choice, on)};
    t.state.passed = {};
    return;
  }
  switch (kind_of(card)) {
    case CardKind::cook:  // KC-034
      return place_cook(t, on, card, by);
    case CardKind::minus:
      t.board.player(on).minus.push_back(card);
      return t.tell([&] { return MinusLaid{seat_byte(on), card, seat_byte(by)}; });
    default:
      to_discard(t, card);
      if (card == Card::take_a_break) return take_a_break(t, by, on, verb_of(choice) == Verb::take_over);
      return lose_cook(t, on, card);  // Cook Quits
  }
}

void lay_card(Table& t, const core::Choice& choice) {
  Board& board = t.board;
  const Seat seat = board.on_turn();
  const Card card = card_in(choice);
  const Seat on = seat_in(choice, seat);
  const bool own_side = board.partners(seat, on);
  out_of_hand(t, seat, card);
  ++(own_side ? board.played_own : board.played_opponent);
  // That somebody is asked to stop the card shows that he holds one that does: no undo.
  const bool reveals = defence_against(card) != Card::none;
  t.tell(
      [&] {
        return CardPlayed{seat_byte(seat),
                          card,
                          seat_byte(on),
                          wanted(t, choice, on),
                          verb_of(choice) == Verb::take_over,
                          board.player(seat).hand_size};
      },
      reveals);
  if (own_side) {
    lay_helpful(t, seat, on, card);
  } else {
    lay_harmful(t, seat, on, card, choice);
  }
}

void throw_away(Table& t, Card card) {
  const Seat seat = t.board.on_turn();
  out_of_hand(t, seat, card);
  to_discard(t, card);
  ++t.board.discarded;
  t.tell([&] { return CardThrownAway{seat_byte(seat), card, t.board.player(seat).hand_size}; });
}

/// Strikes if nobody may stop the attack any more.
void strike_unless_asked(Table& t) {
  Seat defender{};
  if (!t.board.attack.waits() || next_defender(t.state, defender)) return;
  const Attack attack = t.board.attack;
  t.board.attack = {};
  t.state.passed = {};
  strike(t, t.board.on_turn(), attack);
}

bool has_played(Table& t) {
  return t.board.played() >= k_plays || t.hand(t.board.on_turn()).empty();
}

/// One card of the turn (KC-006, KC-A11).
void play_card(Table& t) {
  const Seat seat = t.board.on_turn();
  bool done = has_played(t);
  if (!done) {
    const core::Choice choice = t.ask(ask_play(t.board, seat, t.hand(seat)));
    done = verb_of(choice) == Verb::done;
    if (verb_of(choice) == Verb::discard) {
      throw_away(t, card_in(choice));
    } else if (!done) {
      lay_card(t, choice);
      strike_unless_asked(t);
    }
  }
  if (t.over() || t.board.attack.waits()) return;
  if (done || has_played(t)) finish_turn(t);
}

/// The attack is off; +2 meals for a table that is there (KC-040, KC-057, KC-A32).
void stop_attack(Table& t, Seat defender) {
  const Attack attack = t.board.attack;
  const Card defence = defence_against(attack.card);
  out_of_hand(t, defender, defence);
  to_discard(t, attack.card);
  to_discard(t, defence);
  t.board.attack = {};
  t.state.passed = {};
  t.tell([&] {
    return DefencePlayed{seat_byte(defender), defence,   attack.card,
                         t.board.turn,        attack.on, t.board.player(defender).hand_size};
  });
  if (defence == Card::simmer_down && t.board.side_of(defender).needs != 0)
    add_meals(t, defender, 2, MealCause::simmer_down);
}

/// One seat stops the attack or lets it go on (KC-011).
void answer_attack(Table& t) {
  Seat defender{};
  if (next_defender(t.state, defender)) {
    const core::Choice choice = t.ask(ask_counter(defender, defence_against(t.board.attack.card)));
    if (verb_of(choice) == Verb::counter) {
      stop_attack(t, defender);
    } else {
      t.state.passed.add(defender);
    }
  }
  strike_unless_asked(t);
  if (t.over() || t.board.attack.waits()) return;
  if (has_played(t)) finish_turn(t);
}

}  // namespace

bool next_defender(const State& state, Seat& defender) {
  const Board& board = state.board;
  const Card defence = defence_against(board.attack.card);
  const Seat victim = core::seat_at(board.attack.on);
  for (int i = 0; i < board.seats; ++i) {
    const Seat seat = core::seat_at((board.attack.on + i) % board.seats);
    if (!board.partners(seat, victim) || state.passed.has(seat)) continue;
    if (!holds(state.hands[static_cast<std::size_t>(seat)], defence)) continue;
    defender = seat;
    return true;
  }
  return false;
}

void step(State& state, core::Decider& decider, core::EventSink* sink, core::OutcomeSource* source) {
  Table t(state, decider, sink, source);
  switch (state.board.phase) {
    case Phase::start:
      return start_turn(t);
    case Phase::play:
      return state.board.attack.waits() ? answer_attack(t) : play_card(t);
    case Phase::over:
      return;
  }
}

}  // namespace cooking_customers
