// What happens in a food fight, with its cause, as stages, log and bots hear of it.
#pragma once

#include <array>
#include <cstdint>

#include "engine/core/event.hpp"
#include "engine/food_fight/board.hpp"
#include "engine/food_fight/view.hpp"

namespace food_fight {

using SeatIndex = std::uint8_t;  ///< or `k_nobody`

enum class EventKind : std::uint8_t {
  round_started,
  target_set,
  plan_placed,
  event_revealed,
  votes_counted,
  event_ended,
  cards_flipped,
  copy_decided,
  turn_started,
  turn_ended,
  nothing_happened,
  card_moved,
  card_shown,
  deck_reshuffled,
  attack_declared,
  topping_yeeted,
  attack_moved,
  attack_answered,
  attack_hit,
  splattered,
  points_changed,
  offer_answered,
  hands_swapped,
  mats_shifted,
  round_ended,
  game_over,
  window_opened,
};

struct RoundStarted {
  static constexpr auto k_kind = EventKind::round_started;
  std::uint8_t round, start;
};

/// A target card points at `target` now. `by` moved it because of `cause` (none: the own aim of the round's
/// start).
struct TargetSet {
  static constexpr auto k_kind = EventKind::target_set;
  SeatIndex seat, target, before, by;
  Card cause;
};

/// Three cards lie face down. Others see `Card::hidden`.
struct PlanPlaced {
  static constexpr auto k_kind = EventKind::plan_placed;
  SeatIndex seat;
  std::array<Card, k_sets> cards;
};

struct EventRevealed {
  static constexpr auto k_kind = EventKind::event_revealed;
  SeatIndex by;
  Card event;
  std::uint8_t left;
};

/// All thumbs at once (CC-311); `up_seats` as bits.
struct VotesCounted {
  static constexpr auto k_kind = EventKind::votes_counted;
  Card event;
  std::uint8_t up, down;
  Vote result;
  std::uint8_t up_seats;
};

/// The event goes to the event discard: at once, or when the round ends.
struct EventEnded {
  static constexpr auto k_kind = EventKind::event_ended;
  Card event;
};

/// All seats flip the card of `set`; `stands_for` differs from `cards` for Cheat (none: no action) and Copy
/// (the action on offer; none: a ring or nothing to copy).
struct CardsFlipped {
  static constexpr auto k_kind = EventKind::cards_flipped;
  std::uint8_t set;
  std::array<Card, k_most_seats> cards, stands_for;
};

struct CopyDecided {
  static constexpr auto k_kind = EventKind::copy_decided;
  SeatIndex seat, source;
  Card action;
  std::uint8_t accepted;
};

/// `action` is what is carried out (`card` unless Cheat or Copy); none: nothing can be.
struct TurnStarted {
  static constexpr auto k_kind = EventKind::turn_started;
  SeatIndex seat;
  Card card, action;
  SeatIndex aim;  ///< at the start of the turn
};
struct TurnEnded {
  static constexpr auto k_kind = EventKind::turn_ended;
  SeatIndex seat;
};

/// Why an action or a part of it did nothing.
enum class Nothing : std::uint8_t {
  cheat_first,   ///< Cheat in place 1 (CC-202)
  copy_nothing,  ///< Copy in a ring, or of nothing (CC-A44)
  copy_declined,
  nothing_to_throw,  ///< no Food or Topping (CC-086, CC-087)
  nothing_to_take,
  too_few_points,    ///< Mope (CC-160)
  no_throwables,     ///< Shove, Stalk, Prank, Power Scoop …
  hidden,            ///< the target hides (CC-205)
  stopped_by_duck,   ///< Caricature (CC-281)
  already_at_limit,  ///< Caricature at 9 (CC-A105)
  aims_at_self,      ///< gifts, takes and retargets on oneself (CC-A43)
  stands_still,      ///< a defence on its own turn
  was_hit,           ///< Mock (WF-062)
  nobody_to_turn,    ///< Confuse with two players (WF-103)
};
struct NothingHappened {
  static constexpr auto k_kind = EventKind::nothing_happened;
  SeatIndex seat;
  Card action;
  Nothing why;
  SeatIndex target;
};

enum class Place : std::uint8_t { deck, floor, trash, hand, aside, mat };

/// One card changes its place. `from_seat`, `to_seat`: whose hand (else `k_nobody`). Seats outside the
/// audience see `Card::hidden`. `cause`: the action or event; none: refill, round end.
struct CardMoved {
  static constexpr auto k_kind = EventKind::card_moved;
  Card card;
  Place from, to;
  SeatIndex from_seat, to_seat;
  Card cause;
  SeatIndex by;
};

/// A card that stays in its hand is shown to all (Food Poison, Power Scoop).
struct CardShown {
  static constexpr auto k_kind = EventKind::card_shown;
  SeatIndex seat;
  Card card, cause;
};

struct DeckReshuffled {
  static constexpr auto k_kind = EventKind::deck_reshuffled;
  std::uint8_t size;
};

inline constexpr int k_attack_cards_told = 12;

/// An attack with Food begins: the cards are on their way (they moved to `aside` before). `value` = cards and
/// boosts.
struct AttackDeclared {
  static constexpr auto k_kind = EventKind::attack_declared;
  SeatIndex attacker, target;
  Card action;  ///< throw_food, lob, swing, blast, vengeance …
  std::uint8_t value, cheese, bewitched, event_bonus, size;
  std::array<Card, k_attack_cards_told> cards;  ///< the first of them; then none
};
struct ToppingYeeted {
  static constexpr auto k_kind = EventKind::topping_yeeted;
  SeatIndex seat, attacker, target;
  Card card;
  std::uint8_t from_floor, value;  ///< `value` after it
};
/// Outsmart sends an attack or a hostile action on (CC-161).
struct AttackMoved {
  static constexpr auto k_kind = EventKind::attack_moved;
  SeatIndex attacker, from, to;
  Card action;
};

enum class Reply : std::uint8_t { ducked, caught, dropped_card, spun, smashed, hid, boasted };
/// The final target's answer: the attack does not hit. `receiver` gets what was deflected (spun, smashed),
/// else `k_nobody`; `value` is what comes to them.
struct AttackAnswered {
  static constexpr auto k_kind = EventKind::attack_answered;
  SeatIndex attacker, target;
  Reply reply;
  SeatIndex receiver;
  std::uint8_t value;
  Card action;
};
/// The attack hit its final target. `chaos`: three cards or more, the table shouts (CC-110).
struct AttackHit {
  static constexpr auto k_kind = EventKind::attack_hit;
  SeatIndex attacker, victim;
  std::uint8_t value, cards, chaos;
  Card action;
};
/// Side splash begins around `middle` (Lob, Prank, Cannonball): `seats` as bits.
struct Splattered {
  static constexpr auto k_kind = EventKind::splattered;
  SeatIndex by, middle;
  std::uint8_t seats;
  Card action;
};

enum class Reason : std::uint8_t {
  attack,      ///< hit by an attack with Food
  deflected,   ///< food that was spun or smashed
  splash,      ///< side splash
  counter,     ///< Counterstrike
  action,      ///< an action without Food
  own_action,  ///< what the own card costs
  event,
  punishment,  ///< Cruel & Unusual
  combo_heal,  ///< three cards, two under Streaming Live, Bake Sale
  heal,
};
/// `amount` is what was due, signed; `before` and `after` tell what the nine point rule or zero left of it.
struct PointsChanged {
  static constexpr auto k_kind = EventKind::points_changed;
  SeatIndex seat;
  std::uint8_t before, after;
  std::int8_t amount;
  SeatIndex by;
  Reason reason;
  Card cause;
};

struct OfferAnswered {
  static constexpr auto k_kind = EventKind::offer_answered;
  SeatIndex by, seat;
  std::uint8_t claimed;
};
struct HandsSwapped {
  static constexpr auto k_kind = EventKind::hands_swapped;
  SeatIndex by, first, second;
  std::uint8_t first_cards, second_cards;  ///< numbers of cards that they hold after it
};
/// Time Machine (CC-258).
struct MatsShifted {
  static constexpr auto k_kind = EventKind::mats_shifted;
  SeatIndex by;
};
struct RoundEnded {
  static constexpr auto k_kind = EventKind::round_ended;
  std::uint8_t round;
};
struct GameOver {
  static constexpr auto k_kind = EventKind::game_over;
  std::uint8_t winners;  ///< as bits
  std::array<std::uint8_t, k_most_seats> points;
};

/// The moments at which held events may be played, as WF-A60 numbers them.
enum class Moment : std::uint8_t {
  aims_set,       ///< before the piles are chosen
  flipped,        ///< after a flip
  before_action,  ///< `seat`: whose
  declared,       ///< `seat`: the attacker
  after_action,   ///< `seat`: whose
  round_end,      ///< before the end check
};
/// Whoever holds an event may play it now; told at each of these moments, whoever holds one (Hold the Events
/// alone).
struct WindowOpened {
  static constexpr auto k_kind = EventKind::window_opened;
  Moment moment;
  SeatIndex seat;  ///< or `k_nobody`
};

/// Whether the table is another one since: what WF-A60 calls that something has happened, as everybody can
/// tell. A window that nothing precedes asks nobody who has passed the one before.
bool stirs(const core::Event& event);

}  // namespace food_fight
