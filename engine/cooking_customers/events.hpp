// What happens in Cooking Customers, with its cause, as stages, log and bots hear of it.
#pragma once

#include <array>
#include <cstdint>

#include "engine/cooking_customers/board.hpp"

namespace cooking_customers {

using SeatIndex = std::uint8_t;  ///< or `k_nobody`

enum class EventKind : std::uint8_t {
  turn_started,
  turn_skipped,
  table_drawn,
  table_completed,
  table_left,
  table_taken,
  card_played,
  card_thrown_away,
  defence_played,
  attack_struck,
  customer_fought,
  cook_placed,
  helper_placed,
  plus_laid,
  minus_laid,
  supply_hung,
  minus_removed,
  crew_lost,
  supply_lost,
  turn_lost,
  meals_added,
  meals_removed,
  cooking_rolled,
  extra_rolled,
  plus_spent,
  card_drawn,
  deck_reshuffled,
  tables_reshuffled,
  turn_ended,
  game_over,
};

struct TurnStarted {
  static constexpr auto k_kind = EventKind::turn_started;
  SeatIndex seat;
};
/// The seat owed a turn: nothing happens in it (KC-A34).
struct TurnSkipped {
  static constexpr auto k_kind = EventKind::turn_skipped;
  SeatIndex seat;
};

/// `seat` draws for its side. `tip` is 0 for those who may not see it (KC-A9). `cause`: none at a turn's
/// start, else the customer that was cooked (KC-038).
struct TableDrawn {
  static constexpr auto k_kind = EventKind::table_drawn;
  SeatIndex seat;
  std::uint8_t side, needs, tip;
  Card cause;
  std::uint8_t left, next_needs;
};
/// The card is flipped: everybody sees the tip (KC-014).
struct TableCompleted {
  static constexpr auto k_kind = EventKind::table_completed;
  std::uint8_t side;
  SeatIndex seat;                  ///< whose meals completed it
  std::uint8_t needs, tip, money;  ///< `money` after it
};
/// An unfinished table goes to the discarded tables: given up for another one, or dashed (KC-060).
struct TableLeft {
  static constexpr auto k_kind = EventKind::table_left;
  std::uint8_t side, needs, meals, tip;
  Card cause;
};
/// KC-059.
struct TableTaken {
  static constexpr auto k_kind = EventKind::table_taken;
  SeatIndex by, from;
  std::uint8_t side, from_side, needs, meals, tip;
};

/// A card leaves a hand and is laid before `on`. `what`: the cook, helper or supply that it is after.
/// `takes_over`: Take a Break with the table.
struct CardPlayed {
  static constexpr auto k_kind = EventKind::card_played;
  SeatIndex seat;
  Card card;
  SeatIndex on;
  Card what;
  std::uint8_t takes_over, hand_size;
};
struct CardThrownAway {
  static constexpr auto k_kind = EventKind::card_thrown_away;
  SeatIndex seat;
  Card card;
  std::uint8_t hand_size;
};
/// `seat` stops `attack`, which `by` played on `on`.
struct DefencePlayed {
  static constexpr auto k_kind = EventKind::defence_played;
  SeatIndex seat;
  Card card, attack;
  SeatIndex by, on;
  std::uint8_t hand_size;
};
/// Nobody stopped the attack: it takes effect, unless the customer is cooked.
struct AttackStruck {
  static constexpr auto k_kind = EventKind::attack_struck;
  Card card;
  SeatIndex by, on;
  Card what;
};

/// Die faces as the engine counts them (KC-021).
enum class Face : std::uint8_t { meal = 1, fired = 2, blank = 3 };

/// The victim's two dice against a customer (KC-036, KC-037).
struct CustomerFought {
  static constexpr auto k_kind = EventKind::customer_fought;
  SeatIndex seat;
  Card customer;
  std::array<Face, 2> faces;
  std::uint8_t cooked;
};

/// `replaced`: who had to go (none: the place was free). `from`: lured away from that seat by a Better Offer.
struct CookPlaced {
  static constexpr auto k_kind = EventKind::cook_placed;
  SeatIndex seat;
  Card card, replaced;
  SeatIndex by, from;
};
struct HelperPlaced {
  static constexpr auto k_kind = EventKind::helper_placed;
  SeatIndex seat;
  Card card, replaced;
  SeatIndex by, from;
};
struct PlusLaid {
  static constexpr auto k_kind = EventKind::plus_laid;
  SeatIndex seat;
  Card card;
  SeatIndex by;
};
struct MinusLaid {
  static constexpr auto k_kind = EventKind::minus_laid;
  SeatIndex seat;
  Card card;
  SeatIndex by;
};
/// `from`: stolen from that seat (KC-058).
struct SupplyHung {
  static constexpr auto k_kind = EventKind::supply_hung;
  SeatIndex seat;
  Card card;
  SeatIndex by, from;
};
/// Used up by a roll, or kept off by new protection (KC-053, KC-A43).
struct MinusRemoved {
  static constexpr auto k_kind = EventKind::minus_removed;
  SeatIndex seat;
  Card card;
  std::uint8_t used_up;
};
/// A cook or helper goes to the discard pile: `cause` none: FIRED (KC-023); Cook Quits, Bad Review, Code
/// Violation.
struct CrewLost {
  static constexpr auto k_kind = EventKind::crew_lost;
  SeatIndex seat;
  Card card, cause;
};
/// Code Violation took a supply; `forced`: there was no choice.
struct SupplyLost {
  static constexpr auto k_kind = EventKind::supply_lost;
  SeatIndex seat;
  Card card, cause;
  std::uint8_t forced;
};
/// The seat owes its next turn; `again`: it owed one already (KC-A35).
struct TurnLost {
  static constexpr auto k_kind = EventKind::turn_lost;
  SeatIndex seat;
  Card cause;
  std::uint8_t again;
};

enum class MealCause : std::uint8_t { cooking_roll, extra_roll, cooked_customer, simmer_down };
/// `meals` go on the side's table, `lost` go back to the pile (table full or missing). `now` of `needs` after
/// it.
struct MealsAdded {
  static constexpr auto k_kind = EventKind::meals_added;
  std::uint8_t side;
  SeatIndex seat;
  std::uint8_t meals, lost, now, needs;
  MealCause cause;
};
struct MealsRemoved {
  static constexpr auto k_kind = EventKind::meals_removed;
  std::uint8_t side;
  SeatIndex seat;
  std::uint8_t meals, now;
  Card cause;
};

/// `dice` faces count; `taken`: dice that minus cards took; `special`: BLANK counts as MEAL (Daily Special).
struct CookingRolled {
  static constexpr auto k_kind = EventKind::cooking_rolled;
  SeatIndex seat;
  Card cook;
  std::uint8_t dice, taken, special, fired, meals;
  std::array<Face, 4> faces;
};
inline constexpr int k_most_extra_dice = 22;
struct ExtraRolled {
  static constexpr auto k_kind = EventKind::extra_rolled;
  SeatIndex seat;
  Card helper;
  std::uint8_t dice, meals;
  std::array<Face, k_most_extra_dice> faces;
};
/// `wasted`: the cook was fired before it could help (KC-048).
struct PlusSpent {
  static constexpr auto k_kind = EventKind::plus_spent;
  SeatIndex seat;
  Card card;
  std::uint8_t wasted;
};

/// Others see `Card::hidden`.
struct CardDrawn {
  static constexpr auto k_kind = EventKind::card_drawn;
  SeatIndex seat;
  Card card;
  std::uint8_t hand_size, deck_left;
};
struct DeckReshuffled {
  static constexpr auto k_kind = EventKind::deck_reshuffled;
  std::uint8_t size;
};
struct TablesReshuffled {
  static constexpr auto k_kind = EventKind::tables_reshuffled;
  std::uint8_t size;
};
struct TurnEnded {
  static constexpr auto k_kind = EventKind::turn_ended;
  SeatIndex seat;
};
enum class EndReason : std::uint8_t { goal_reached, nobody_can_cook };
struct GameOver {
  static constexpr auto k_kind = EventKind::game_over;
  EndReason reason;
  std::uint8_t sides;
  std::array<std::uint8_t, 2> winners;  ///< as bits, low byte first
  std::array<std::uint8_t, k_most_sides> money;
};

}  // namespace cooking_customers
