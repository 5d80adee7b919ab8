// What lies open for all in a food fight: course, scores, aims, face-up cards, floor and trash.
#pragma once

#include <array>
#include <cstdint>
#include <type_traits>

#include "engine/core/seat.hpp"
#include "engine/food_fight/card.hpp"

namespace food_fight {

inline constexpr int k_most_seats = 8;
inline constexpr int k_sets = 3;  ///< actions a round (CC-049, WF-015)
inline constexpr int k_floor = 5;

enum class Phase : std::uint8_t {
  target,  ///< everybody aims, one after another
  plan,    ///< everybody chooses three actions at once
  event,   ///< the round's event is drawn
  act,     ///< `turn` carries out its card of `set`
  over,
};

/// Which of the two food fights is played: shared rules ask it where they differ (house.hpp).
enum class Fight : std::uint8_t { cafe_chaos, what_the_food };

/// What a seat that shows Copy has decided (CC-A42, CC-A45).
enum class CopyDecision : std::uint8_t { open, accepted, declined };

/// How the vote of an event ended (CC-311).
enum class Vote : std::uint8_t { none, up, down };

/// An event that was drawn or played and waits until those before it are done (WF-049, WF-A29).
struct WaitingEvent {
  Card event = Card::none;
  std::uint8_t active = 0;  ///< seat index: who drew or played it (WF-050)
};
using WaitingEvents = core::FixedList<WaitingEvent, k_most_events>;

struct Player {
  std::uint8_t points = 0;
  std::uint8_t target = 0;      ///< seat index
  Card character = Card::none;  ///< id of the character action that belongs to this seat
  std::uint8_t bewitched = 0;   ///< points that wait for the next attack with food (CC-269)
  bool immune = false;          ///< takes no condition damage until the round ends (CC-267)
  CopyDecision copy = CopyDecision::open;
  /// Of a seat that shows Copy: whose action and aim it may take over, fixed at the flip (CC-A42, CC-A44).
  std::uint8_t copied_seat = 0xff;
  Card copied_action = Card::none;
  bool was_hit = false;  ///< another player's action gave points in this set (WF-A13)
  bool boasted = false;  ///< Boast has dropped its point in this set
  std::array<Card, k_sets> face_up{Card::none, Card::none,
                                   Card::none};  ///< cards of the plan that were flipped
};

struct Board {
  std::uint8_t seats = 0;
  Fight fight = Fight::cafe_chaos;
  bool events_are_held = false;   ///< Hold the Events (WF-094)
  bool super_conditions = false;  ///< WF-091
  std::uint8_t limit = 10;        ///< points that end the game
  std::uint8_t variants = 0;      ///< the game's own bits: packs, advanced rules
  std::uint8_t mix_up = 0;        ///< character actions swapped into the deck (CC-A8, WF-093)
  std::uint8_t round = 1;
  std::uint8_t start = 0;
  Phase phase = Phase::target;
  std::uint8_t set = 1;     ///< 1 … 3, of the fight
  std::uint8_t turn = 0;    ///< whose turn in the set
  Card event = Card::none;  ///< in force this round; What the Food?!: being resolved
  Vote vote = Vote::none;
  bool planned = false;  ///< plans lie on the mats
  std::array<Player, k_most_seats> players{};

  Player& player(core::Seat seat) { return players[static_cast<std::size_t>(seat)]; }
  const Player& player(core::Seat seat) const { return players[static_cast<std::size_t>(seat)]; }
  core::Seat starter() const { return core::seat_at(start); }
  core::Seat on_turn() const { return core::seat_at(turn); }
  core::Seat aim(core::Seat seat) const { return core::seat_at(player(seat).target); }
  /// The left neighbour: the next seat clockwise (CC-A10).
  core::Seat left(core::Seat seat) const { return core::next(seat, seats); }
  core::Seat right(core::Seat seat) const { return core::seat_at((core::index(seat) + seats - 1) % seats); }
  /// Calls `visit(seat)` clockwise from the starting player.
  template <class Visit>
  void clockwise(const Visit& visit) const {
    for (int i = 0; i < seats; ++i) visit(core::seat_at((start + i) % seats));
  }
};
static_assert(std::has_unique_object_representations_v<Board>);

}  // namespace food_fight
