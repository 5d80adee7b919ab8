// Actions for one's own hand and points, and gifts.
#include <algorithm>

#include "engine/food_fight/actions.hpp"
#include "engine/food_fight/asking.hpp"

namespace food_fight::actions {

namespace {

/// Both draw, in the game's way, or both lose a point.
void cheer_with(Table& t, Seat me, void (*draw_one)(Table& t, Seat seat)) {
  const auto choice = t.ask(ask_cheer(t.board, me, Card::cheer));
  for (const Seat seat : {me, seat_in(choice)}) {
    if (verb_of(choice) == Verb::cheer_draw)
      draw_one(t, seat);
    else
      heal(t, seat, 1, {seat_byte(me), Reason::heal, Card::cheer});
  }
}

/// Looks at the top three cards and keeps two of them; the other one, or none, is left in the middle. The
/// kept ones go into the hand, but `plays` says which do not.
Pile rally_round(Table& t, Seat me, bool (*plays)(const Board& board, Card card)) {
  constexpr int k_looked_at = 3;
  Pile& aside = t.state.aside;
  t.state.aside_audience = only(me);
  for (int i = 0; i < k_looked_at; ++i) {
    const Card card = draw(t);
    if (card == Card::none) break;
    aside.push_back(card);
    t.tell_some(only(me), [&] {
      return CardMoved{card, Place::deck, Place::aside, k_nobody, k_nobody, Card::rally, seat_byte(me)};
    });
  }
  Pile kept = aside;
  if (aside.size() == k_looked_at) {
    const auto choice = t.ask(ask_keep_two(me, aside, Card::rally));
    kept.clear();
    for (int i = 0; i < choice.size; ++i) kept.push_back(card_in(choice, i));
  }
  Pile playing;
  for (const Card card : kept) {
    aside.take(static_cast<int>(std::find(aside.begin(), aside.end(), card) - aside.begin()));
    if (plays(t.board, card)) {
      playing.push_back(card);
      continue;
    }
    to_hand(t, me, card, only(me));
    t.tell_some(only(me), [&] {
      return CardMoved{card, Place::aside, Place::hand, k_nobody, seat_byte(me), Card::rally, seat_byte(me)};
    });
  }
  return playing;
}

}  // namespace

/// Duck, Catch, Spin, Smash, Outsmart, Counterstrike, Yeet: they work all set long and do nothing on their
/// own turn (CC-090, CC-195, CC-332, CC-A47).
void stand_still(Table& t, Seat me, Seat /*aim*/) {
  nothing(t, me, t.stance[static_cast<std::size_t>(me)], Nothing::stands_still);
}

/// Panic: draw a Food or Topping, once (CC-166); the defence is in the attack.
void panic(Table& t, Seat me, Seat /*aim*/) {
  dig(t, me, Card::panic);
}

/// Hide: draw 2 cards and gain 1 (CC-209, CC-210); the defence is in `final_victim`.
void hide(Table& t, Seat me, Seat /*aim*/) {
  draw_to_hand(t, me, 2, Card::hide);
  hurt(t, me, 1, Blame::own, {seat_byte(me), Reason::own_action, Card::hide});
}

/// Bewitched: your next attack with Food this round carries a Condition more; no Condition harms you from the
/// flip on (CC-267 … CC-272, CC-A41).
void bewitched(Table& t, Seat me, Seat /*aim*/) {
  Player& player = t.board.player(me);
  player.bewitched = static_cast<std::uint8_t>(player.bewitched + 2);
}

/// Cheer: you and one other player of your choice both draw a Food or Topping, or both heal 1 (CC-148 …
/// CC-151).
void cheer(Table& t, Seat me, Seat /*aim*/) {
  cheer_with(t, me, [](Table& table, Seat seat) { dig(table, seat, Card::cheer); });
}

/// Cheer in What the Food?!: the drawn card may be any (WF-058, WF-A34).
void cheer_any(Table& t, Seat me, Seat /*aim*/) {
  cheer_with(t, me, [](Table& table, Seat seat) { draw_to_hand(table, seat, 1, Card::cheer); });
}

/// Eat: discard a Food and a Topping to heal 2, if you like (CC-348 … CC-350).
void eat(Table& t, Seat me, Seat /*aim*/) {
  const Pile bases = those(t.hand(me), is_base);
  if (count(bases, is_food) == 0 || count(bases, is_topping) == 0)
    return nothing(t, me, Card::eat, Nothing::no_throwables);
  const auto choice = t.ask(ask_eat(me, bases, Card::eat));
  if (passed(choice)) return;
  discard(t, me, card_in(choice, 0), Card::eat);
  discard(t, me, card_in(choice, 1), Card::eat);
  heal(t, me, 2, {seat_byte(me), Reason::heal, Card::eat});
}

/// Ctrl+Alt+Del: discard any cards of your hand but Basics and draw one more than that (CC-287 … CC-289).
void ctrl_alt_del(Table& t, Seat me, Seat /*aim*/) {
  const Pile cards = loose_cards(t.state, me);
  int discarded = 0;
  if (!cards.empty()) {
    const auto choice = t.ask(ask_cards(me, cards, {{}, Card::ctrl_alt_del}));
    for (int i = 0; i < choice.size; ++i) discard(t, me, card_in(choice, i), Card::ctrl_alt_del);
    discarded = choice.size;
  }
  draw_to_hand(t, me, discarded + 1, Card::ctrl_alt_del);
}

/// Power Scoop: show one or two Foods or Toppings; from your target clockwise each may claim them; you heal 1
/// if somebody does (CC-323 … CC-326, CC-A129).
void power_scoop(Table& t, Seat me, Seat aim) {
  const Pile bases = those(t.hand(me), is_base);
  if (bases.empty()) return nothing(t, me, Card::power_scoop, Nothing::no_throwables);
  const auto offer = t.ask(ask_offer(me, bases, Card::power_scoop));
  for (int i = 0; i < offer.size; ++i) {
    t.state.known[static_cast<std::size_t>(card_in(offer, i))] = static_cast<std::uint8_t>(t.all().bits());
    t.tell([&] { return CardShown{seat_byte(me), card_in(offer, i), Card::power_scoop}; }, true);
  }
  for (int i = 0; i < t.board.seats; ++i) {
    const Seat seat = core::seat_at((core::index(aim) + i) % t.board.seats);
    if (seat == me) continue;
    const bool claims = !passed(t.ask(ask_claim(seat, Card::power_scoop)));
    t.tell([&] { return OfferAnswered{seat_byte(me), seat_byte(seat), claims}; });
    if (!claims) continue;
    for (int card = 0; card < offer.size; ++card) {
      out_of_hand(t, me, card_in(offer, card));
      to_hand(t, seat, card_in(offer, card), t.all());
      t.tell([&] {
        return CardMoved{card_in(offer, card), Place::hand,       Place::hand,    seat_byte(me),
                         seat_byte(seat),      Card::power_scoop, seat_byte(seat)};
      });
    }
    return heal(t, me, 1, {seat_byte(me), Reason::heal, Card::power_scoop});
  }
}

/// Sugar Rush: reveal up to five cards one by one and stop when you like; a Condition or Action loses them
/// all (CC-327 … CC-329, CC-A96, CC-A130).
void sugar_rush(Table& t, Seat me, Seat /*aim*/) {
  constexpr int k_most = 5;
  for (int drawn = 0; drawn < k_most && can_draw(t); ++drawn) {
    if (drawn > 0 && passed(t.ask(ask_more(me, Card::sugar_rush)))) break;
    const Card card = draw(t);
    to_aside(t, card, Place::deck, me, Card::sugar_rush);
    if (!is_base(card)) return aside_to_trash(t, me, Card::sugar_rush);
  }
  aside_to_hand(t, me, Card::sugar_rush);
}

/// Rally: look at the top three cards of the deck, keep two, the third goes to the trash (CC-330, CC-331).
void rally(Table& t, Seat me, Seat /*aim*/) {
  rally_round(t, me, [](const Board& /*board*/, Card /*card*/) { return false; });
  aside_to_trash(t, me, Card::rally);
}

/// Rally in What the Food?!: the third card goes back on top; kept events play at once unless they are held
/// (WF-078).
void rally_back(Table& t, Seat me, Seat /*aim*/) {
  const Pile playing = rally_round(t, me, [](const Board& board, Card card) {
    return kind_of(card) == CardKind::event && !board.events_are_held;
  });
  for (const Card card : t.state.aside) {
    t.state.deck.push_back(card);
    t.tell_some(only(me), [&] {
      return CardMoved{card, Place::aside, Place::deck, k_nobody, k_nobody, Card::rally, seat_byte(me)};
    });
  }
  t.state.aside.clear();
  for (const Card event : playing) queue_event(t, event, me);
  settle_events(t);
}

}  // namespace food_fight::actions
