// Sorts a private view's cards into a row.
#include "game/food_fight/choice/hand.hpp"

#include <algorithm>

namespace game::food_fight {

namespace {

/// Foods, Toppings, Conditions, Actions; within a kind in the order in which they came.
void sort_by_kind(std::vector<Card>& cards) {
  std::stable_sort(cards.begin(), cards.end(),
                   [](Card a, Card b) { return rules::kind_of(a) < rules::kind_of(b); });
}

void append(std::vector<Card>& row, const std::vector<Card>& cards) {
  row.insert(row.end(), cards.begin(), cards.end());
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

std::vector<Card> row_of(const Hand& hand, std::optional<rules::Kind> kind) {
  std::vector<Card> row;
  if (kind == rules::Kind::keep && !hand.aside.empty()) return hand.aside;
  if (kind == rules::Kind::plan) return hand.actions;
  append(row, hand.food);
  for (const Card card : hand.actions) {
    if (!rules::is_basic(card)) row.push_back(card);
  }
  return row;
}

}  // namespace game::food_fight
