// What lies open on screen: the first view and the events that were shown since. Never the state.
#pragma once

#include <array>
#include <vector>

#include "engine/core/event.hpp"
#include "engine/food_fight/events.hpp"
#include "engine/food_fight/view.hpp"
#include "render/geometry.hpp"

namespace game::food_fight {

namespace rules = ::food_fight;
using rules::Card;

/// The pictures of a fighter.
enum class Mood : std::uint8_t { calm, aim, throwing, duck, hide, panic, hit, glee, gloom };

/// A settled blot on the wall, a tray or a face: it stays until the round ends (S20).
struct Splat {
  render::Point place;
  float scale = 1;
  float angle = 0;
  render::Colour colour{};
  std::uint8_t picture = 0;
};

/// Food between a hand and its final target. Its cards lie aside.
struct Flight {
  bool on = false;      ///< declared, and its cards are not cleaned up yet
  bool landed = false;  ///< it has hit, missed or been caught
  bool stuck = false;   ///< on the head of `to`
  Card action = Card::none;
  int attacker = 0;
  int from = 0;            ///< where its present leg begins
  int to = 0;              ///< whom it flies at now
  bool bounced = false;    ///< it comes from the head of `from`, not from the hand
  bool cancelled = false;  ///< a held Fire Drill stops it (WF-095)
  int cancelled_by = -1;
  bool in_the_air() const { return on && !landed; }
};

struct ShownSeat {
  int points = 0;
  int target = 0;
  Card character = Card::none;
  int cards = 0;  ///< owned besides the basics, in hand or on the mat
  std::array<Card, rules::k_sets> plan{Card::none, Card::none, Card::none};  ///< hidden: face down
  /// What a flipped card stands for: itself, or what Cheat and Copy make of it (none: nothing).
  std::array<Card, rules::k_sets> stands_for{Card::none, Card::none, Card::none};
  std::vector<render::Colour> blots;  ///< on the ten letters, oldest first
  std::vector<Splat> worn;            ///< on the bust, placed from the tray's rim; wiped when the round ends
  bool acted = false;                 ///< had its turn in the present set
};

/// Where an event of What the Food?! comes from: drawn or flipped, played from a hand (WF-094), or from the
/// table, where a dropped one or one kept by Rally lay (WF-078, WF-097).
enum class EventSource : std::uint8_t { deck, hand, table };

struct Shown {
  rules::Fight fight = rules::Fight::cafe_chaos;
  int seats = 0;
  int limit = 10;
  int round = 1;
  int start = 0;
  rules::Phase phase = rules::Phase::target;
  int set = 0;              ///< 1 … 3 while flipped cards are carried out; 0: none is flipped
  int turn = -1;            ///< who carries out a card, or did last in this set; −1: nobody
  Card event = Card::none;  ///< in force, or being resolved
  int event_by = -1;        ///< who drew or played it, as far as it was shown; What the Food?! only
  std::vector<rules::WaitingEvent> waiting;        ///< events that wait for it, first drawn first (WF-A29)
  rules::Moment window = rules::Moment::aims_set;  ///< the newest window of Hold the Events …
  int window_seat = -1;                            ///< … and whose action or attack it is about
  bool stirred = false;                            ///< something has happened since it
  rules::Vote vote = rules::Vote::none;
  int deck = 0;
  int events_left = 0;
  std::array<ShownSeat, rules::k_most_seats> seat{};
  std::vector<Card> floor;
  std::vector<Card> trash;  ///< top last
  std::vector<Card> aside;  ///< thrown or revealed, on their way
  Flight flight;
  std::vector<Splat> splats;
  bool over = false;
  unsigned winners = 0;

  ShownSeat& at(int index) { return seat[static_cast<std::size_t>(index)]; }
  const ShownSeat& at(int index) const { return seat[static_cast<std::size_t>(index)]; }
  /// What the seat's card of the present set stands for; none when nothing is flipped.
  Card acting(int index) const;
  int left(int index) const { return (index + 1) % seats; }
  int right(int index) const { return (index + seats - 1) % seats; }
};

Shown shown_from(const rules::View& view);
/// The table after one more event. `blot` colours what is added to a track.
void apply(Shown& shown, const core::Event& event, render::Colour blot);
/// Where the event that is told now comes from; `shown` is the table before it.
EventSource source_of(const Shown& shown, const rules::EventRevealed& revealed);
/// The face of somebody to whom nothing happens just now.
Mood mood_at_rest(const Shown& shown, int seat);

/// Smash, Overhead Smash (CC-218, WF-077).
constexpr bool is_smash(Card action) {
  return action == Card::smash || action == Card::overhead_smash;
}

inline rules::EventKind kind_of(const core::Event& event) {
  return static_cast<rules::EventKind>(event.kind());
}

}  // namespace game::food_fight
