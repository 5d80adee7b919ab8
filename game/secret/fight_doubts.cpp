// What the open cards say about questions to come (CC-A48: Yeet offers, then the final target's own answer).
#include "game/secret/fight_doubts.hpp"

#include <algorithm>
#include <utility>

#include "engine/food_fight/cafe_chaos/cards.hpp"
#include "engine/food_fight/house.hpp"
#include "engine/food_fight/stance.hpp"
#include "engine/food_fight/what_the_food/cards.hpp"

namespace game::secret {

namespace rules = food_fight;
using rules::Card;
using rules::EventKind;
using rules::Kind;

namespace {

EventKind kind_of(const core::Event& event) {
  return static_cast<EventKind>(event.kind());
}

/// Another seat's Topping joins the attack, and the Floor is filled up: the offers go on behind it.
bool belongs_to_yeets(const core::Event& event) {
  const EventKind kind = kind_of(event);
  if (kind == EventKind::topping_yeeted || kind == EventKind::deck_reshuffled) return true;
  if (kind != EventKind::card_moved) return false;
  const auto moved = event.as<rules::CardMoved>();
  const bool yeeted = moved.cause == Card::yeet;
  const bool refill = moved.to == rules::Place::floor && moved.cause == Card::none;
  return yeeted || refill;
}

/// All that a hit brings before its victim may answer it: damage, heal, splatter (CC-A23).
bool belongs_to_hit(const core::Event& event) {
  const EventKind kind = kind_of(event);
  if (kind == EventKind::splattered) return true;
  if (kind != EventKind::points_changed) return false;
  const auto reason = event.as<rules::PointsChanged>().reason;
  return reason == rules::Reason::attack || reason == rules::Reason::combo_heal ||
         reason == rules::Reason::splash;
}

constexpr Card k_chaos_drill = rules::cafe_chaos::card_of(rules::cafe_chaos::EventCard::fire_drill);
constexpr Card k_food_drill = rules::what_the_food::card_of(rules::what_the_food::EventCard::fire_drill);

/// Whether the event shows what the seat did in answer to a question of this kind, asked or not.
bool shows_answer(const core::Event& event, const Doubt& doubt) {
  const int seat = core::index(doubt.seat);
  switch (kind_of(event)) {
    case EventKind::card_moved: {
      const auto moved = event.as<rules::CardMoved>();
      if (moved.from != rules::Place::hand || moved.from_seat != seat) return false;
      return moved.cause == Card::goose || moved.cause == Card::tackle || moved.cause == Card::prank ||
             moved.cause == Card::overhead_smash;
    }
    case EventKind::points_changed: {
      const auto changed = event.as<rules::PointsChanged>();
      return static_cast<Kind>(doubt.kind) == Kind::self && changed.seat == seat &&
             changed.cause == Card::prank && changed.reason == rules::Reason::action;
    }
    case EventKind::attack_answered:
      return static_cast<Kind>(doubt.kind) == Kind::add && event.as<rules::AttackAnswered>().target == seat;
    default:
      return false;
  }
}

}  // namespace

FightDoubts::FightDoubts(const rules::Board& board)
    : seats_(board.seats), start_(board.start), fight_(board.fight) {
  for (int seat = 0; seat < seats_; ++seat) {
    const auto place = static_cast<std::size_t>(seat);
    mats_[place] = board.players[place].face_up;
    stance_[place] = rules::stands_for(board, core::seat_at(seat));
  }
}

bool FightDoubts::lets_pass(const core::Event& event) const {
  if (open_.empty()) return true;
  switch (static_cast<Kind>(open_.front().kind)) {
    case Kind::yeet:
      return belongs_to_yeets(event);
    case Kind::counter:
      return belongs_to_hit(event);
    case Kind::event: {
      // Played in this very window, by somebody who was asked before.
      if (kind_of(event) != EventKind::event_revealed) return false;
      const auto by = core::seat_at(event.as<rules::EventRevealed>().by);
      return std::none_of(open_.begin(), open_.end(),
                          [by](const Doubt& doubt) { return doubt.window && doubt.seat == by; });
    }
    case Kind::keep:  // another event that was played in the same window waits behind the drill
      return kind_of(event) == EventKind::event_revealed;
    default:
      return false;
  }
}

void FightDoubts::foresee(const core::Event& next) {
  const auto found = std::find_if(later_.begin(), later_.end(),
                                  [&next](const Doubt& doubt) { return shows_answer(next, doubt); });
  if (found == later_.end()) return;
  open_.push_front(*found);
  later_.erase(found);
}

void FightDoubts::asked(core::Seat seat, std::uint8_t kind) {
  std::erase_if(later_, [=](const Doubt& doubt) { return doubt.seat == seat && doubt.kind == kind; });
}

bool FightDoubts::may_ask(core::Seat seat, Kind kind) const {
  const auto is_it = [=](const Doubt& doubt) {
    return doubt.seat == seat && doubt.kind == static_cast<std::uint8_t>(kind);
  };
  return std::any_of(open_.begin(), open_.end(), is_it) || std::any_of(later_.begin(), later_.end(), is_it);
}

void FightDoubts::note(const core::Event& event) {
  if (rules::stirs(event)) stirred_ = true;
  switch (kind_of(event)) {
    case EventKind::round_started:
      start_ = event.as<rules::RoundStarted>().start;
      stance_.fill(Card::none);
      waiting_.clear();
      break;
    case EventKind::window_opened:
      open_window();
      break;
    case EventKind::turn_started:
      doubt_victims(event.as<rules::TurnStarted>());
      break;
    case EventKind::turn_ended:
      later_.clear();
      break;
    case EventKind::event_revealed:
      reveal(event.as<rules::EventRevealed>().event);
      break;
    case EventKind::event_ended:
      end_event();
      break;
    case EventKind::cards_flipped:
      flip(event.as<rules::CardsFlipped>());
      break;
    case EventKind::copy_decided: {
      const auto decided = event.as<rules::CopyDecided>();
      if (decided.accepted != 0) stance_[decided.seat] = decided.action;
      break;
    }
    case EventKind::attack_declared:
      declare(event.as<rules::AttackDeclared>());
      break;
    case EventKind::attack_moved:
      doubt_target(event.as<rules::AttackMoved>().to);
      break;
    case EventKind::attack_hit: {
      const int victim = event.as<rules::AttackHit>().victim;
      if (stance(victim) == Card::counterstrike) add(victim, Kind::counter);
      break;
    }
    default:
      break;
  }
}

void FightDoubts::reveal(Card event) {
  waiting_.push_back(event);
  if (fight_ == rules::Fight::cafe_chaos || waiting_.size() == 1) begin_event();
}

/// Fire Drill asks all at once, when its turn in the line has come (WF-049).
void FightDoubts::begin_event() {
  const Card event = fight_ == rules::Fight::cafe_chaos ? waiting_.back() : waiting_.front();
  if (event != (fight_ == rules::Fight::cafe_chaos ? k_chaos_drill : k_food_drill)) return;
  for (int i = 0; i < seats_; ++i) add((start_ + i) % seats_, Kind::keep);
}

void FightDoubts::end_event() {
  if (waiting_.empty()) return;
  waiting_.erase(waiting_.begin());
  if (fight_ == rules::Fight::what_the_food && !waiting_.empty()) begin_event();
}

/// Whoever holds an event is asked, clockwise from the starting player, unless nothing has happened since the
/// last window (WF-A60).
void FightDoubts::open_window() {
  if (!std::exchange(stirred_, false)) return;
  for (int i = 0; i < seats_; ++i) {
    add((start_ + i) % seats_, Kind::event);
    open_.back().window = true;
  }
}

/// Outsmart decides who it is: anybody may be the victim, who acts too (WF-A15).
void FightDoubts::doubt_victims(const rules::TurnStarted& turn) {
  if (fight_ == rules::Fight::cafe_chaos) return;
  later_.clear();
  for (int seat = 0; seat < seats_; ++seat) {
    if (turn.action == Card::goose) add_later(seat, Kind::give);
    if (turn.action == Card::tackle) add_later(seat, Kind::drop);
    if (turn.action == Card::prank) add_later(seat, Kind::self);
  }
}

void FightDoubts::flip(const rules::CardsFlipped& flipped) {
  const std::size_t set = flipped.set - std::size_t{1};
  for (std::size_t seat = 0; seat < static_cast<std::size_t>(seats_); ++seat) {
    mats_[seat][set] = flipped.cards[seat];
    // Cheat stands for the card before it on the mat (CC-A39).
    std::size_t face = set;
    while (face > 0 && mats_[seat][face] == Card::cheat) --face;
    // Copy counts for nothing until its owner has accepted (CC-A83).
    stance_[seat] = mats_[seat][face] == Card::copy ? Card::none : flipped.stands_for[seat];
  }
}

void FightDoubts::declare(const rules::AttackDeclared& attack) {
  attack_ = attack.action;
  for (int i = 0; i < seats_; ++i) {
    const int seat = (start_ + i) % seats_;
    if (seat != attack.attacker && stance(seat) == Card::yeet) add(seat, Kind::yeet);
  }
  doubt_target(attack.target);
}

/// Panic may drop a card; Smash may add cards to a Throw or Lob (CC-A61).
void FightDoubts::doubt_target(int seat) {
  if (stance(seat) == Card::panic) add(seat, Kind::drop);
  const bool can_grow = attack_ == Card::throw_food || attack_ == Card::lob;
  if (stance(seat) == Card::smash && can_grow) add(seat, Kind::add);
  // Windows and the effects of conditions come between declaration and answer.
  if (stance(seat) == Card::overhead_smash && rules::house::is_combo_attack(attack_))
    add_later(seat, Kind::add);
}

}  // namespace game::secret
