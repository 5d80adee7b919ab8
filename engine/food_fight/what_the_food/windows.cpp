// Windows for held events.
#include "engine/food_fight/what_the_food/windows.hpp"

#include <cstring>

#include "engine/core/hash.hpp"
#include "engine/food_fight/asking.hpp"
#include "engine/food_fight/what_the_food/cards.hpp"

namespace food_fight::what_the_food {

namespace {

constexpr bool is_event(Card card) {
  return kind_of(card) == CardKind::event;
}

/// Eight cards of a pile at once, from `place` on; places behind its last card are all alike.
std::uint64_t eight_cards(const Pile& pile, int place) {
  static_assert(Pile::capacity() % sizeof(std::uint64_t) == 0 && sizeof(Card) == 1);
  std::uint64_t word = 0;
  std::memcpy(&word, pile.begin() + place, sizeof word);
  return word;
}
constexpr int k_cards_at_once = 8;

/// Whether an event is among eight cards: events have the highest numbers, so the carry into the top bits
/// finds them.
constexpr bool has_event(std::uint64_t eight) {
  constexpr std::uint64_t k_each = 0x0101010101010101ULL;
  constexpr std::uint64_t k_top = 0x80 * k_each;
  static_assert(number(Card::first_event) >= 0x80 && number(Card::end) < 0xff);
  constexpr std::uint64_t k_carry = (0x100ULL - static_cast<std::uint64_t>(Card::first_event)) * k_each;
  return (((eight & ~k_top) + k_carry) & eight & k_top) != 0;
}

/// Whether an event is among the cards of a hand: every window asks it of every seat.
bool holds_event(const Pile& hand) {
  if (has_event(eight_cards(hand, 0))) return true;
  for (int place = k_cards_at_once; place < hand.size(); place += k_cards_at_once) {
    if (has_event(eight_cards(hand, place))) return true;
  }
  return false;
}

/// Compared within one run of the program alone, so that neither byte order nor compiler matter.
class Fingerprint {
 public:
  void add(std::uint64_t word) {
    value_ = (value_ ^ word) * 0x9e3779b97f4a7c15ULL;
    value_ ^= value_ >> 32;
  }
  void add(const Pile& pile) {
    for (int place = 0; place < pile.size(); place += k_cards_at_once) add(eight_cards(pile, place));
  }
  std::uint64_t value() const { return core::mix(value_); }

 private:
  std::uint64_t value_ = 0;
};

/// Asks them, clockwise from the starting player, and resolves what they play; whether a Fire Drill was among
/// it. What is played leaves its hand alone, so that nobody becomes a holder meanwhile.
bool ask_holders(Table& t, core::SeatSet holders, const AttackContext& declared) {
  bool drill = false;
  std::uint64_t now = fingerprint(t.state);
  t.board.clockwise([&](Seat seat) {
    auto& passed_at = t.state.passed_at[static_cast<std::size_t>(seat)];
    if (!holders.has(seat) || passed_at == now) return;
    const auto choice = t.ask(ask_event(seat, those(t.hand(seat), is_event), declared));
    if (passed(choice)) {
      passed_at = now;
      return;
    }
    const Card event = card_in(choice);
    drill = drill || event == card_of(EventCard::fire_drill);
    out_of_hand(t, seat, event);
    queue_event(t, event, seat);
    now = fingerprint(t.state);
  });
  settle_events(t);
  return drill;
}

}  // namespace

std::uint64_t fingerprint(const State& state) {
  Fingerprint print;
  std::uint64_t sizes = state.board.round;
  for (const Pile* pile : {&state.deck, &state.floor, &state.trash, &state.aside}) {
    sizes = sizes << 8 | static_cast<std::uint64_t>(pile->size());
    print.add(*pile);
  }
  print.add(sizes);
  for (std::size_t i = 0; i < state.board.seats; ++i) {
    const Player& player = state.board.players[i];
    std::uint64_t open = static_cast<std::uint64_t>(player.points) << 8 | player.target;
    for (const Card card : player.face_up) open = open << 8 | static_cast<std::uint64_t>(card);
    print.add(open << 8 | static_cast<std::uint64_t>(state.hands[i].size()));
    print.add(state.hands[i]);
  }
  return print.value();
}

bool open_window(Table& t, Moment moment, SeatIndex seat, const AttackContext& declared) {
  if (!t.board.events_are_held) return false;
  t.tell([&] { return WindowOpened{moment, seat}; }, true);
  core::SeatSet holders;
  for (int i = 0; i < t.board.seats; ++i) {
    if (holds_event(t.state.hands[static_cast<std::size_t>(i)])) holders.add(core::seat_at(i));
  }
  return !holders.empty() && ask_holders(t, holders, declared);
}

}  // namespace food_fight::what_the_food
