// Actions without Food against others.
#include <algorithm>

#include "engine/food_fight/actions.hpp"
#include "engine/food_fight/asking.hpp"
#include "engine/food_fight/attack.hpp"
#include "engine/food_fight/cafe_chaos/cards.hpp"
#include "engine/food_fight/house.hpp"

namespace food_fight::actions {

namespace {

Why because(Seat me, Card cause) {
  return {seat_byte(me), Reason::action, cause};
}

/// `me` may turn the target card of `owner`.
void turn_card_of(Table& t, Seat me, Seat owner, Card cause) {
  const auto choice = t.ask(ask_retarget(t.board, me, owner, true, cause));
  if (!passed(choice)) set_target(t, owner, seat_in(choice, 1), me, cause);
}

/// The target gains 1 and must point at `me` (CC-362, CC-363, CC-A29, WF-A48).
void provoke(Table& t, Seat me, Seat aim) {
  const Victim victim = final_victim(t, me, aim, Card::taunt);
  if (victim.hides) return;
  hurt(t, victim.seat, 1, blame_for(victim, me), because(me, Card::taunt));
  if (victim.seat != me && t.board.aim(victim.seat) != me) set_target(t, victim.seat, me, me, Card::taunt);
}

/// One card out of the deck for all to see, into the middle.
Card reveal(Table& t, Seat me, Card cause) {
  const Card card = draw(t);
  if (card != Card::none) to_aside(t, card, Place::deck, me, cause);
  return card;
}

}  // namespace

/// Mope: your target gains 1 if you have at least as many points (CC-157 … CC-160).
void mope(Table& t, Seat me, Seat aim) {
  const Victim victim = final_victim(t, me, aim, Card::mope);
  if (victim.hides) return;
  if (t.board.player(me).points < t.board.player(victim.seat).points)
    return nothing(t, me, Card::mope, Nothing::too_few_points, victim.seat);
  hurt(t, victim.seat, 1, blame_for(victim, me), because(me, Card::mope));
}

/// Shove: your target gains 1 for each throwable in hand, at most 3 (CC-172 … CC-177).
void shove(Table& t, Seat me, Seat aim) {
  const Victim victim = final_victim(t, me, aim, Card::shove);
  if (victim.hides) return;
  const int throwables = throwables_of(t, victim.seat).size();
  if (throwables == 0) return nothing(t, me, Card::shove, Nothing::no_throwables, victim.seat);
  hurt(t, victim.seat, std::min(throwables, 3), blame_for(victim, me), because(me, Card::shove));
}

/// Stalk: take a throwable of your target blindly; if the target does not point at you, you may turn its
/// target card (CC-185 … CC-189, CC-A26, CC-A28).
void stalk(Table& t, Seat me, Seat aim) {
  const Victim victim = final_victim(t, me, aim, Card::stalk);
  if (victim.hides) return;
  if (victim.seat == me) return nothing(t, me, Card::stalk, Nothing::aims_at_self);
  if (!steal(t, me, victim.seat, Card::stalk))
    nothing(t, me, Card::stalk, Nothing::no_throwables, victim.seat);
  if (t.board.aim(victim.seat) != me) turn_card_of(t, me, victim.seat, Card::stalk);
}

/// Flirt: take a throwable of your target blindly, then you may turn its target card (WF-060, WF-A48).
void flirt(Table& t, Seat me, Seat aim) {
  const Victim victim = final_victim(t, me, aim, Card::flirt);
  if (victim.hides) return;
  if (victim.seat == me) return nothing(t, me, Card::flirt, Nothing::aims_at_self);
  if (!steal(t, me, victim.seat, Card::flirt))
    nothing(t, me, Card::flirt, Nothing::no_throwables, victim.seat);
  turn_card_of(t, me, victim.seat, Card::flirt);
}

/// Goose: your target gives you a throwable of its choice; then you may turn your own target card (WF-074,
/// WF-A45, WF-A48).
void goose(Table& t, Seat me, Seat aim) {
  const Victim victim = final_victim(t, me, aim, Card::goose);
  if (!victim.hides && victim.seat == me) nothing(t, me, Card::goose, Nothing::aims_at_self);
  if (!victim.hides && victim.seat != me) {
    const Pile gifts = throwables_of(t, victim.seat);
    if (gifts.empty()) {
      nothing(t, me, Card::goose, Nothing::no_throwables, victim.seat);
    } else {
      const auto choice =
          t.ask(ask_card(victim.seat, Kind::give, Verb::give, gifts, false, {{}, Card::goose}));
      hand_over(t, victim.seat, me, card_in(choice), Card::goose);
    }
  }
  turn_card_of(t, me, me, Card::goose);
}

/// Mock: your target gains 1, unless you were hit earlier in this set (WF-062, WF-A13).
void mock(Table& t, Seat me, Seat aim) {
  if (t.board.player(me).was_hit) return nothing(t, me, Card::mock, Nothing::was_hit);
  const Victim victim = final_victim(t, me, aim, Card::mock);
  if (!victim.hides) hurt(t, victim.seat, 1, blame_for(victim, me), because(me, Card::mock));
}

/// Scare: your target drops two throwables blindly, an event plays before the second (WF-067, WF-A65).
void scare(Table& t, Seat me, Seat aim) {
  constexpr int k_dropped = 2;
  const Victim victim = final_victim(t, me, aim, Card::scare);
  if (victim.hides) return;
  for (int i = 0; i < k_dropped; ++i) {
    if (drop_blindly(t, victim.seat, Card::scare)) continue;
    if (i == 0) nothing(t, me, Card::scare, Nothing::no_throwables, victim.seat);
    return;
  }
}

/// Sneeze: your left and right neighbour gain 1, one seat once (ledger 14.1, WF-106, WF-A45, WF-A46).
void sneeze(Table& t, Seat me, Seat /*aim*/) {
  core::SeatSet neighbours = both(t.board.left(me), t.board.right(me));
  for (const Seat seat : {t.board.left(me), t.board.right(me)}) {
    if (!neighbours.has(seat)) continue;
    neighbours.remove(seat);
    const Victim victim = final_victim(t, me, seat, Card::sneeze);
    if (!victim.hides) hurt(t, victim.seat, 1, blame_for(victim, me), because(me, Card::sneeze));
  }
}

/// Tackle: your target gains 1 and drops a throwable of its choice onto the floor (CC-225 … CC-228, CC-A80).
void tackle(Table& t, Seat me, Seat aim) {
  const Victim victim = final_victim(t, me, aim, Card::tackle);
  if (victim.hides) return;
  hurt(t, victim.seat, 1, blame_for(victim, me), because(me, Card::tackle));
  const Pile throwables = throwables_of(t, victim.seat);
  if (throwables.empty()) return;
  const auto choice =
      t.ask(ask_card(victim.seat, Kind::drop, Verb::drop, throwables, false, {{}, Card::tackle}));
  drop(t, victim.seat, card_in(choice), Card::tackle);
}

/// Taunt: draw a Food or Topping; your target gains 1 and must point at you (CC-361 … CC-363, CC-A29).
void taunt(Table& t, Seat me, Seat aim) {
  dig(t, me, Card::taunt);
  provoke(t, me, aim);
}

/// Taunt in What the Food?!: the drawn card may be any (WF-A34).
void taunt_any(Table& t, Seat me, Seat aim) {
  draw_to_hand(t, me, 1, Card::taunt);
  provoke(t, me, aim);
}

/// Ari Attack: reveal the top card; a Food gives 1 to any player you choose, anything else is yours (CC-263 …
/// CC-266, CC-A82).
void ari_attack(Table& t, Seat me, Seat /*aim*/) {
  const Card card = reveal(t, me, Card::ari_attack);
  if (card == Card::none) return nothing(t, me, Card::ari_attack, Nothing::nothing_to_take);
  if (!is_food(card)) {
    aside_to_hand(t, me, Card::ari_attack);
    return;
  }
  core::SeatSet others = t.all();
  others.remove(me);
  const auto choice = t.ask(ask_splat(me, others, Card::ari_attack));
  const Victim victim = final_victim(t, me, seat_in(choice), Card::ari_attack);
  if (!victim.hides) hurt(t, victim.seat, 1, blame_for(victim, me), because(me, Card::ari_attack));
  aside_to_trash(t, me, Card::ari_attack);
}

/// Caricature: your target gains as many points as it has, never above one less than the limit; Duck stops it
/// (CC-278 … CC-281, CC-A105).
void caricature(Table& t, Seat me, Seat aim) {
  const Victim victim = final_victim(t, me, aim, Card::caricature);
  if (victim.hides) return;
  if (t.shows(victim.seat, Card::duck))
    return nothing(t, me, Card::caricature, Nothing::stopped_by_duck, victim.seat);
  const int points = t.board.player(victim.seat).points;
  const int room = t.board.limit - 1 - points;
  if (room <= 0) return nothing(t, me, Card::caricature, Nothing::already_at_limit, victim.seat);
  hurt(t, victim.seat, std::min(points, room), blame_for(victim, me), because(me, Card::caricature));
}

/// Maagic Trick: take a throwable of your target blindly, draw 2, give it a card of your choice (CC-295 …
/// CC-297, CC-A52, CC-A127, CC-A128).
void maagic_trick(Table& t, Seat me, Seat aim) {
  const Victim victim = final_victim(t, me, aim, Card::maagic_trick);
  const bool exchanges = !victim.hides && victim.seat != me;
  if (!victim.hides && victim.seat == me) nothing(t, me, Card::maagic_trick, Nothing::aims_at_self);
  if (exchanges) steal(t, me, victim.seat, Card::maagic_trick);
  draw_to_hand(t, me, 2, Card::maagic_trick);
  const Pile cards = loose_cards(t.state, me);
  if (!exchanges || cards.empty()) return;
  const auto choice = t.ask(ask_card(me, Kind::give, Verb::give, cards, false, {{}, Card::maagic_trick}));
  hand_over(t, me, victim.seat, card_in(choice), Card::maagic_trick);
}

/// Mishap: reveal and discard the top card: Food hits your target for 1, a Topping you, a Condition the
/// target for 2 and you for 1 (CC-298 … CC-303).
void mishap(Table& t, Seat me, Seat aim) {
  const Card card = reveal(t, me, Card::mishap);
  if (card == Card::none) return nothing(t, me, Card::mishap, Nothing::nothing_to_take);
  if (is_food(card) || is_condition(card)) {
    const Victim victim = final_victim(t, me, aim, Card::mishap);
    const bool immune = is_condition(card) && t.board.player(victim.seat).immune;  // CC-A78
    if (!victim.hides && !immune)
      hurt(t, victim.seat, is_food(card) ? 1 : 2, blame_for(victim, me), because(me, Card::mishap));
  }
  if (is_topping(card) || is_condition(card))
    hurt(t, me, 1, Blame::own, {seat_byte(me), Reason::own_action, Card::mishap});
  aside_to_trash(t, me, Card::mishap);
}

/// Prank: your target uses one of its Foods or Toppings on itself: 1 point, the card is discarded, its
/// neighbours but you are splashed (CC-304 … CC-307).
void prank(Table& t, Seat me, Seat aim) {
  const Victim victim = final_victim(t, me, aim, Card::prank);
  if (victim.hides) return;
  const Pile bases = those(t.hand(victim.seat), is_base);
  if (bases.empty()) return nothing(t, me, Card::prank, Nothing::no_throwables, victim.seat);
  const auto choice = t.ask(ask_card(victim.seat, Kind::self, Verb::self, bases, false, {{}, Card::prank}));
  hurt(t, victim.seat, 1, blame_for(victim, me), because(me, Card::prank));
  discard(t, victim.seat, card_in(choice), Card::prank);
  splatter(t, victim.seat, me, true, Blame::other, Card::prank);
}

/// Belch: your target gains 1; or discard a Condition and everybody but you gains 1 (CC-320 … CC-322,
/// CC-A81).
void belch(Table& t, Seat me, Seat aim) {
  const auto choice = t.ask(ask_belch(me, those(t.hand(me), is_condition), Card::belch));
  core::SeatSet at = only(aim);
  if (choice.size > 0) {
    discard(t, me, card_in(choice), Card::belch);
    at = t.all();
    at.remove(me);
  }
  for (int i = 0; i < t.board.seats; ++i) {
    const Seat seat = core::seat_at((t.board.start + i) % t.board.seats);
    if (!at.has(seat)) continue;
    const Victim victim = final_victim(t, me, seat, Card::belch);
    if (!victim.hides) hurt(t, victim.seat, 1, blame_for(victim, me), because(me, Card::belch));
  }
}

/// Snitch: everybody whose action now is Grab or an attack with Food gains 1 (CC-359, CC-360, CC-A83).
void snitch(Table& t, Seat me, Seat /*aim*/) {
  for (int i = 0; i < t.board.seats; ++i) {
    const Seat seat = core::seat_at((t.board.start + i) % t.board.seats);
    const Card shown = t.stance[static_cast<std::size_t>(seat)];
    if (seat != me && (shown == Card::grab || is_food_attack(shown)))
      hurt(t, seat, 1, Blame::other, because(me, Card::snitch));
  }
}

/// Hallucinate: two players, you may be one, exchange their hands; Basic and Character Actions stay (CC-290 …
/// CC-294, CC-A126).
void hallucinate(Table& t, Seat me, Seat /*aim*/) {
  core::SeatSet choosable;
  for (int i = 0; i < t.board.seats; ++i) {
    if (!t.shows(core::seat_at(i), Card::hide)) choosable.add(core::seat_at(i));
  }
  if (choosable.size() < 2) return nothing(t, me, Card::hallucinate, Nothing::hidden);
  const auto choice = t.ask(ask_swap(me, choosable, Card::hallucinate));
  const Victim first = final_victim(t, me, seat_in(choice, 0), Card::hallucinate);
  const Victim second = final_victim(t, me, seat_in(choice, 1), Card::hallucinate);
  if (first.hides || second.hides) return;
  if (first.seat == second.seat) return nothing(t, me, Card::hallucinate, Nothing::aims_at_self, first.seat);
  swap_hands(t, me, first.seat, second.seat, [](Card card) {
    const auto* entry = cafe_chaos::entry(card);
    return entry != nullptr && entry->action_class == cafe_chaos::ActionClass::character;
  });
}

/// Confuse: discard any number of throwables; each turns one target card, your own too (CC-351 … CC-353,
/// CC-A26, CC-A27).
void confuse(Table& t, Seat me, Seat /*aim*/) {
  if (t.board.seats == 2) return nothing(t, me, Card::confuse, Nothing::nobody_to_turn);  // WF-103
  const core::SeatSet owners = house::confusable(t);
  while (true) {
    const Pile throwables = throwables_of(t, me);
    if (throwables.empty()) return;
    const auto choice = t.ask(ask_confuse(t.board, me, throwables, owners, Card::confuse));
    if (passed(choice)) return;
    discard(t, me, card_in(choice), Card::confuse);
    set_target(t, seat_in(choice, 1), seat_in(choice, 2), me, Card::confuse);
  }
}

}  // namespace food_fight::actions
