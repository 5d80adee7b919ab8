// The differences between the two food fights, rule by rule.
#include "engine/food_fight/house.hpp"

#include "engine/food_fight/asking.hpp"
#include "engine/food_fight/what_the_food/cards.hpp"
#include "engine/food_fight/what_the_food/windows.hpp"

namespace food_fight::house {

namespace {

using what_the_food::ConditionCard;

bool acts(const Board& board, Card condition, ConditionCard super) {
  return board.super_conditions && condition == what_the_food::card_of(super);
}

Why because(Seat attacker, Card condition) {
  return {seat_byte(attacker), Reason::action, condition};
}

/// Juicy: splatter on the victim's neighbours, not on the thrower.
void juicy(Table& t, const Attack& attack, Card condition, Seat victim) {
  splatter(t, victim, attack.attacker, true, Blame::other, condition);
}

/// Slimy: the thrower may turn the victim's target card, not onto the victim.
void slimy(Table& t, const Attack& attack, Card condition, Seat victim) {
  const auto choice = t.ask(ask_retarget(t.board, attack.attacker, victim, true, condition));
  if (!passed(choice)) set_target(t, victim, seat_in(choice, 1), attack.attacker, condition);
}

/// Sticky: the thrower takes a random throwable of the victim.
void sticky(Table& t, const Attack& attack, Card condition, Seat victim) {
  if (victim != attack.attacker) steal(t, attack.attacker, victim, condition);
}

/// Rotten: the victim drops a random throwable.
void rotten(Table& t, const Attack& /*attack*/, Card condition, Seat victim) {
  drop_blindly(t, victim, condition);
}

/// Fuzzy: the thrower drops 1.
void fuzzy(Table& t, const Attack& attack, Card condition, Seat /*victim*/) {
  heal(t, attack.attacker, 1, {seat_byte(attack.attacker), Reason::heal, condition});
}

/// Gassy: one other player of the thrower's choice gains 1; no attack, nothing stops it (WF-A59).
void gassy(Table& t, const Attack& attack, Card condition, Seat victim) {
  core::SeatSet others = t.all();
  others.remove(attack.attacker);
  others.remove(victim);
  if (others.empty()) return;
  const auto choice = t.ask(ask_splat(attack.attacker, others, condition));
  hurt(t, seat_in(choice), 1, Blame::other, because(attack.attacker, condition));
}

/// Radioactive: 2 more for the victim, 1 for the thrower, who has the 9-Point Rule.
void radioactive(Table& t, const Attack& attack, Card condition, Seat victim) {
  hurt(t, victim, 2, Blame::other, because(attack.attacker, condition));
  hurt(t, attack.attacker, 1, Blame::own, {seat_byte(attack.attacker), Reason::own_action, condition});
}

struct HitEffect {
  ConditionCard condition;
  void (*effect)(Table& t, const Attack& attack, Card condition, Seat victim);
};
constexpr std::array<HitEffect, 7> k_hit_effects{{{ConditionCard::juicy, juicy},
                                                  {ConditionCard::slimy, slimy},
                                                  {ConditionCard::sticky, sticky},
                                                  {ConditionCard::rotten, rotten},
                                                  {ConditionCard::fuzzy, fuzzy},
                                                  {ConditionCard::gassy, gassy},
                                                  {ConditionCard::radioactive, radioactive}}};

/// Mystery: the deck's top card goes to the trash for all to see; a Food or Topping makes the attack 1 more,
/// an event plays.
int solve_mystery(Table& t, Seat attacker, Card condition) {
  const Card card = draw(t);
  if (card == Card::none) return 0;
  if (kind_of(card) == CardKind::event) {
    meet_event(t, card, attacker);
    return 0;
  }
  to_trash(t, card);
  t.tell(
      [&] {
        return CardMoved{card, Place::deck, Place::trash, k_nobody, k_nobody, condition, seat_byte(attacker)};
      },
      true);
  return is_base(card) ? 1 : 0;
}

}  // namespace

int worth_of_condition(const Board& board, Card condition) {
  return acts(board, condition, ConditionCard::moldy) ? 3 : 2;
}

std::array<CardKind, 3> trash_order(const Board& board) {
  if (board.fight == Fight::cafe_chaos) return {CardKind::condition, CardKind::topping, CardKind::food};
  return {CardKind::food, CardKind::topping, CardKind::condition};
}

bool spun_lob_splatters_twice(const Board& board) {
  return board.fight == Fight::cafe_chaos;
}

bool is_combo_attack(Card action) {
  return action == Card::throw_food || action == Card::lob || action == Card::hunt ||
         action == Card::extra_throw;
}

Pile smash_additions(const Table& t, Seat smasher) {
  if (t.board.fight == Fight::cafe_chaos) return t.hand(smasher);
  return those(t.hand(smasher), [](Card card) { return is_topping(card) || is_condition(card); });
}

core::SeatSet confusable(const Table& t) {
  core::SeatSet owners = t.all();
  for (int i = 0; t.board.fight == Fight::cafe_chaos && i < t.board.seats; ++i) {
    const Seat seat = core::seat_at(i);
    if (t.shows(seat, Card::hide) || t.shows(seat, Card::outsmart)) owners.remove(seat);
  }
  return owners;
}

bool is_scalding(const Board& board, Card condition) {
  return acts(board, condition, ConditionCard::scalding);
}
bool is_leftover(const Board& board, Card condition) {
  return acts(board, condition, ConditionCard::leftover);
}
bool is_greasy(const Table& t, Seat seat) {
  if (!t.board.super_conditions) return false;
  constexpr Card greasy = what_the_food::card_of(ConditionCard::greasy);
  return count(t.hand(seat), [](Card card) { return card == greasy; }) > 0;
}

void turn_aim_first(Table& t, Attack& attack, Card condition) {
  if (!acts(t.board, condition, ConditionCard::suspicious)) return;
  const Seat me = attack.attacker;
  const auto choice = t.ask(ask_retarget(t.board, me, me, true, condition));
  if (passed(choice)) return;
  attack.aim = seat_in(choice, 1);
  set_target(t, me, attack.aim, me, condition);
}

int condition_played(Table& t, Seat attacker, Card condition) {
  if (acts(t.board, condition, ConditionCard::crunchy)) draw_to_hand(t, attacker, 1, condition);
  return acts(t.board, condition, ConditionCard::mystery) ? solve_mystery(t, attacker, condition) : 0;
}

void condition_hits(Table& t, const Attack& attack, Card condition, Seat victim) {
  for (const auto& [super, effect] : k_hit_effects) {
    if (acts(t.board, condition, super)) return effect(t, attack, condition, victim);
  }
}

bool declaration_is_cancelled(Table& t, const AttackContext& declared) {
  return t.board.events_are_held &&
         what_the_food::open_window(t, Moment::declared, declared.attacker, declared);
}

}  // namespace food_fight::house
