// What lies open on the table of Cooking Customers: kitchens, orders on the rail, money, whose turn it is.
#pragma once

#include <array>
#include <cstdint>
#include <type_traits>

#include "engine/cooking_customers/card.hpp"
#include "engine/cooking_customers/table_card.hpp"
#include "engine/core/seat.hpp"

namespace cooking_customers {

using core::Seat;

inline constexpr int k_most_seats = 10;
/// Players alone, or teams (KC-A44, KC-A51).
inline constexpr int k_most_sides = 5;
inline constexpr std::uint8_t k_nobody = 0xff;

/// One player's kitchen: what lies in front of him.
struct Player {
  Card cook = Card::none;
  Card helper = Card::none;
  core::FixedList<Card, 14> plus;
  core::FixedList<Card, 20> minus;
  core::FixedList<Card, 11> supplies;
  std::uint8_t owes_turn = 0;  ///< the next own turn is skipped (KC-A34, KC-A35)
  std::uint8_t hand_size = 0;
  std::uint8_t side = 0;
};

/// A team, or one player: they share one table and one purse (KC-A46).
struct Side {
  std::uint8_t needs = 0;  ///< meals that the unfinished table wants; 0: no table
  std::uint8_t meals = 0;
  std::uint8_t money = 0;  ///< dollars
};

enum class Phase : std::uint8_t {
  start,  ///< the turn begins: a lost turn, or the table card
  play,   ///< cards are played, an attack is answered, the roll follows
  over,
};

/// An attack that waits for its answer (KC-A30).
struct Attack {
  Card card = Card::none;
  std::uint8_t on = k_nobody;
  Card what = Card::none;  ///< Better Offer: the cook or helper; Thief: the supply
  constexpr bool waits() const { return card != Card::none; }
};

struct Board {
  std::uint8_t seats = 0;
  std::uint8_t sides = 0;
  std::uint8_t turn = 0;
  Phase phase = Phase::start;
  std::uint8_t played_own = 0;       ///< 0 or 1 (KC-007)
  std::uint8_t played_opponent = 0;  ///< 0 or 1
  std::uint8_t discarded = 0;        ///< 0 … 2 (KC-009)
  std::uint8_t lap = 1;              ///< rounds of the table, for statistics; no part of the rules
  Attack attack;
  std::array<Player, k_most_seats> players;
  std::array<Side, k_most_sides> side;

  Player& player(Seat seat) { return players[static_cast<std::size_t>(seat)]; }
  const Player& player(Seat seat) const { return players[static_cast<std::size_t>(seat)]; }
  Side& side_of(Seat seat) { return side[player(seat).side]; }
  const Side& side_of(Seat seat) const { return side[player(seat).side]; }
  Seat on_turn() const { return core::seat_at(turn); }
  bool in_teams() const { return sides < seats; }
  bool partners(Seat one, Seat two) const { return player(one).side == player(two).side; }
  int played() const { return played_own + played_opponent + discarded; }
  /// The members of a side.
  core::SeatSet members(int side_number) const {
    core::SeatSet set;
    for (int i = 0; i < seats; ++i) {
      if (players[static_cast<std::size_t>(i)].side == side_number) set.add(core::seat_at(i));
    }
    return set;
  }
  /// The seat that table, meals and money of a side stand with in table files.
  Seat first_member(int side_number) const {
    int seat = 0;
    while (players[static_cast<std::size_t>(seat)].side != side_number) ++seat;
    return core::seat_at(seat);
  }
};
static_assert(std::is_trivially_copyable_v<Board> && std::has_unique_object_representations_v<Board>);

/// Cards that a turn may play (KC-006).
inline constexpr int k_plays = 2;

/// Whether supplies or the cook keep a minus card off this player (KC-055, KC-A23).
bool is_protected(const Player& player, Card minus);

/// Dice of the next cooking roll (KC-020, KC-025, KC-A25); 0 without a cook.
int cooking_dice(const Player& player);
/// Dice of the roll after it: helper and plus cards (KC-026, KC-A26).
int extra_dice(const Player& player);
/// Meals that go when half of them are removed (KC-A29).
constexpr int half_of(int meals) {
  return meals / 2;
}

/// The sides with the most money; they win when the game is over (KC-005, KC-A16, KC-A46).
core::SeatSet richest(const Board& board);

}  // namespace cooking_customers
