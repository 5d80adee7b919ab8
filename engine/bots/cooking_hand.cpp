// Defences are kept, a first cook above all.
#include "engine/bots/cooking_hand.hpp"

namespace bots {

using namespace ::cooking_customers;

namespace {

float cook_in_hand(const Hand& hand, Card card, bool nobody_cooks, const CookingWeights& weights) {
  const int dice = traits(card).dice;
  bool better = false;
  int as_good = 0;
  for (const Card other : hand) {
    if (kind_of(other) != CardKind::cook) continue;
    better = better || traits(other).dice > dice;
    as_good += traits(other).dice >= dice ? 1 : 0;
  }
  if (nobody_cooks && !better) return weights.first_cook;
  return as_good <= 2 ? weights.spare_cook : weights.more_cooks;
}

}  // namespace

float worth_in_hand(const Hand& hand, Card card, bool nobody_cooks, const CookingWeights& weights) {
  switch (kind_of(card)) {
    case CardKind::cook:
      return cook_in_hand(hand, card, nobody_cooks, weights);
    case CardKind::helper:
      return weights.helper_card;
    case CardKind::plus:
      return card == Card::daily_special ? weights.daily_special
                                         : weights.plus_die * static_cast<float>(traits(card).dice);
    case CardKind::minus:
      return weights.minus;
    case CardKind::supply:
      return weights.supply;
    case CardKind::defence:
      return card == Card::simmer_down ? weights.simmer_down : weights.counter_offer;
    default:
      return weights.attack;
  }
}

float worth_of_hand(const Hand& hand, bool nobody_cooks, const CookingWeights& weights) {
  float worth = weights.draw * static_cast<float>(k_hand - std::min(k_hand, hand.size()));
  for (const Card card : hand) worth += worth_in_hand(hand, card, nobody_cooks, weights);
  return worth;
}

}  // namespace bots
