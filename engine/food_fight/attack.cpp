// Every attack with Food, step by step as CC-A48 numbers them.
#include "engine/food_fight/attack.hpp"

#include "engine/food_fight/asking.hpp"
#include "engine/food_fight/house.hpp"
#include "engine/food_fight/lasting_event.hpp"

namespace food_fight {

namespace {

/// The damage of an attack in its parts: what adds up never matters in its order (CC-A50).
struct Damage {
  int cards = 0;       ///< Food 1, Topping 1
  int conditions = 0;  ///< 2 a Condition, and Bewitched's own: a Bewitched victim takes none of it (CC-A78)
  int boosts = 0;      ///< cheese, Taco Tuesday, Vengeance
  int yeeted = 0;      ///< Toppings that others added
  int all() const { return cards + conditions + boosts + yeeted; }
};

/// An attack under way.
struct Flight {
  Attack attack;
  Damage damage;
  int played = 0;  ///< cards of the attacker: boosts and other people's Toppings are none (CC-270, CC-A131)
  int foods = 0, toppings = 0, conditions = 0;
  bool bewitched = false;
  bool event_bonus = false;
  Seat final_target{};
  Card condition = Card::none;  ///< the attacker's, with its super effect (WF-091)
  bool missed = false;          ///< stopped by Duck, Hide or Boast
};

int for_victim(const Table& t, const Damage& damage, Seat victim) {
  return damage.all() - (t.board.player(victim).immune ? damage.conditions : 0);
}

AttackContext context(const Flight& flight, Seat target, Seat receiver) {
  return {1,
          seat_byte(flight.attack.attacker),
          seat_byte(target),
          flight.attack.action,
          static_cast<std::uint8_t>(flight.damage.all()),
          static_cast<std::uint8_t>(flight.damage.conditions),
          seat_byte(receiver),
          static_cast<std::uint8_t>(flight.played)};
}

void count_cards(const Table& t, Flight& flight) {
  for (const Card card : t.state.aside) {
    flight.foods += is_food(card) ? 1 : 0;
    flight.toppings += is_topping(card) ? 1 : 0;
    flight.conditions += is_condition(card) ? 1 : 0;
    if (is_condition(card)) {
      flight.condition = card;
      flight.damage.conditions += house::worth_of_condition(t.board, card);
    }
  }
  flight.played = t.state.aside.size();
  flight.damage.cards = flight.foods + flight.toppings;
}

/// 1, 2: cards, cheese and the boosts that come by themselves.
void declare(Table& t, Flight& flight) {
  const Attack& attack = flight.attack;
  Player& attacker = t.board.player(attack.attacker);
  flight.bewitched = attacker.bewitched > 0;
  flight.damage.conditions += attacker.bewitched;  // CC-269; of a Blast the first card only (CC-A76)
  attacker.bewitched = 0;
  flight.event_bonus =
      lasting_event::thrown_food_bonus(t.board) && is_thrown(attack.action);  // CC-316, CC-A119
  flight.damage.boosts = (attack.cheese ? 1 : 0) + (flight.event_bonus ? 1 : 0);
  t.tell([&] {
    AttackDeclared told{seat_byte(attack.attacker),
                        seat_byte(attack.aim),
                        attack.action,
                        static_cast<std::uint8_t>(flight.damage.all()),
                        attack.cheese,
                        flight.bewitched,
                        flight.event_bonus,
                        static_cast<std::uint8_t>(flight.played),
                        {}};
    for (int i = 0; i < k_attack_cards_told; ++i)
      told.cards[static_cast<std::size_t>(i)] = i < flight.played ? t.state.aside[i] : Card::none;
    return told;
  });
}

void yeet(Table& t, Flight& flight, Seat seat, const core::Choice& choice) {
  const Card card = card_in(choice);
  const bool from_floor = verb_of(choice) == Verb::yeet_floor;
  if (from_floor)
    out_of_floor(t, card);
  else
    out_of_hand(t, seat, card);
  to_aside(t, card, from_floor ? Place::floor : Place::hand, seat, Card::yeet);
  ++flight.damage.yeeted;
  ++flight.toppings;
  t.tell([&] {
    return ToppingYeeted{seat_byte(seat),
                         seat_byte(flight.attack.attacker),
                         seat_byte(flight.attack.aim),
                         card,
                         from_floor,
                         static_cast<std::uint8_t>(flight.damage.all())};
  });
  if (from_floor) refill_floor(t, seat);  // CC-334, CC-A90
}

/// 3: Yeet, clockwise from the starting player (CC-333, CC-A84).
void offer_yeets(Table& t, Flight& flight) {
  for (int i = 0; i < t.board.seats; ++i) {
    const Seat seat = core::seat_at((t.board.start + i) % t.board.seats);
    if (!t.shows(seat, Card::yeet) || seat == flight.attack.attacker) continue;
    const Pile hand = those(t.hand(seat), is_topping);
    const Pile floor = those(t.state.floor, is_topping);
    if (hand.empty() && floor.empty()) continue;
    const auto choice = t.ask(
        ask_yeet(seat, hand, floor, {context(flight, flight.attack.aim, flight.attack.aim), Card::yeet}));
    if (!passed(choice)) yeet(t, flight, seat, choice);
  }
}

void answered(const Table& t, const Flight& flight, Seat target, Reply reply, SeatIndex receiver, int value) {
  t.tell([&] {
    return AttackAnswered{seat_byte(flight.attack.attacker), seat_byte(target),   reply, receiver,
                          static_cast<std::uint8_t>(value),  flight.attack.action};
  });
}

/// 7, the attacker's heal. Bake Sale pays for cards hit or miss (CC-A120), the combo only on a hit (CC-109).
void heal_attacker(Table& t, const Flight& flight, bool hit) {
  int healed = flight.attack.whole_hand ? flight.played / 2 : 0;  // CC-339
  if (hit && flight.played >= 3) healed += 2;                     // CC-108, CC-340
  if (hit && flight.played == 2 && !flight.attack.whole_hand)
    healed += lasting_event::two_card_heal(t.board);  // CC-313
  heal(t, flight.attack.attacker, healed,
       {seat_byte(flight.attack.attacker), Reason::combo_heal, flight.attack.action});
}

/// The event's reaction to an attack that landed, redirected or not (CC-234, CC-235, CC-A115). It may give
/// the last point (CC-133).
void punish(Table& t, const Flight& flight) {
  if (!lasting_event::punishes_hits(t.board)) return;
  hurt(t, flight.attack.attacker, 1, Blame::other, {k_nobody, Reason::punishment, t.board.event});
}

/// After a hit its victim may spend one matching card: 2 splash at his own aim (CC-282 … CC-286, CC-A54).
void counter(Table& t, const Flight& flight, Seat victim) {
  if (!t.shows(victim, Card::counterstrike)) return;
  const Pile matching = those(t.hand(victim), [&](Card card) {
    return (is_food(card) && flight.foods > 0) || (is_topping(card) && flight.toppings > 0) ||
           (is_condition(card) && flight.conditions > 0);
  });
  if (matching.empty()) return;
  const Seat receiver = aim_of(t.board, victim);
  const auto choice = t.ask(ask_card(victim, Kind::counter, Verb::counter, matching, true,
                                     {context(flight, victim, receiver), Card::counterstrike}));
  if (passed(choice)) return;
  discard(t, victim, card_in(choice), Card::counterstrike);
  if (t.shows(receiver, Card::hide))
    return nothing(t, victim, Card::counterstrike, Nothing::hidden, receiver);
  hurt(t, receiver, 2, receiver == victim ? Blame::own : Blame::other,
       {seat_byte(victim), Reason::counter, Card::counterstrike});
}

/// 6, 7: the food hits its final target; damage may be 0 (CC-A49). A copied attack on oneself stays one's
/// own, but each yeeted Topping in it is another's (CC-A98).
void hit(Table& t, const Flight& flight, const Victim& victim) {
  const Attack& attack = flight.attack;
  const Why why{seat_byte(attack.attacker), Reason::attack, attack.action};
  const int value = for_victim(t, flight.damage, victim.seat);
  t.tell([&] {
    return AttackHit{seat_byte(attack.attacker),
                     seat_byte(victim.seat),
                     static_cast<std::uint8_t>(value),
                     static_cast<std::uint8_t>(flight.played),
                     flight.played >= 3,
                     attack.action};
  });
  if (blame_for(victim, attack.attacker) == Blame::own) {
    hurt(t, victim.seat, value - flight.damage.yeeted, Blame::own, why);
    hurt(t, victim.seat, flight.damage.yeeted, Blame::other, {why.by, Reason::attack, Card::yeet});
  } else {
    hurt(t, victim.seat, value, Blame::other, why);
  }
  heal_attacker(t, flight, true);
  if (attack.action == Card::lob)
    splatter(t, victim.seat, attack.attacker, true, Blame::other, attack.action);  // CC-213, CC-215
  house::condition_hits(t, attack, flight.condition, victim.seat);
  counter(t, flight, victim.seat);
  punish(t, flight);
}

/// Food that comes back from Spin is splash (CC-181); a Lob splatters round the spinner first and round the
/// lobber after (CC-183, CC-A86).
Outcome spin_back(Table& t, const Flight& flight, Seat spinner) {
  const Seat attacker = flight.attack.attacker;
  const bool lobbed = flight.attack.action == Card::lob;
  const int value = for_victim(t, flight.damage, attacker);
  answered(t, flight, spinner, Reply::spun, seat_byte(attacker), value);
  if (lobbed) splatter(t, spinner, attacker, true, Blame::other, Card::lob);
  hurt(t, attacker, value, Blame::other, {seat_byte(spinner), Reason::deflected, Card::spin});
  if (lobbed && house::spun_lob_splatters_twice(t.board))
    splatter(t, attacker, attacker, true, Blame::other, Card::lob);
  heal_attacker(t, flight, false);
  punish(t, flight);
  return Outcome::deflected;
}

/// Smash and Overhead Smash may add cards to a Throw or Lob (CC-219, CC-A61, WF-077, WF-A42 … WF-A44) and
/// send it to the smasher's aim as splash (CC-221); only Hide stops it there (CC-A54, CC-A59, WF-085).
Outcome smash_on(Table& t, Flight& flight, Seat smasher, Card smash) {
  const Seat receiver = aim_of(t.board, smasher);
  const Card action = flight.attack.action;
  const bool can_grow = house::is_combo_attack(action) && !flight.attack.whole_hand;
  if (can_grow) {
    const int toppings = flight.toppings - flight.damage.yeeted;
    const auto choice = t.ask(ask_add(smasher, house::smash_additions(t, smasher), flight.foods, toppings,
                                      flight.conditions, {context(flight, smasher, receiver), smash}));
    for (int i = 0; !passed(choice) && i < choice.size; ++i) {
      const Card card = card_in(choice, i);
      out_of_hand(t, smasher, card);
      to_aside(t, card, Place::hand, smasher, smash);
      if (is_condition(card))
        flight.damage.conditions += house::worth_of_condition(t.board, card);
      else
        ++flight.damage.cards;
    }
  }
  const bool hidden = t.shows(receiver, Card::hide);
  const int value = hidden ? 0 : for_victim(t, flight.damage, receiver);
  answered(t, flight, smasher, Reply::smashed, seat_byte(receiver), value);
  if (hidden) {
    nothing(t, smasher, smash, Nothing::hidden, receiver);
    heal_attacker(t, flight, false);
    return Outcome::failed;
  }
  hurt(t, receiver, value, Blame::other, {seat_byte(smasher), Reason::deflected, smash});
  heal_attacker(t, flight, false);
  punish(t, flight);
  return Outcome::deflected;
}

/// Panic drops a card, any but a Basic, and the attack misses (CC-167, CC-A36).
bool panics(Table& t, const Flight& flight, Seat seat) {
  const Pile cards = loose_cards(t.state, seat);
  if (cards.empty()) return false;
  const auto choice =
      t.ask(ask_card(seat, Kind::drop, Verb::drop, cards, true, {context(flight, seat, seat), Card::panic}));
  if (passed(choice)) return false;
  drop(t, seat, card_in(choice), Card::panic);
  return true;
}

/// Boast: direct food misses; the first time in a set it drops a point (WF-057, WF-A65).
void reward_boast(Table& t, Seat seat) {
  Player& player = t.board.player(seat);
  if (player.boasted) return;
  player.boasted = true;
  heal(t, seat, 1, {seat_byte(seat), Reason::heal, Card::boast});
}

Outcome stopped(Table& t, Flight& flight, Seat target, Reply reply, Outcome outcome) {
  answered(t, flight, target, reply, k_nobody, 0);
  flight.missed = reply == Reply::ducked || reply == Reply::hid || reply == Reply::boasted;
  if (reply == Reply::boasted) reward_boast(t, target);
  heal_attacker(t, flight, false);
  return outcome;
}

/// 4 to 7: the final target and what it shows (Hide and Outsmart are looked through in `final_victim`).
Outcome land(Table& t, Flight& flight) {
  const Attack& attack = flight.attack;
  const Victim victim = final_victim(t, attack.attacker, attack.aim, attack.action);
  flight.final_target = victim.seat;
  if (victim.hides) return stopped(t, flight, victim.seat, Reply::hid, Outcome::failed);
  // Vengeance: 1 more if the final target points at its attacker; it travels with Spin and Smash (CC-310,
  // CC-A48).
  if (attack.action == Card::vengeance && victim.seat != attack.attacker &&
      t.board.aim(victim.seat) == attack.attacker)
    ++flight.damage.boosts;
  switch (t.stance[static_cast<std::size_t>(victim.seat)]) {
    case Card::duck:
      if (is_thrown(attack.action) && !lasting_event::duck_fails(t.board) &&
          !house::is_scalding(t.board, flight.condition))  // CC-093, CC-094, CC-314
        return stopped(t, flight, victim.seat, Reply::ducked, Outcome::missed);
      break;
    case Card::catch_food:
      return stopped(t, flight, victim.seat, Reply::caught, Outcome::caught);
    case Card::panic:
      if (panics(t, flight, victim.seat))
        return stopped(t, flight, victim.seat, Reply::dropped_card, Outcome::avoided);
      break;
    case Card::spin:
      return spin_back(t, flight, victim.seat);
    case Card::boast:
      return stopped(t, flight, victim.seat, Reply::boasted, Outcome::missed);
    case Card::smash:
    case Card::overhead_smash:
      return smash_on(t, flight, victim.seat, t.stance[static_cast<std::size_t>(victim.seat)]);
    default:
      break;
  }
  hit(t, flight, victim);
  return Outcome::hit;
}

/// 8: by kind in the game's order (CC-A12, WF-089); a catcher takes Foods and Toppings (CC-197, CC-199,
/// WF-070); a Leftover that missed goes back (WF-091).
void clean_up(Table& t, const Flight& flight, bool caught) {
  const Attack& attack = flight.attack;
  const Pile cards = t.state.aside;
  t.state.aside.clear();
  const Seat catcher = flight.final_target;
  for (const auto kind : house::trash_order(t.board)) {
    for (const Card card : cards) {
      if (kind_of(card) != kind) continue;
      const bool comes_back =
          flight.missed && card == flight.condition && house::is_leftover(t.board, flight.condition);
      const bool kept = comes_back || (caught && kind != CardKind::condition);
      const Seat keeper = comes_back ? attack.attacker : catcher;
      kept ? to_hand(t, keeper, card, t.all()) : to_trash(t, card);
      t.tell([&] {
        return CardMoved{card,
                         Place::aside,
                         kept ? Place::hand : Place::trash,
                         k_nobody,
                         kept ? seat_byte(keeper) : k_nobody,
                         kept && !comes_back ? Card::catch_food : attack.action,
                         seat_byte(kept ? keeper : attack.attacker)};
      });
    }
  }
}

}  // namespace

void splatter(Table& t, Seat middle, Seat by, bool by_is_immune, Blame blame, Card cause) {
  if (t.board.seats == 2 && cause != Card::prank) return;  // Lob and Juicy: WF-103, WF-105
  core::SeatSet hit_seats;
  for (const Seat seat : {t.board.left(middle), t.board.right(middle)}) {
    if ((seat != by || !by_is_immune) && !house::is_greasy(t, seat)) hit_seats.add(seat);
  }
  t.tell([&] {
    return Splattered{seat_byte(by), seat_byte(middle), static_cast<std::uint8_t>(hit_seats.bits()), cause};
  });
  for (const Seat seat : {t.board.left(middle), t.board.right(middle)}) {
    if (!hit_seats.has(seat)) continue;
    hit_seats.remove(seat);  // two neighbours are one seat at most once
    hurt(t, seat, 1, seat == by ? blame : Blame::other, {seat_byte(by), Reason::splash, cause});
  }
}

Outcome resolve(Table& t, const Attack& attack) {
  Flight flight;
  flight.attack = attack;
  count_cards(t, flight);
  house::turn_aim_first(t, flight.attack, flight.condition);
  flight.final_target = flight.attack.aim;
  declare(t, flight);
  flight.damage.boosts += house::condition_played(t, attack.attacker, flight.condition);
  offer_yeets(t, flight);
  const auto declared = context(flight, flight.attack.aim, flight.attack.aim);
  const Outcome outcome = house::declaration_is_cancelled(t, declared) ? Outcome::cancelled : land(t, flight);
  clean_up(t, flight, outcome == Outcome::caught);
  return outcome;
}

}  // namespace food_fight
