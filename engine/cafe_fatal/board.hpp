// All that lies open on the tables of Café Fatal: everything but the order of the morsels in the bag.
#pragma once

#include <array>
#include <cstdint>
#include <type_traits>

#include "engine/cafe_fatal/layout.hpp"
#include "engine/cafe_fatal/morsel.hpp"
#include "engine/core/seat.hpp"

namespace cafe_fatal {

inline constexpr int k_most_seats = 5;
inline constexpr int k_dice = 6;
inline constexpr std::uint8_t k_no_table = 0xff;

/// What comes next.
enum class Phase : std::uint8_t { set_up, dice_throw, place, distribute, over };

/// One player. A result lies on at most one table (CF-025) and a table holds at most one of his results
/// (CF-023), so his dice on the tables are a table and a number for each result.
struct Player {
  std::array<std::uint8_t, k_results> table{k_no_table, k_no_table, k_no_table,
                                            k_no_table, k_no_table, k_no_table};
  std::array<std::uint8_t, k_results> dice{};
  TableSet occupied = 0;
  std::uint8_t in_hand = k_dice;
  Pieces won{};
};

/// Sum of dice and value of one player's dice on one table; 0 dice if there are none.
struct Group {
  int dice = 0;
  int value = 0;
};

struct Board {
  std::uint8_t seats = 0;
  std::uint8_t round = 1;
  std::uint8_t start = 0;
  std::uint8_t turn = 0;
  Phase phase = Phase::set_up;
  /// Dice of the last throw by result, while they wait to be placed.
  std::array<std::uint8_t, k_results> thrown{};
  /// The table that bears each die result.
  std::array<std::uint8_t, k_results> red{};
  std::array<Pieces, k_most_tables> morsels{};
  std::array<Player, k_most_seats> players{};

  constexpr const Layout& layout() const { return layout_for(seats); }
  Player& player(core::Seat seat) { return players[static_cast<std::size_t>(seat)]; }
  const Player& player(core::Seat seat) const { return players[static_cast<std::size_t>(seat)]; }
  core::Seat on_turn() const { return core::seat_at(turn); }

  Group group(core::Seat seat, int at_table) const {
    const Player& owner = player(seat);
    for (std::size_t result = 0; result < k_results; ++result) {
      if (owner.table[result] == at_table) return {owner.dice[result], static_cast<int>(result) + 1};
    }
    return {};
  }
};
static_assert(std::is_trivially_copyable_v<Board> && std::has_unique_object_representations_v<Board>);

/// What becomes of one table in the distribution (CF-034 … CF-038): most dice, then the higher result, else
/// it stays.
struct Standing {
  int leader = -1;    ///< seat index; −1: nobody
  Group best;         ///< the leader's (or the tied players') dice
  bool tied = false;  ///< number and result shared: the morsels stay
  constexpr bool taken() const { return leader >= 0 && !tied; }
};

/// The standings of all tables at once, as the dice lie now.
std::array<Standing, k_most_tables> standings(const Board& board);

/// Morsels that the next set-up takes from the bag: one a table and two more (CF-014).
constexpr int set_up_morsels(const Board& board) {
  return board.layout().tables + 2;
}

}  // namespace cafe_fatal
