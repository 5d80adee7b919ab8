// Sorts a private view's cards into a row, and lets them come and go as their moves are shown.
#include "game/food_fight/choice/hand.hpp"

#include <algorithm>
#include <iterator>

#include "engine/food_fight/events.hpp"

namespace game::food_fight {

namespace {

/// Foods, Toppings, Conditions, held events; within a kind in the order in which they came.
void sort_by_kind(std::vector<Card>& cards) {
  std::stable_sort(cards.begin(), cards.end(),
                   [](Card a, Card b) { return rules::kind_of(a) < rules::kind_of(b); });
}

void append(std::vector<Card>& row, const std::vector<Card>& cards) {
  row.insert(row.end(), cards.begin(), cards.end());
}

bool holds(const std::vector<Card>& cards, Card card) {
  return std::find(cards.begin(), cards.end(), card) != cards.end();
}

/// The first card, basics apart, that only `hand` holds of the two: what a hidden card must have been.
Card only_in(const Hand& hand, const Hand& other) {
  for (const Card card : hand.food) {
    if (!holds(other.food, card)) return card;
  }
  for (const Card card : hand.actions) {
    if (!rules::is_basic(card) && !holds(other.actions, card)) return card;
  }
  return Card::none;
}

bool is_known(Card card) {
  return card != Card::hidden && card != Card::none;
}

}  // namespace

Hand hand_of(const rules::View& view) {
  Hand hand;
  if (view.viewer == core::k_everybody) return hand;
  hand.seat = core::index(view.viewer);
  const auto& plan = view.plans[static_cast<std::size_t>(hand.seat)];
  const auto placed = [&plan](Card card) { return std::find(plan.begin(), plan.end(), card) != plan.end(); };
  for (int basic = 0; basic < rules::k_basics; ++basic) {
    if (!placed(rules::card_at(basic))) hand.actions.push_back(rules::card_at(basic));
  }
  const Card own = view.board.player(view.viewer).character;
  if (view.own_character && !placed(own)) hand.actions.push_back(own);
  for (const Card card : view.hand) (rules::is_action(card) ? hand.actions : hand.food).push_back(card);
  for (const Card card : view.aside) {
    if (card != Card::hidden) hand.aside.push_back(card);
  }
  sort_by_kind(hand.food);
  return hand;
}

void leave_hand(Hand& hand, const Hand& newest, const core::Event& event) {
  if (!hand.open()) return;
  if (static_cast<rules::EventKind>(event.kind()) == rules::EventKind::event_revealed) {
    const auto revealed = event.as<rules::EventRevealed>();  // a held one was played (WF-094)
    if (revealed.by == hand.seat) std::erase(hand.food, revealed.event);
  }
  if (static_cast<rules::EventKind>(event.kind()) != rules::EventKind::card_moved) return;
  const auto moved = event.as<rules::CardMoved>();
  if (moved.from != rules::Place::hand || moved.from_seat != hand.seat) return;
  const Card card = is_known(moved.card) ? moved.card : only_in(hand, newest);
  std::erase(hand.food, card);
  std::erase(hand.actions, card);
}

void reach_hand(Hand& hand, const Hand& newest, const core::Event& event) {
  if (!hand.open()) return;
  switch (static_cast<rules::EventKind>(event.kind())) {
    case rules::EventKind::card_moved: {
      const auto moved = event.as<rules::CardMoved>();
      if (moved.to != rules::Place::hand || moved.to_seat != hand.seat) return;
      const Card card = is_known(moved.card) ? moved.card : only_in(newest, hand);
      if (!is_known(card) || holds(hand.food, card) || holds(hand.actions, card)) return;
      (rules::is_action(card) ? hand.actions : hand.food).push_back(card);
      return sort_by_kind(hand.food);
    }
    case rules::EventKind::hands_swapped: {
      const auto swapped = event.as<rules::HandsSwapped>();
      if (swapped.first == hand.seat || swapped.second == hand.seat) hand = newest;
      return;
    }
    case rules::EventKind::plan_placed:
    case rules::EventKind::round_ended:
      hand.actions = newest.actions;
      return;
    default:
      return;
  }
}

std::vector<Card> row_of(const Hand& hand, std::optional<rules::Kind> kind) {
  std::vector<Card> row;
  if (kind == rules::Kind::keep && !hand.aside.empty()) return hand.aside;
  if (kind == rules::Kind::plan) return hand.actions;
  // Actions and held events are never part of a combo: their places make room for names.
  if (kind == rules::Kind::throw_food || kind == rules::Kind::add) {
    std::copy_if(hand.food.begin(), hand.food.end(), std::back_inserter(row), rules::is_throwable);
    return row;
  }
  append(row, hand.food);
  for (const Card card : hand.actions) {
    if (!rules::is_basic(card)) row.push_back(card);
  }
  return row;
}

}  // namespace game::food_fight
