// What happens in Café Fatal, with its cause. Everything is public.
#pragma once

#include <array>
#include <cstdint>

#include "engine/cafe_fatal/board.hpp"

namespace cafe_fatal {

enum class EventKind : std::uint8_t {
  round_started,
  morsel_dropped,
  extra_dice_thrown,
  turn_started,
  dice_thrown,
  dice_placed,
  table_taken,
  table_stays,
  whole_completed,
  dice_returned,
  game_over,
};

struct RoundStarted {
  static constexpr auto k_kind = EventKind::round_started;
  std::uint8_t round, start;
};
/// One morsel from the bag to a table, by the set-up of the round (`die` 0) or by die 1 or 2 with its
/// `result`.
struct MorselDropped {
  static constexpr auto k_kind = EventKind::morsel_dropped;
  std::uint8_t table;
  Morsel morsel;
  std::uint8_t die, result, bag_left;
};
/// The starting player throws the two dice of the set-up (CF-012, CF-A6).
struct ExtraDiceThrown {
  static constexpr auto k_kind = EventKind::extra_dice_thrown;
  std::uint8_t seat;
  std::array<std::uint8_t, 2> faces;
};
/// `skipped`: seats passed over since the last turn, because they have no dice left (CF-017), as bits.
struct TurnStarted {
  static constexpr auto k_kind = EventKind::turn_started;
  std::uint8_t seat, dice;
  std::uint16_t skipped;
};
struct DiceThrown {
  static constexpr auto k_kind = EventKind::dice_thrown;
  std::uint8_t seat, dice;
  std::array<std::uint8_t, k_dice> faces;
};
/// `forced`: the only legal placement, nobody was asked. `own`: dice of this player on the table now.
struct DicePlaced {
  static constexpr auto k_kind = EventKind::dice_placed;
  std::uint8_t seat, result, dice, table, own, in_hand, forced;
};
/// Why a table went to its taker: alone there, more dice than the next, or as many with a higher result.
enum class TakenBy : std::uint8_t { alone, more_dice, higher_result };
struct TableTaken {
  static constexpr auto k_kind = EventKind::table_taken;
  std::uint8_t table, seat, dice, result;
  TakenBy by;
  std::uint8_t rival, rival_dice, rival_result;  ///< the next best; rival 0xff if alone
  Pieces pieces;
  std::uint8_t points_before, points_after;
};
/// The morsels stay: `tied` seats share number and result, or nobody is there (`tied` 0).
struct TableStays {
  static constexpr auto k_kind = EventKind::table_stays;
  std::uint8_t table, dice, result, pieces;
  std::uint16_t tied;
};
/// Five of a kind came together (CF-042); `wholes` is how many of this kind the player has now.
struct WholeCompleted {
  static constexpr auto k_kind = EventKind::whole_completed;
  std::uint8_t seat;
  Morsel morsel;
  std::uint8_t wholes, points_after;
};
struct DiceReturned {
  static constexpr auto k_kind = EventKind::dice_returned;
  std::uint8_t round;
};
enum class EndReason : std::uint8_t { goal_reached, bag_short };
struct GameOver {
  static constexpr auto k_kind = EventKind::game_over;
  EndReason reason;
  std::uint8_t bag_left;
  std::uint16_t winners;
  std::array<std::uint8_t, k_most_seats> points;
  std::array<std::uint8_t, k_most_seats> pieces;
};

}  // namespace cafe_fatal
