// Fresh deals: everything from the seed's own streams but the first player, who is by chance.
#include <algorithm>

#include "engine/food_fight/position.hpp"

namespace food_fight {

namespace {

/// The seats without a chosen character get one of the others by chance (CC-A2).
void deal_characters(State& state, const CardsInPlay& cards, std::span<const Card> chosen,
                     core::ChanceStream stream) {
  Board& board = state.board;
  for (std::size_t seat = 0; seat < board.seats; ++seat)
    board.players[seat].character = seat < chosen.size() ? chosen[seat] : Card::none;
  const CardSet taken = characters_of_seats(board);
  CharacterList free;
  for (const auto card : cards.characters) {
    if (!taken.test(static_cast<std::size_t>(card))) free.push_back(card);
  }
  core::shuffle(free.span(), stream);
  for (std::size_t seat = 0; seat < board.seats; ++seat) {
    Player& player = board.players[seat];
    if (player.character == Card::none) player.character = free.pop_back();
    state.own_character.add(core::seat_at(static_cast<int>(seat)));
    state.known[static_cast<std::size_t>(player.character)] =
        static_cast<std::uint8_t>(core::SeatSet::all(board.seats).bits());
  }
}

constexpr int k_hand = 2;
constexpr int k_trash = 3;

}  // namespace

core::ChanceStream deal_stream(std::uint64_t seed, DealPart part) {
  return {core::mix(seed, static_cast<std::uint64_t>(part)), 0};
}

State deal(const Box& box, const Board& options, std::span<const Card> characters, std::uint64_t seed,
           core::Chance& chance) {
  const CardsInPlay& cards = box.in_play(options);
  State state = empty_state(options.seats);
  const auto aims = state.board.players;
  state.board = options;
  state.board.players = aims;
  deal_characters(state, cards, characters, deal_stream(seed, DealPart::characters));

  state.deck = unnamed_cards(cards, state.board, {}, deal_stream(seed, DealPart::taken_out),
                             deal_stream(seed, DealPart::mixed_in));
  // Events of a main deck come in after the deal (WF-009 … WF-011).
  const auto is_event = [](Card card) { return kind_of(card) == CardKind::event; };
  Pile events_of_deck;
  for (int i = 0; i < state.deck.size();) {
    if (is_event(state.deck[i]))
      events_of_deck.push_back(state.deck.take(i));
    else
      ++i;
  }
  auto deck_stream = deal_stream(seed, DealPart::deck);
  core::shuffle(state.deck.span(), deck_stream);
  state.events = cards.events;
  auto event_stream = deal_stream(seed, DealPart::events);
  core::shuffle(state.events.span(), event_stream);

  Board& board = state.board;
  board.start = board.turn = static_cast<std::uint8_t>(chance.start(board.seats));
  for (int i = 0; i < k_floor; ++i) state.floor.push_back(state.deck.pop_back());
  for (int i = 0; i < k_hand; ++i) {
    board.clockwise([&state](core::Seat seat) {
      state.hands[static_cast<std::size_t>(seat)].push_back(state.deck.pop_back());
    });
  }
  for (int i = 0; i < k_trash; ++i) state.trash.push_back(state.deck.pop_back());
  if (events_of_deck.empty()) return state;
  for (const Card event : events_of_deck) state.deck.push_back(event);
  auto whole_deck_stream = deal_stream(seed, DealPart::events_of_deck);
  core::shuffle(state.deck.span(), whole_deck_stream);
  return state;
}

}  // namespace food_fight
