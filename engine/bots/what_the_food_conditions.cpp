// Weighs super conditions one by one.
#include "engine/bots/what_the_food_conditions.hpp"

#include <algorithm>

#include "engine/bots/food_fight_situation.hpp"
#include "engine/food_fight/what_the_food/cards.hpp"

namespace bots {

using core::Seat;
using fight::Card;
using fight::what_the_food::ConditionCard;

namespace {

/// Gassy: the best other victim.
float worst_other(const Situation& s, Seat victim) {
  float best = 0;
  s.others([&](Seat seat) { best = seat == victim ? best : std::max(best, s.standing.weight(seat)); });
  return best;
}

float on_hit(const Situation& s, ConditionCard condition, Seat victim) {
  const float weight = s.standing.weight(victim);
  const bool has_cards = s.throwables_in_hand(victim) >= 0.5F;
  switch (condition) {
    case ConditionCard::juicy:
      return s.beside(victim);
    case ConditionCard::slimy:
      return s.board.seats > 2 ? 0.15F : 0;
    case ConditionCard::sticky:
      return has_cards ? k_throwable * (1 + weight) : 0;
    case ConditionCard::rotten:
      return has_cards ? k_throwable * weight : 0;
    case ConditionCard::fuzzy:
      return s.points(s.me) > 0 ? s.healed(1) : 0;
    case ConditionCard::gassy:
      return worst_other(s, victim);
    case ConditionCard::radioactive:
      return s.standing.gain(victim, 2) + s.standing.gain(s.me, 1);
    default:
      return 0;
  }
}

/// Whether it hits or not, as long as somebody else is attacked in earnest.
float when_played(const Situation& s, ConditionCard condition, const Landing& landing) {
  switch (condition) {
    case ConditionCard::crunchy:
      return s.weights.unseen_card;
    case ConditionCard::mystery:
      return 0.7F * s.standing.gain(landing.seat, 1);
    case ConditionCard::suspicious:
      return s.board.seats > 2 ? 0.2F : 0;
    case ConditionCard::undercooked:
      return 0.8F;  // it harms nobody any longer
    case ConditionCard::greasy:
      return -0.3F;
    default:
      return 0;
  }
}

/// By condition, from `Card::first_condition` on.
constexpr std::array<float, 15> k_in_hand{0.2F, 0.1F, 0.2F, 0.3F, 0.2F,  0.15F, 0.3F, 0.1F,
                                          0.3F, 0.3F, 0.3F, 0.3F, -1.2F, 0.0F,  0.2F};

int place_of(Card condition) {
  return fight::number(condition) - fight::number(Card::first_condition);
}

}  // namespace

int super_damage(const fight::Board& board, Card condition) {
  return board.super_conditions && condition == card_of(ConditionCard::moldy) ? 1 : 0;
}

float super_worth(const Situation& s, Card condition, const Landing& landing) {
  if (!s.board.super_conditions || !fight::is_condition(condition)) return 0;
  if (!landing.damages || landing.seat == s.me) return 0;
  const auto which = static_cast<ConditionCard>(place_of(condition));
  return when_played(s, which, landing) + (landing.succeeds ? on_hit(s, which, landing.seat) : 0);
}

float super_worth_in_hand(const fight::Board& board, Card condition) {
  if (!board.super_conditions || !fight::is_condition(condition)) return 0;
  return k_in_hand[static_cast<std::size_t>(place_of(condition))];
}

}  // namespace bots
