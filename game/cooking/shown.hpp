// What lies open in the kitchen: the first view and the events that were shown since. Never the state.
#pragma once

#include <array>
#include <vector>

#include "engine/cooking_customers/events.hpp"
#include "engine/cooking_customers/view.hpp"
#include "engine/core/event.hpp"

namespace game::cooking {

namespace rules = ::cooking_customers;
using rules::Card;
using rules::EventKind;
using rules::Face;

enum class CookMood : std::uint8_t { fresh, busy, sweating, alarmed, joy, gone };
enum class HelperMood : std::uint8_t { ready, busy, idle, gone };
enum class VisitorMood : std::uint8_t { glare, shout, write, calm, cooked, content };

/// Who stands at a victim's pass: comes with a stoppable attack, stays until something else happens.
struct Visit {
  Card card = Card::none;
  int on = -1;  ///< seat
  VisitorMood mood = VisitorMood::glare;
  bool there() const { return card != Card::none; }
};

/// A card that was played in the present turn.
struct Laid {
  Card card = Card::none;
  int by = 0;
  int on = -1;  ///< −1: thrown away
};

struct Shown {
  rules::Board board;  ///< hand sizes, crew, things, tables, money, the attack that waits
  int deck = 0;
  int tables = 0;
  int next_needs = 0;         ///< of the order on top of its pile; 0: none
  std::vector<Card> discard;  ///< top last
  /// Which of the three people a plain Cook is, which of the two a Trainee: another with each new one.
  std::array<std::uint8_t, rules::k_most_seats> cook_look{};
  std::array<std::uint8_t, rules::k_most_seats> helper_look{};
  int hires = 0;  ///< so far: deals the looks
  /// Which dish comes first on a side's order.
  std::array<std::uint8_t, rules::k_most_sides> dish{};
  Visit visit;
  std::vector<Laid> laid;  ///< in order
  bool started = false;    ///< somebody has had a turn
  bool over = false;
  unsigned winners = 0;  ///< seats as bits
  rules::EndReason end = rules::EndReason::goal_reached;

  const rules::Player& player(int seat) const { return board.players[static_cast<std::size_t>(seat)]; }
  rules::Player& player(int seat) { return board.players[static_cast<std::size_t>(seat)]; }
  const rules::Side& side(int number) const { return board.side[static_cast<std::size_t>(number)]; }
  rules::Side& side(int number) { return board.side[static_cast<std::size_t>(number)]; }
  int side_of(int seat) const { return player(seat).side; }
  /// Seats of a side as bits.
  unsigned members(int number) const;
};

Shown shown_from(const rules::View& view);
/// The kitchen after one more event.
void apply(Shown& shown, const core::Event& event);

/// Faces of those to whom nothing happens just now.
CookMood cook_mood(const Shown& shown, int seat);
HelperMood helper_mood(const Shown& shown, int seat);

inline EventKind kind_of(const core::Event& event) {
  return static_cast<EventKind>(event.kind());
}
inline bool is_seat(rules::SeatIndex seat) {
  return seat < rules::k_most_seats;
}

}  // namespace game::cooking
