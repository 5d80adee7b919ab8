// Views, filled by allow-list, and each seat's form of an event.
#include "engine/cooking_customers/views.hpp"

#include "engine/cooking_customers/events.hpp"
#include "engine/cooking_customers/rules.hpp"

namespace cooking_customers {

namespace {

/// The tip if the viewer has seen it; else 0, and the card counts as unseen.
std::uint8_t tip_for(View& view, TableCard card, core::SeatSet known) {
  if (view.viewer != core::k_everybody && known.has(view.viewer)) return card.tip;
  ++view.unseen_tables[static_cast<std::size_t>(kind_number(card))];
  return 0;
}

void fill_tables(const State& state, View& view) {
  view.tables_size = static_cast<std::uint8_t>(state.tables.size());
  if (!state.tables.empty()) view.next_needs = state.tables[state.tables.size() - 1].needs;
  for (const TableCard card : state.tables) ++view.unseen_tables[static_cast<std::size_t>(kind_number(card))];
  for (const auto& given_up : state.tables_discard)
    view.tables_discard.push_back({given_up.card.needs, tip_for(view, given_up.card, given_up.known)});
  for (std::size_t side = 0; side < state.board.sides; ++side) {
    const std::uint8_t needs = state.board.side[side].needs;
    if (needs != 0) view.tips[side] = tip_for(view, {needs, state.tips[side]}, state.tip_known[side]);
  }
}

/// What the viewer did about the waiting attack, and nothing of the others.
void fill_answer(const State& state, View& view) {
  Seat defender{};
  if (!state.board.attack.waits()) return;
  view.asked = next_defender(state, defender) && defender == view.viewer;
  view.passed = state.passed.has(view.viewer);
}

template <class Payload, class Hide>
core::Event hidden_from(const core::Event& event, const Hide& hide) {
  auto payload = event.as<Payload>();
  hide(payload);
  return core::Event::of(payload, event.audience(), event.reveals());
}

}  // namespace

View view_of(const State& state, Seat seat) {
  View view;
  view.board = state.board;
  view.viewer = seat;
  for (int i = 0; i < state.board.seats; ++i) {
    const Hand& hand = state.hands[static_cast<std::size_t>(i)];
    if (core::seat_at(i) == seat) {
      view.hand = hand;
      continue;
    }
    for (const Card card : hand) ++view.unseen[static_cast<std::size_t>(card)];
  }
  for (const Card card : state.deck) ++view.unseen[static_cast<std::size_t>(card)];
  view.deck_size = static_cast<std::uint8_t>(state.deck.size());
  view.discard = state.discard;
  fill_tables(state, view);
  if (seat != core::k_everybody) fill_answer(state, view);
  return view;
}

core::Event event_for(const core::Event& event, Seat viewer) {
  if (viewer != core::k_everybody && event.audience().has(viewer)) return event;
  switch (static_cast<EventKind>(event.kind())) {
    case EventKind::card_drawn:
      return hidden_from<CardDrawn>(event, [](CardDrawn& drawn) { drawn.card = Card::hidden; });
    case EventKind::table_drawn:
      return hidden_from<TableDrawn>(event, [](TableDrawn& drawn) { drawn.tip = 0; });
    case EventKind::table_left:
      return hidden_from<TableLeft>(event, [](TableLeft& left) { left.tip = 0; });
    case EventKind::table_taken:
      return hidden_from<TableTaken>(event, [](TableTaken& taken) { taken.tip = 0; });
    default:
      return event;
  }
}

}  // namespace cooking_customers
