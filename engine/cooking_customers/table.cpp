// Small moves: cards, tables, meals, crews.
#include "engine/cooking_customers/table.hpp"

#include <algorithm>

namespace cooking_customers {

namespace {

/// Shuffles the discard pile under the empty deck; the top of the order comes first.
void reshuffle(Table& t) {
  State& state = t.state;
  std::array<std::uint8_t, k_box> pile{};
  const int size = state.discard.size();
  for (int i = 0; i < size; ++i)
    pile[static_cast<std::size_t>(i)] = static_cast<std::uint8_t>(state.discard[size - 1 - i]);
  t.chance.order(std::span(pile).first(static_cast<std::size_t>(size)));
  state.discard.clear();
  for (int i = size; i-- > 0;) state.deck.push_back(card_at(pile[static_cast<std::size_t>(i)]));
  t.tell([&] { return DeckReshuffled{static_cast<std::uint8_t>(size)}; }, true);
}

/// Shuffles the tables that were given up. Cards are numbered by their kind behind the main deck's.
void reshuffle_tables(Table& t) {
  State& state = t.state;
  std::array<std::uint8_t, k_table_cards> pile{};
  const int size = state.tables_discard.size();
  for (int i = 0; i < size; ++i) {
    pile[static_cast<std::size_t>(i)] =
        static_cast<std::uint8_t>(k_cards + kind_number(state.tables_discard[size - 1 - i].card));
  }
  t.chance.order(std::span(pile).first(static_cast<std::size_t>(size)));
  state.tables_discard.clear();
  for (int i = size; i-- > 0;)
    state.tables.push_back(
        k_tables[static_cast<std::size_t>(pile[static_cast<std::size_t>(i)] - k_cards)].card);
  t.tell([&] { return TablesReshuffled{static_cast<std::uint8_t>(size)}; }, true);
}

/// All matching minus cards go at once, next-roll ones too (KC-053, KC-A43).
void protect(Table& t, Seat seat) {
  Player& player = t.board.player(seat);
  for (int i = 0; i < player.minus.size();) {
    if (!is_protected(player, player.minus[i])) {
      ++i;
      continue;
    }
    const Card minus = player.minus.take(i);
    to_discard(t, minus);
    t.tell([&] { return MinusRemoved{seat_byte(seat), minus, false}; });
  }
}

/// The tip in the form for the audience that has seen it; others get 0.
std::uint8_t tip_of(const Table& t, int side) {
  return t.state.tips[static_cast<std::size_t>(side)];
}

}  // namespace

void to_discard(Table& t, Card card) {
  t.state.discard.push_back(card);
}

void out_of_hand(Table& t, Seat seat, Card card) {
  Hand& hand = t.hand(seat);
  hand.take(static_cast<int>(std::find(hand.begin(), hand.end(), card) - hand.begin()));
  t.board.player(seat).hand_size = static_cast<std::uint8_t>(hand.size());
}

void refill_hand(Table& t, Seat seat) {
  Hand& hand = t.hand(seat);
  while (hand.size() < k_hand) {
    if (t.state.deck.empty()) {
      if (t.state.discard.empty()) break;
      reshuffle(t);
    }
    const Card card = t.state.deck.pop_back();
    hand.push_back(card);
    core::SeatSet audience;
    audience.add(seat);
    t.tell_some(audience, [&] {
      return CardDrawn{seat_byte(seat), card, static_cast<std::uint8_t>(hand.size()),
                       static_cast<std::uint8_t>(t.state.deck.size())};
    });
  }
  t.board.player(seat).hand_size = static_cast<std::uint8_t>(hand.size());
}

void draw_table(Table& t, Seat seat, Card cause) {
  const int side = t.board.player(seat).side;
  Side& own = t.board.side_of(seat);
  if (own.needs != 0) return;
  if (t.state.tables.empty()) {
    if (t.state.tables_discard.empty()) return;
    reshuffle_tables(t);
  }
  const TableCard card = t.state.tables.pop_back();
  own.needs = card.needs;
  own.meals = 0;
  t.state.tips[static_cast<std::size_t>(side)] = card.tip;
  const core::SeatSet members = t.board.members(side);
  t.state.tip_known[static_cast<std::size_t>(side)] = members;
  t.tell_some(members, [&] {
    const TablePile& left = t.state.tables;
    const std::uint8_t next = left.empty() ? std::uint8_t{0} : left[left.size() - 1].needs;
    return TableDrawn{seat_byte(seat), static_cast<std::uint8_t>(side),        card.needs, card.tip,
                      cause,           static_cast<std::uint8_t>(left.size()), next};
  });
}

void add_meals(Table& t, Seat seat, int meals, MealCause cause) {
  const int side = t.board.player(seat).side;
  Side& own = t.board.side_of(seat);
  const int room = own.needs - own.meals;
  const int put = std::min(meals, room);
  own.meals = static_cast<std::uint8_t>(own.meals + put);
  if (meals > 0) {
    t.tell([&] {
      return MealsAdded{static_cast<std::uint8_t>(side),
                        seat_byte(seat),
                        static_cast<std::uint8_t>(put),
                        static_cast<std::uint8_t>(meals - put),
                        own.meals,
                        own.needs,
                        cause};
    });
  }
  if (own.needs == 0 || own.meals < own.needs) return;
  const std::uint8_t tip = tip_of(t, side);
  own.money = static_cast<std::uint8_t>(own.money + tip);
  t.tell(
      [&] {
        return TableCompleted{static_cast<std::uint8_t>(side), seat_byte(seat), own.needs, tip, own.money};
      },
      true);
  own.needs = own.meals = 0;
  t.state.tips[static_cast<std::size_t>(side)] = 0;
  t.state.tip_known[static_cast<std::size_t>(side)] = {};
  if (own.money >= k_goal) end_game(t, EndReason::goal_reached);
}

void remove_meals(Table& t, Seat seat, int meals, Card cause) {
  Side& own = t.board.side_of(seat);
  const int gone = std::min<int>(meals, own.meals);
  if (gone == 0) return;
  own.meals = static_cast<std::uint8_t>(own.meals - gone);
  t.tell([&] {
    return MealsRemoved{t.board.player(seat).side, seat_byte(seat), static_cast<std::uint8_t>(gone),
                        own.meals, cause};
  });
}

void give_up_table(Table& t, Seat seat, Card cause) {
  const int side = t.board.player(seat).side;
  Side& own = t.board.side_of(seat);
  if (own.needs == 0) return;
  auto& known = t.state.tip_known[static_cast<std::size_t>(side)];
  auto& tip = t.state.tips[static_cast<std::size_t>(side)];
  t.tell_some(known, [&] {
    return TableLeft{static_cast<std::uint8_t>(side), own.needs, own.meals, tip, cause};
  });
  t.state.tables_discard.push_back({{own.needs, tip}, known});
  own.needs = own.meals = tip = 0;
  known = {};
}

void lose_turn(Table& t, Seat seat, Card cause) {
  Player& player = t.board.player(seat);
  const std::uint8_t again = player.owes_turn;
  player.owes_turn = 1;
  t.tell([&] { return TurnLost{seat_byte(seat), cause, again}; });
}

void place_cook(Table& t, Seat seat, Card cook, Seat by, SeatIndex from) {
  Player& player = t.board.player(seat);
  const Card replaced = player.cook;
  player.cook = cook;
  if (replaced != Card::none) to_discard(t, replaced);
  t.tell([&] { return CookPlaced{seat_byte(seat), cook, replaced, seat_byte(by), from}; });
  if (traits(cook).symbol != Symbol::none) protect(t, seat);
}

void place_helper(Table& t, Seat seat, Card helper, Seat by, SeatIndex from) {
  Player& player = t.board.player(seat);
  const Card replaced = player.helper;
  player.helper = helper;
  if (replaced != Card::none) to_discard(t, replaced);
  t.tell([&] { return HelperPlaced{seat_byte(seat), helper, replaced, seat_byte(by), from}; });
}

void hang_supply(Table& t, Seat seat, Card supply, Seat by, SeatIndex from) {
  t.board.player(seat).supplies.push_back(supply);
  t.tell([&] { return SupplyHung{seat_byte(seat), supply, seat_byte(by), from}; });
  protect(t, seat);
}

void unhook(Table& t, Seat seat, Card supply) {
  auto& supplies = t.board.player(seat).supplies;
  supplies.take(static_cast<int>(std::find(supplies.begin(), supplies.end(), supply) - supplies.begin()));
}

void lose_helper(Table& t, Seat seat, Card cause) {
  Card& helper = t.board.player(seat).helper;
  if (helper == Card::none) return;
  to_discard(t, helper);
  t.tell([&] { return CrewLost{seat_byte(seat), helper, cause}; });
  helper = Card::none;
}

void lose_cook(Table& t, Seat seat, Card cause) {
  Card& cook = t.board.player(seat).cook;
  if (cook == Card::none) return;
  to_discard(t, cook);
  t.tell([&] { return CrewLost{seat_byte(seat), cook, cause}; });
  cook = Card::none;
}

void end_game(Table& t, EndReason reason) {
  t.board.phase = Phase::over;
  t.tell([&] {
    const auto winners = richest(t.board).bits();
    GameOver told{reason,
                  t.board.sides,
                  {static_cast<std::uint8_t>(winners & 0xff), static_cast<std::uint8_t>(winners >> 8)},
                  {}};
    for (std::size_t side = 0; side < k_most_sides; ++side) told.money[side] = t.board.side[side].money;
    return told;
  });
}

}  // namespace cooking_customers
