// A private view's cards, coming and going as their moves are shown.
#include "game/cooking/hand.hpp"

#include <algorithm>

#include "engine/cooking_customers/events.hpp"

namespace game::cooking {

namespace {

using rules::EventKind;

void drop(Hand& hand, int seat, Card card) {
  if (seat != hand.seat) return;
  const auto found = std::find(hand.cards.begin(), hand.cards.end(), card);
  if (found != hand.cards.end()) hand.cards.erase(found);
}

/// The first card of which `newest` holds more: what a hidden card must have been.
Card only_in(const Hand& newest, const Hand& hand) {
  for (const Card card : newest.cards) {
    if (std::count(newest.cards.begin(), newest.cards.end(), card) >
        std::count(hand.cards.begin(), hand.cards.end(), card))
      return card;
  }
  return Card::none;
}

}  // namespace

Hand hand_of(const rules::View& view) {
  Hand hand;
  if (view.viewer == core::k_everybody) return hand;
  hand.seat = core::index(view.viewer);
  hand.cards.assign(view.hand.begin(), view.hand.end());
  hand.tips = view.tips;
  return hand;
}

void leave_hand(Hand& hand, const Hand& /*newest*/, const core::Event& event) {
  if (!hand.open()) return;
  switch (static_cast<EventKind>(event.kind())) {
    case EventKind::card_played: {
      const auto played = event.as<rules::CardPlayed>();
      return drop(hand, played.seat, played.card);
    }
    case EventKind::card_thrown_away: {
      const auto thrown = event.as<rules::CardThrownAway>();
      return drop(hand, thrown.seat, thrown.card);
    }
    case EventKind::defence_played: {
      const auto played = event.as<rules::DefencePlayed>();
      return drop(hand, played.seat, played.card);
    }
    default:
      return;
  }
}

void reach_hand(Hand& hand, const Hand& newest, const core::Event& event) {
  if (!hand.open()) return;
  switch (static_cast<EventKind>(event.kind())) {
    case EventKind::card_drawn: {
      if (event.as<rules::CardDrawn>().seat != hand.seat) return;
      const Card card = only_in(newest, hand);
      if (card != Card::none) hand.cards.push_back(card);
      return;
    }
    case EventKind::table_drawn:
    case EventKind::table_taken:
    case EventKind::table_left:
    case EventKind::table_completed:
      hand.tips = newest.tips;
      return;
    default:
      return;
  }
}

}  // namespace game::cooking
