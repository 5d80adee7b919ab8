// Worlds that fit a view: what the view leaves open is drawn from a pool in table order, never from the true
// one.
#include <cassert>

#include "engine/food_fight/views.hpp"
#include "engine/food_fight/what_the_food/windows.hpp"

namespace food_fight {

namespace {

class Sampling {
 public:
  Sampling(const View& view, std::uint64_t seed, const CardsInPlay& cards)
      : view_(view),
        cards_(cards),
        stream_{core::mix(seed, 2), 0},
        seed_(seed),
        state_(empty_state(view.board.seats)) {
    state_.stream = {core::mix(seed, 1), 0};
  }

  State draw() {
    copy_open_cards();
    make_pool();
    for (int seat = 0; seat < view_.board.seats; ++seat) {
      if (core::seat_at(seat) == view_.viewer) {
        copy_own_cards(static_cast<std::size_t>(seat));
      } else {
        draw_cards(static_cast<std::size_t>(seat));
        draw_plan(static_cast<std::size_t>(seat));
      }
    }
    for (auto& card : state_.aside) {
      if (card == Card::hidden) card = from_pool();
    }
    for (int i = 0; i < view_.deck_size; ++i) state_.deck.push_back(from_pool());
    draw_events();
    if (view_.passed_window)
      state_.passed_at[static_cast<std::size_t>(view_.viewer)] = what_the_food::fingerprint(state_);
    return state_;
  }

 private:
  const Board& board() const { return view_.board; }

  void see(Card card) {
    if (number(card) < k_cards) seen_.set(static_cast<std::size_t>(card));
  }

  void copy_open_cards() {
    state_.board = view_.board;
    state_.floor = view_.floor;
    state_.trash = view_.trash;
    state_.aside = view_.aside;
    state_.event_discard = view_.event_discard;
    const auto all = core::SeatSet::all(board().seats);
    if (!view_.aside_hidden) state_.aside_audience = all;
    for (const auto card : view_.floor) see(card);
    for (const auto card : view_.trash) see(card);
    for (const auto card : view_.aside) see(card);
    see(board().event);
    for (const auto& waiting : view_.waiting) see(waiting.event);
    state_.waiting = view_.waiting;
    const bool everybody = view_.viewer == core::k_everybody;
    const auto knowing = everybody ? all.bits() : 1U << static_cast<unsigned>(view_.viewer);
    for (int card = k_basics; card < k_cards; ++card) {
      const auto holder = view_.holder[static_cast<std::size_t>(card)];
      if (holder == k_nobody) continue;
      see(card_at(card));
      known_[holder].push_back(card_at(card));
      if (core::seat_at(holder) != view_.viewer)
        state_.known[static_cast<std::size_t>(card)] = static_cast<std::uint8_t>(knowing);
    }
  }

  void make_pool() {
    pool_ = unnamed_cards(cards_, board(), seen_, {core::mix(seed_, 3), 0}, {core::mix(seed_, 4), 0});
    for (int seat = 0; seat < board().seats; ++seat) {
      const Card character = board().player(core::seat_at(seat)).character;
      if (!seen_.test(static_cast<std::size_t>(character))) pool_.push_back(character);
    }
    core::shuffle(pool_.span(), stream_);
  }

  /// Events lie in the deck alone unless they are held.
  Card hand_card_from_pool() {
    int place = pool_.size() - 1;
    while (!board().events_are_held && place > 0 && kind_of(pool_[place]) == CardKind::event) --place;
    assert(place >= 0 && "more hidden cards than the box has");
    return pool_.take(place);
  }

  Card from_pool() {
    assert(!pool_.empty() && "more hidden cards than the box has");
    return pool_.pop_back();
  }

  void copy_own_cards(std::size_t seat) {
    state_.hands[seat] = view_.hand;
    state_.plans[seat] = view_.plans[seat];
    if (view_.own_character) state_.own_character.add(view_.viewer);
  }

  void own(std::size_t seat, Card card) {
    if (card == board().players[seat].character) {
      state_.own_character.add(core::seat_at(static_cast<int>(seat)));
    } else {
      state_.hands[seat].push_back(card);
    }
  }

  void draw_cards(std::size_t seat) {
    for (const auto card : known_[seat]) own(seat, card);
    for (int i = known_[seat].size(); i < view_.owned[seat]; ++i) own(seat, hand_card_from_pool());
  }

  /// Out of the hand, if the card is there: basics and the own character action never are.
  void lay_on_mat(std::size_t seat, std::size_t place, Card card) {
    state_.plans[seat][place] = card;
    Pile& hand = state_.hands[seat];
    for (int i = 0; i < hand.size(); ++i) {
      if (hand[i] == card) {
        hand.take(i);
        return;
      }
    }
  }

  void draw_plan(std::size_t seat) {
    const auto& seen = view_.plans[seat];
    for (std::size_t place = 0; place < k_sets; ++place) {
      if (seen[place] != Card::hidden && seen[place] != Card::none) lay_on_mat(seat, place, seen[place]);
    }
    for (std::size_t place = 0; place < k_sets; ++place) {
      if (seen[place] != Card::hidden) continue;
      const Pile placeable = not_on_mat(seat);
      core::Bits bits(stream_.draw());
      lay_on_mat(seat, place,
                 placeable[static_cast<int>(bits.below(static_cast<std::uint32_t>(placeable.size())))]);
    }
  }

  Pile not_on_mat(std::size_t seat) const {
    Pile cards;
    const auto& plan = state_.plans[seat];
    for (const auto card : available_actions(state_, core::seat_at(static_cast<int>(seat)))) {
      if (card != plan[0] && card != plan[1] && card != plan[2]) cards.push_back(card);
    }
    return cards;
  }

  void draw_events() {
    for (const auto card : view_.event_discard) see(card);
    see(board().event);
    EventPile left;
    for (const auto card : cards_.events) {
      if (!seen_.test(static_cast<std::size_t>(card))) left.push_back(card);
    }
    core::shuffle(left.span(), stream_);
    while (left.size() > view_.events_size) left.pop_back();
    state_.events = left;
  }

  const View& view_;
  const CardsInPlay& cards_;
  core::ChanceStream stream_;
  std::uint64_t seed_;
  State state_;
  CardSet seen_;
  std::array<Pile, k_most_seats> known_;
  Pile pool_;
};

}  // namespace

State sample(const View& view, std::uint64_t seed, const CardsInPlay& cards) {
  return Sampling(view, seed, cards).draw();
}

}  // namespace food_fight
