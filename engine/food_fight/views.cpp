// Views, filled by allow-list, and each seat's form of an event.
#include "engine/food_fight/views.hpp"

#include "engine/food_fight/events.hpp"
#include "engine/food_fight/what_the_food/windows.hpp"

namespace food_fight {

namespace {

constexpr std::uint8_t bit(int seat) {
  return static_cast<std::uint8_t>(1U << static_cast<unsigned>(seat));
}

/// What one viewer sees of one seat's cards.
class SeatFilling {
 public:
  SeatFilling(const State& state, View& view, int seat, std::uint8_t needed)
      : state_(state), view_(view), seat_(static_cast<std::size_t>(seat)), needed_(needed) {
    own_ = view.viewer == core::seat_at(seat);
  }

  void fill() {
    for (const auto card : state_.hands[seat_]) own_card(card, false);
    const Player& player = state_.board.players[seat_];
    const bool has_character = state_.own_character.has(core::seat_at(static_cast<int>(seat_)));
    bool character_shown = false;
    for (std::size_t place = 0; place < k_sets; ++place) {
      const Card card = state_.plans[seat_][place];
      const bool shown = own_ || card == Card::none || player.face_up[place] != Card::none;
      view_.plans[seat_][place] = shown ? card : Card::hidden;
      if (card == Card::none || is_basic(card)) continue;
      if (has_character && card == player.character) {
        character_shown = shown;
      } else {
        own_card(card, shown);
      }
    }
    if (has_character) own_card(player.character, character_shown);
    if (!own_) return;
    view_.own_character = has_character;
    view_.hand = state_.hands[seat_];
  }

 private:
  void own_card(Card card, bool shown) {
    ++view_.owned[seat_];
    const auto number = static_cast<std::size_t>(card);
    const unsigned knowing = state_.known[number] | bit(static_cast<int>(seat_));
    if (shown || (knowing & needed_) == needed_) view_.holder[number] = static_cast<std::uint8_t>(seat_);
  }

  const State& state_;
  View& view_;
  std::size_t seat_;
  unsigned needed_;
  bool own_;
};

/// A private event names its parties; whoever has a larger audience told it to the whole table. Its audience
/// is then no part of the parties, even with two seats.
bool sees(const CardMoved& moved, core::SeatSet audience, core::Seat viewer) {
  if (viewer != core::k_everybody) return audience.has(viewer);
  for (const auto party : {moved.from_seat, moved.to_seat, moved.by}) {
    if (party != k_nobody) audience.remove(core::seat_at(party));
  }
  return !audience.empty();
}

}  // namespace

View view_of(const State& state, core::Seat seat) {
  View view;
  const Board& board = state.board;
  view.board = board;
  view.viewer = seat;
  view.holder.fill(k_nobody);
  const core::SeatSet all = core::SeatSet::all(board.seats);
  const bool everybody = seat == core::k_everybody;
  const auto needed = everybody ? static_cast<std::uint8_t>(all.bits()) : bit(core::index(seat));
  for (auto& plan : view.plans) plan.fill(Card::none);
  for (int i = 0; i < board.seats; ++i) SeatFilling(state, view, i, needed).fill();
  view.deck_size = static_cast<std::uint8_t>(state.deck.size());
  view.events_size = static_cast<std::uint8_t>(state.events.size());
  view.event_discard = state.event_discard;
  view.waiting = state.waiting;
  const auto passed_at = everybody ? 0 : state.passed_at[static_cast<std::size_t>(seat)];
  view.passed_window = passed_at != 0 && passed_at == what_the_food::fingerprint(state);
  view.floor = state.floor;
  view.trash = state.trash;
  view.aside = state.aside;
  const bool shown = everybody ? state.aside_audience == all : state.aside_audience.has(seat);
  if (!shown && !state.aside.empty()) {
    view.aside_hidden = true;
    for (auto& card : view.aside) card = Card::hidden;
  }
  return view;
}

core::Event event_for(const core::Event& event, core::Seat viewer) {
  switch (static_cast<EventKind>(event.kind())) {
    case EventKind::card_moved: {
      auto moved = event.as<CardMoved>();
      if (sees(moved, event.audience(), viewer)) return event;
      moved.card = Card::hidden;
      return core::Event::of(moved, event.audience(), event.reveals());
    }
    case EventKind::plan_placed: {
      auto placed = event.as<PlanPlaced>();
      if (viewer == core::seat_at(placed.seat)) return event;
      placed.cards.fill(Card::hidden);
      return core::Event::of(placed, event.audience(), event.reveals());
    }
    default:
      return event;
  }
}

}  // namespace food_fight
