// The small moves of a food fight, each with its event.
#include "engine/food_fight/table.hpp"

#include <algorithm>

namespace food_fight {

namespace {

constexpr int k_most_points = 250;

std::uint8_t bit(Seat seat) {
  return static_cast<std::uint8_t>(1U << static_cast<unsigned>(seat));
}
std::uint8_t bits(core::SeatSet seats) {
  return static_cast<std::uint8_t>(seats.bits());
}

void change_points(Table& t, Seat seat, int after, int amount, const Why& why) {
  Player& player = t.board.player(seat);
  const std::uint8_t before = player.points;
  player.points = static_cast<std::uint8_t>(std::min(after, k_most_points));
  t.tell([&] {
    return PointsChanged{
        seat_byte(seat), before,     player.points, static_cast<std::int8_t>(std::clamp(amount, -100, 100)),
        why.by,          why.reason, why.cause};
  });
}

void take_out(Pile& pile, Card card) {
  for (int place = 0; place < pile.size(); ++place) {
    if (pile[place] != card) continue;
    pile.take(place);
    return;
  }
}

Card pick_blindly(Table& t, const Pile& candidates) {
  std::array<std::uint8_t, k_most_in_pile> numbers{};
  for (int i = 0; i < candidates.size(); ++i)
    numbers[static_cast<std::size_t>(i)] = static_cast<std::uint8_t>(candidates[i]);
  return candidates[t.chance.pick(std::span(numbers).first(static_cast<std::size_t>(candidates.size())))];
}

void shuffle_trash(Table& t) {
  std::array<std::uint8_t, k_most_in_pile> order{};
  const auto size = static_cast<std::size_t>(t.state.trash.size());
  for (std::size_t i = 0; i < size; ++i) order[i] = static_cast<std::uint8_t>(t.state.trash.pop_back());
  t.chance.order(std::span(order).first(size));
  for (std::size_t i = size; i > 0; --i) t.state.deck.push_back(static_cast<Card>(order[i - 1]));
  t.tell([&] { return DeckReshuffled{static_cast<std::uint8_t>(size)}; }, true);
}

}  // namespace

void hurt(Table& t, Seat victim, int amount, Blame blame, const Why& why) {
  if (amount <= 0) return;
  const int before = t.board.player(victim).points;
  const int last = t.board.limit - 1;
  int after = before + amount;
  if (blame != Blame::other && before <= last) after = std::min(after, last);
  if (blame == Blame::other && after > before) t.board.player(victim).was_hit = true;
  change_points(t, victim, after, amount, why);
}

void heal(Table& t, Seat seat, int amount, const Why& why) {
  if (amount <= 0) return;
  change_points(t, seat, std::max(0, t.board.player(seat).points - amount), -amount, why);
}

/// A trash that holds only events is not shuffled (WF-A22).
bool can_draw(const Table& t) {
  const auto is_no_event = [](Card card) { return kind_of(card) != CardKind::event; };
  return !t.state.deck.empty() || std::any_of(t.state.trash.begin(), t.state.trash.end(), is_no_event);
}

Card draw(Table& t) {
  if (t.state.deck.empty()) {
    if (!can_draw(t)) return Card::none;
    shuffle_trash(t);
  }
  return t.state.deck.pop_back();
}

void draw_to_hand(Table& t, Seat seat, int cards, Card cause) {
  for (int i = 0; i < cards; ++i) {
    const Card card = draw(t);
    if (card == Card::none) return;
    if (kind_of(card) == CardKind::event && !t.board.events_are_held) {
      meet_event(t, card, seat);  // the drawn card, without a replacement (WF-A24)
      continue;
    }
    to_hand(t, seat, card, only(seat));
    t.tell_some(only(seat), [&] {
      return CardMoved{card, Place::deck, Place::hand, k_nobody, seat_byte(seat), cause, seat_byte(seat)};
    });
  }
}

void dig(Table& t, Seat seat, Card cause) {
  while (true) {
    const Card card = draw(t);
    if (card == Card::none) break;
    to_aside(t, card, Place::deck, seat, cause);
    if (!is_base(card)) continue;
    t.state.aside.pop_back();
    to_hand(t, seat, card, t.all());
    t.tell([&] {
      return CardMoved{card, Place::aside, Place::hand, k_nobody, seat_byte(seat), cause, seat_byte(seat)};
    });
    break;
  }
  aside_to_trash(t, seat, cause);
}

void refill_floor(Table& t, Seat by) {
  while (t.state.floor.size() < k_floor) {
    const Card card = draw(t);
    if (card == Card::none) return;
    if (kind_of(card) == CardKind::event) {
      meet_event(t, card, by);  // flipped: it plays with Hold the Events, too (WF-094, WF-A26)
      continue;
    }
    t.state.floor.push_back(card);
    t.tell(
        [&] {
          return CardMoved{card, Place::deck, Place::floor, k_nobody, k_nobody, Card::none, seat_byte(by)};
        },
        true);
  }
}

int deal_to_floor(Table& t, int cards, Card cause) {
  int toppings = 0;
  for (int i = 0; i < cards; ++i) {
    const Card card = draw(t);
    if (card == Card::none) break;
    t.state.floor.push_back(card);
    toppings += is_topping(card) ? 1 : 0;
    t.tell([&] { return CardMoved{card, Place::deck, Place::floor, k_nobody, k_nobody, cause, k_nobody}; },
           true);
  }
  return toppings;
}

void to_hand(Table& t, Seat seat, Card card, core::SeatSet audience) {
  t.state.known[static_cast<std::size_t>(card)] = bits(audience);
  if (card == t.board.player(seat).character) {
    t.state.own_character.add(seat);
    return;
  }
  t.hand(seat).push_back(card);
}

void out_of_hand(Table& t, Seat seat, Card card) {
  t.state.known[static_cast<std::size_t>(card)] = 0;
  if (card == t.board.player(seat).character) {
    t.state.own_character.remove(seat);
    return;
  }
  take_out(t.hand(seat), card);
}

void forget_throwables(Table& t, Seat seat, core::SeatSet involved) {
  for (const Card card : t.hand(seat)) {
    auto& known = t.state.known[static_cast<std::size_t>(card)];
    if (counts_as_throwable(t.board, card)) known = static_cast<std::uint8_t>(known & bits(involved));
  }
}

void forget_hand(Table& t, Seat seat, core::SeatSet involved) {
  const auto forget = [&](Card card) {
    auto& known = t.state.known[static_cast<std::size_t>(card)];
    known = static_cast<std::uint8_t>(known & bits(involved));
  };
  for (const Card card : t.hand(seat)) forget(card);
  // What lies face down on the mat could as well have been given: who keeps it must not show.
  const Player& player = t.board.player(seat);
  const auto face_up = [&player](Card card) {
    return card == player.face_up[0] || card == player.face_up[1] || card == player.face_up[2];
  };
  for (const Card card : t.state.plans[static_cast<std::size_t>(seat)]) {
    if (card != Card::none && !is_basic(card) && !face_up(card)) forget(card);
  }
  if (t.state.own_character.has(seat) && !face_up(player.character)) forget(player.character);
}

void to_trash(Table& t, Card card) {
  t.state.trash.push_back(card);
}

void discard(Table& t, Seat seat, Card card, Card cause) {
  out_of_hand(t, seat, card);
  to_trash(t, card);
  t.tell([&] {
    return CardMoved{card, Place::hand, Place::trash, seat_byte(seat), k_nobody, cause, seat_byte(seat)};
  });
}

void drop(Table& t, Seat seat, Card card, Card cause) {
  out_of_hand(t, seat, card);
  if (kind_of(card) == CardKind::event) {  // WF-097
    t.tell([&] {
      return CardMoved{card, Place::hand, Place::aside, seat_byte(seat), k_nobody, cause, seat_byte(seat)};
    });
    return meet_event(t, card, seat);
  }
  t.state.floor.push_back(card);
  t.tell([&] {
    return CardMoved{card, Place::hand, Place::floor, seat_byte(seat), k_nobody, cause, seat_byte(seat)};
  });
}

void out_of_floor(Table& t, Card card) {
  take_out(t.state.floor, card);
}

void aside_to_trash(Table& t, Seat by, Card cause) {
  for (const Card card : t.state.aside) {
    to_trash(t, card);
    t.tell([&] {
      return CardMoved{card, Place::aside, Place::trash, k_nobody, k_nobody, cause, seat_byte(by)};
    });
  }
  t.state.aside.clear();
}

void aside_to_hand(Table& t, Seat seat, Card cause) {
  for (const Card card : t.state.aside) {
    to_hand(t, seat, card, t.all());
    t.tell([&] {
      return CardMoved{card, Place::aside, Place::hand, k_nobody, seat_byte(seat), cause, seat_byte(seat)};
    });
  }
  t.state.aside.clear();
}

void floor_to_hand(Table& t, Seat seat, Card card, Card cause, Seat by) {
  take_out(t.state.floor, card);
  to_hand(t, seat, card, t.all());
  t.tell([&] {
    return CardMoved{card, Place::floor, Place::hand, k_nobody, seat_byte(seat), cause, seat_byte(by)};
  });
}

void to_aside(Table& t, Card card, Place from, Seat from_seat, Card cause) {
  t.state.aside.push_back(card);
  t.state.aside_audience = t.all();
  const SeatIndex owner = from == Place::hand ? seat_byte(from_seat) : k_nobody;
  t.tell([&] { return CardMoved{card, from, Place::aside, owner, k_nobody, cause, seat_byte(from_seat)}; },
         true);
}

Pile throwables_of(const Table& t, Seat seat) {
  return those(t.hand(seat), [&t](Card card) { return counts_as_throwable(t.board, card); });
}

bool steal(Table& t, Seat thief, Seat victim, Card cause) {
  const Pile candidates = throwables_of(t, victim);
  if (candidates.empty()) return false;
  const Card card = pick_blindly(t, candidates);
  forget_throwables(t, victim, only(thief));
  out_of_hand(t, victim, card);
  to_hand(t, thief, card, both(thief, victim));
  t.tell_some(both(thief, victim), [&] {
    return CardMoved{card,  Place::hand,     Place::hand, seat_byte(victim), seat_byte(thief),
                     cause, seat_byte(thief)};
  });
  return true;
}

bool drop_blindly(Table& t, Seat victim, Card cause) {
  const Pile candidates = throwables_of(t, victim);
  if (candidates.empty()) return false;
  drop(t, victim, pick_blindly(t, candidates), cause);
  return true;
}

void hand_over(Table& t, Seat from, Seat to, Card card, Card cause) {
  // Fetch and Goose give a throwable, Maagic Trick any card but a Basic.
  if (cause == Card::fetch || cause == Card::goose)
    forget_throwables(t, from, only(to));
  else
    forget_hand(t, from, only(to));
  const auto known_before = both(from, to);
  out_of_hand(t, from, card);
  to_hand(t, to, card, known_before);
  t.tell_some(known_before, [&] {
    return CardMoved{card, Place::hand, Place::hand, seat_byte(from), seat_byte(to), cause, seat_byte(from)};
  });
}

void swap_hands(Table& t, Seat by, Seat first, Seat second, bool (*stays)(Card)) {
  const auto hold_back = [&](Seat seat, Pile& leaving) {
    Pile staying;
    for (const Card card : t.hand(seat)) {
      (stays(card) ? staying : leaving).push_back(card);
      auto& known = t.state.known[static_cast<std::size_t>(card)];
      if (!stays(card)) known = static_cast<std::uint8_t>(known | bit(seat));
    }
    t.hand(seat) = staying;
  };
  Pile from_first;
  Pile from_second;
  hold_back(first, from_first);
  hold_back(second, from_second);
  for (const Card card : from_first) t.hand(second).push_back(card);
  for (const Card card : from_second) t.hand(first).push_back(card);
  t.tell(
      [&] {
        return HandsSwapped{seat_byte(by), seat_byte(first), seat_byte(second),
                            static_cast<std::uint8_t>(from_second.size()),
                            static_cast<std::uint8_t>(from_first.size())};
      },
      true);
}

Pile loose_cards(const State& state, Seat seat) {
  Pile cards = state.hands[static_cast<std::size_t>(seat)];
  if (character_in_hand(state, seat)) cards.push_back(state.board.player(seat).character);
  return cards;
}

void set_target(Table& t, Seat owner, Seat target, Seat by, Card cause) {
  Player& player = t.board.player(owner);
  const std::uint8_t before = player.target;
  player.target = seat_byte(target);
  t.tell([&] { return TargetSet{seat_byte(owner), seat_byte(target), before, seat_byte(by), cause}; });
}

Victim final_victim(const Table& t, Seat actor, Seat aim, Card action) {
  Victim victim{aim, false, false};
  std::uint8_t movers = 0;
  while (true) {
    if (t.shows(victim.seat, Card::hide)) {
      victim.hides = true;
      nothing(t, actor, action, Nothing::hidden, victim.seat);
      return victim;
    }
    if (!t.shows(victim.seat, Card::outsmart) || (movers & bit(victim.seat)) != 0) return victim;
    movers = static_cast<std::uint8_t>(movers | bit(victim.seat));
    const Seat from = victim.seat;
    victim.seat = aim_of(t.board, from);
    victim.moved = true;
    t.tell([&] { return AttackMoved{seat_byte(actor), seat_byte(from), seat_byte(victim.seat), action}; });
  }
}

void nothing(const Table& t, Seat seat, Card action, Nothing why, Seat target) {
  t.tell([&] { return NothingHappened{seat_byte(seat), action, why, seat_byte(target)}; });
}

core::SeatSet leaders(const Board& board) {
  int most = 0;
  for (int i = 0; i < board.seats; ++i)
    most = std::max(most, int{board.players[static_cast<std::size_t>(i)].points});
  core::SeatSet set;
  for (int i = 0; i < board.seats; ++i) {
    if (board.players[static_cast<std::size_t>(i)].points == most) set.add(core::seat_at(i));
  }
  return set;
}

}  // namespace food_fight
