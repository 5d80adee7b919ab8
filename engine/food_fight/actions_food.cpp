// Actions that throw, swing or fetch food.
#include "engine/food_fight/actions.hpp"
#include "engine/food_fight/asking.hpp"
#include "engine/food_fight/attack.hpp"
#include "engine/food_fight/lasting_event.hpp"

namespace food_fight {

namespace {

bool is_cheese(const core::Choice& choice) {
  const Verb verb = verb_of(choice);
  return verb == Verb::throw_cheese || verb == Verb::swing_cheese || verb == Verb::blast_cheese;
}

/// The cards of one attack go from hand to the middle, in the choice's order.
void pick_up(Table& t, Seat me, const core::Choice& choice, int cards, Card action) {
  for (int i = 0; i < cards; ++i) {
    const Card card = card_in(choice, i);
    out_of_hand(t, me, card);
    to_aside(t, card, Place::hand, me, action);
  }
}

/// Chooses a combo from hand and attacks; forced with a Food or Topping in hand, nothing without (CC-083,
/// CC-086, CC-A72).
void attack_from_hand(Table& t, Seat me, Seat aim, Card action, bool single) {
  const Pile throwables = those(t.hand(me), is_throwable);
  if (count(throwables, is_base) == 0) return nothing(t, me, action, Nothing::nothing_to_throw, aim);
  const auto choice =
      t.ask(ask_throw(me, throwables, single, lasting_event::cheese_is_called(t.board), action));
  pick_up(t, me, choice, choice.size, action);
  resolve(t, {me, aim, action, is_cheese(choice), false});
}

/// The attacker may turn the own target card first. Copied: unmoved, the copied player's aim counts (CC-A46).
void attack_after_retarget(Table& t, Seat me, Seat aim, Card action, bool single) {
  const auto choice = t.ask(ask_retarget(t.board, me, me, true, action));
  if (!passed(choice)) {
    aim = seat_in(choice, 1);
    set_target(t, me, aim, me, action);
  }
  attack_from_hand(t, me, aim, action, single);
}

/// One card of the floor is thrown; the floor is dealt up before it lands.
void attack_from_floor(Table& t, Seat me, Seat aim, Card action, bool (*fits)(Card)) {
  refill_floor(t, me);
  const Pile cards = those(t.state.floor, fits);
  if (cards.empty()) return nothing(t, me, action, Nothing::nothing_to_throw, aim);
  const auto choice = t.ask(ask_swing(me, cards, lasting_event::cheese_is_called(t.board), action));
  const Card card = card_in(choice);
  out_of_floor(t, card);
  to_aside(t, card, Place::floor, me, action);
  refill_floor(t, me);
  resolve(t, {me, aim, action, is_cheese(choice), false});
}

/// Bake Sale: every throwable in one attack, any mix, a hand of Conditions too (CC-338, CC-A120).
void throw_everything(Table& t, Seat me, Seat aim) {
  const Pile throwables = those(t.hand(me), is_throwable);
  if (throwables.empty()) return nothing(t, me, Card::throw_food, Nothing::nothing_to_throw, aim);
  for (const Card card : throwables) {
    out_of_hand(t, me, card);
    to_aside(t, card, Place::hand, me, Card::throw_food);
  }
  resolve(t, {me, aim, Card::throw_food, false, true});
}

/// The top Foods and Toppings of the trash, at most so many, `but` not that one.
void take_from_trash(Table& t, Seat me, int most, Card but, Card cause) {
  for (int place = t.state.trash.size() - 1; place >= 0 && most > 0; --place) {
    if (!is_base(t.state.trash[place]) || t.state.trash[place] == but) continue;
    const Card card = t.state.trash.take(place);
    to_hand(t, me, card, t.all());
    t.tell([&] {
      return CardMoved{card, Place::trash, Place::hand, k_nobody, seat_byte(me), cause, seat_byte(me)};
    });
    --most;
  }
}

}  // namespace

bool take_from_floor(Table& t, Seat me, const Pile& cards_of_choice, bool optional, Card cause, Card* taken) {
  if (cards_of_choice.empty()) return false;
  const auto choice = t.ask(ask_card(me, Kind::take, Verb::take, cards_of_choice, optional, {{}, cause}));
  if (passed(choice)) return false;
  const Card card = card_in(choice);
  floor_to_hand(t, me, card, cause, me);
  refill_floor(t, me);
  if (taken != nullptr) *taken = card;
  return true;
}

namespace actions {

/// Throw: one card or one combo from your hand at your target (CC-080 … CC-088).
void throw_food(Table& t, Seat me, Seat aim) {
  if (lasting_event::throws_whole_hand(t.board)) return throw_everything(t, me, aim);
  attack_from_hand(t, me, aim, Card::throw_food, false);
}

/// Lob: a Throw over everything: hits ducking players, and splatters left and right (CC-211 … CC-217).
void lob(Table& t, Seat me, Seat aim) {
  attack_from_hand(t, me, aim, Card::lob, false);
}

/// Vengeance: you may change your target, then throw one Food or Topping; 1 more if it points at you (CC-308
/// … CC-310). Copied: your own card moves; unmoved, the copied player's aim counts (CC-A46).
void vengeance(Table& t, Seat me, Seat aim) {
  attack_after_retarget(t, me, aim, Card::vengeance, true);
}

/// Hunt: you may turn your own target card, then throw as with Throw (WF-061, WF-A39).
void hunt(Table& t, Seat me, Seat aim) {
  attack_after_retarget(t, me, aim, Card::hunt, false);
}

/// A second Throw (ledger 14.3).
void extra_throw(Table& t, Seat me, Seat aim) {
  attack_from_hand(t, me, aim, Card::extra_throw, false);
}

/// Swing: one throwable from the floor, a Condition alone too (CC-190 … CC-194, CC-A95).
void swing(Table& t, Seat me, Seat aim) {
  attack_from_floor(t, me, aim, Card::swing, is_throwable);
}

/// Pitch: one Food or Topping of the floor, no combo; it hits duckers (WF-064). An event that the refill
/// flips comes first, the victim stays (WF-A28).
void pitch(Table& t, Seat me, Seat aim) {
  attack_from_floor(t, me, aim, Card::pitch, is_base);
}

/// Blast: single throwables one after another, the first at your target, each next at a neighbour of the last
/// (CC-273 … CC-277, CC-A75); zero throws are legal (CC-A72).
void blast(Table& t, Seat me, Seat aim) {
  core::SeatSet at = only(aim);
  while (true) {
    const Pile throwables = those(t.hand(me), is_throwable);
    if (throwables.empty()) return;
    const auto choice =
        t.ask(ask_blast(me, throwables, at, lasting_event::cheese_is_called(t.board), Card::blast));
    if (passed(choice)) return;
    const Seat target = seat_in(choice, 1);
    pick_up(t, me, choice, 1, Card::blast);
    resolve(t, {me, target, Card::blast, is_cheese(choice), false});
    at = both(t.board.left(target), t.board.right(target));
    at.remove(me);
  }
}

/// Grab: take any floor card; after a Food you may take a second one, a Food (CC-098 … CC-103).
void grab(Table& t, Seat me, Seat aim) {
  refill_floor(t, me);
  Card taken = Card::none;
  if (!take_from_floor(t, me, t.state.floor, false, Card::grab, &taken))
    return nothing(t, me, Card::grab, Nothing::nothing_to_take, aim);
  if (is_food(taken)) take_from_floor(t, me, those(t.state.floor, is_food), true, Card::grab, nullptr);
}

/// Sprint: draw 1 card, then take any floor card (CC-223, CC-224).
void sprint(Table& t, Seat me, Seat aim) {
  draw_to_hand(t, me, 1, Card::sprint);
  refill_floor(t, me);
  if (!take_from_floor(t, me, t.state.floor, false, Card::sprint, nullptr))
    nothing(t, me, Card::sprint, Nothing::nothing_to_take, aim);
}

/// Cannonball: take any floor card; then a floor Food of your choice goes to your target, and both neighbours
/// of the target are splashed, you too (CC-142 … CC-147, CC-A87, CC-A88).
void cannonball(Table& t, Seat me, Seat aim) {
  refill_floor(t, me);
  if (!take_from_floor(t, me, t.state.floor, false, Card::cannonball, nullptr))
    nothing(t, me, Card::cannonball, Nothing::nothing_to_take, aim);
  const Pile foods = those(t.state.floor, is_food);
  if (foods.empty()) return nothing(t, me, Card::cannonball, Nothing::nothing_to_take, aim);
  const Victim victim = final_victim(t, me, aim, Card::cannonball);
  if (victim.hides) return;
  if (victim.seat == me) return nothing(t, me, Card::cannonball, Nothing::aims_at_self);
  const auto choice = t.ask(ask_card(me, Kind::give, Verb::give, foods, false, {{}, Card::cannonball}));
  floor_to_hand(t, victim.seat, card_in(choice), Card::cannonball, me);
  refill_floor(t, me);
  splatter(t, victim.seat, me, false, victim.moved ? Blame::other : Blame::own, Card::cannonball);
}

/// Fetch: give your target a throwable, then take the top two Foods and Toppings of the trash (CC-152 …
/// CC-156). With nothing to take there is no exchange (CC-A94); with nothing to give you still take (CC-154).
void fetch(Table& t, Seat me, Seat aim) {
  if (count(t.state.trash, is_base) == 0) return nothing(t, me, Card::fetch, Nothing::nothing_to_take, aim);
  const Pile gifts = those(t.hand(me), is_throwable);
  if (aim == me) {
    nothing(t, me, Card::fetch, Nothing::aims_at_self);
  } else if (!gifts.empty()) {
    const auto choice = t.ask(ask_card(me, Kind::give, Verb::give, gifts, false, {{}, Card::fetch}));
    hand_over(t, me, aim, card_in(choice), Card::fetch);
  }
  take_from_trash(t, me, 2, Card::none, Card::fetch);
}

/// Recycle: discard a throwable if you have one, then take the top three Foods and Toppings of the trash but
/// not that card (WF-066, WF-A55).
void recycle(Table& t, Seat me, Seat /*aim*/) {
  const Pile throwables = throwables_of(t, me);
  Card discarded = Card::none;
  if (!throwables.empty()) {
    const auto choice =
        t.ask(ask_card(me, Kind::discard, Verb::discard, throwables, false, {{}, Card::recycle}));
    discarded = card_in(choice);
    discard(t, me, discarded, Card::recycle);
  }
  take_from_trash(t, me, 3, discarded, Card::recycle);
}

}  // namespace actions

}  // namespace food_fight
