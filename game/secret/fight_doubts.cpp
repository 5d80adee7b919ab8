// What the open cards say about questions to come (CC-A48: Yeet offers, then the final target's own answer).
#include "game/secret/fight_doubts.hpp"

#include "engine/food_fight/cafe_chaos/cards.hpp"
#include "engine/food_fight/stance.hpp"

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

}  // namespace

FightDoubts::FightDoubts(const rules::Board& board) : seats_(board.seats), start_(board.start) {
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
    default:
      return false;
  }
}

void FightDoubts::note(const core::Event& event) {
  switch (kind_of(event)) {
    case EventKind::round_started:
      start_ = event.as<rules::RoundStarted>().start;
      stance_.fill(Card::none);
      break;
    case EventKind::event_revealed:
      if (event.as<rules::EventRevealed>().event == card_of(rules::cafe_chaos::EventCard::fire_drill)) {
        for (int i = 0; i < seats_; ++i) add((start_ + i) % seats_, Kind::keep);
      }
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
}

}  // namespace game::secret
