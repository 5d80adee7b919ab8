// Windows for held events.
#include "engine/food_fight/what_the_food/windows.hpp"

#include "engine/core/hash.hpp"
#include "engine/food_fight/asking.hpp"
#include "engine/food_fight/what_the_food/cards.hpp"

namespace food_fight::what_the_food {

namespace {

Pile held_events(const Table& t, Seat seat) {
  return those(t.hand(seat), [](Card card) { return kind_of(card) == CardKind::event; });
}

}  // namespace

std::uint64_t fingerprint(const State& state) {
  core::Hasher hasher;
  const auto add = [&hasher](const Pile& pile) {
    hasher.add(static_cast<std::uint64_t>(pile.size()));
    for (const Card card : pile) hasher.add(static_cast<std::uint64_t>(card));
  };
  hasher.add(state.board.round);
  for (const Pile* pile : {&state.deck, &state.floor, &state.trash, &state.aside}) add(*pile);
  for (std::size_t i = 0; i < state.board.seats; ++i) {
    const Player& player = state.board.players[i];
    hasher.add(player.points);
    hasher.add(player.target);
    for (const Card card : player.face_up) hasher.add(static_cast<std::uint64_t>(card));
    add(state.hands[i]);
  }
  return hasher.value();
}

bool open_window(Table& t, Moment moment, SeatIndex by, const AttackContext& declared) {
  if (!t.board.events_are_held) return false;
  t.tell([&] { return WindowOpened{moment, by}; }, true);
  bool drill = false;
  for (int i = 0; i < t.board.seats; ++i) {
    const Seat seat = core::seat_at((t.board.start + i) % t.board.seats);
    const Pile events = held_events(t, seat);
    auto& passed_at = t.state.passed_at[static_cast<std::size_t>(seat)];
    if (events.empty() || passed_at == fingerprint(t.state)) continue;
    const auto choice = t.ask(ask_event(seat, events, declared));
    if (passed(choice)) {
      passed_at = fingerprint(t.state);
      continue;
    }
    const Card event = card_in(choice);
    drill = drill || event == card_of(EventCard::fire_drill);
    out_of_hand(t, seat, event);
    queue_event(t, event, seat);
  }
  settle_events(t);
  return drill;
}

}  // namespace food_fight::what_the_food
