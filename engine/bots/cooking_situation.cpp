// Gains are differences of worth: before a card and after it.
#include "engine/bots/cooking_situation.hpp"

#include "engine/bots/cooking_effects.hpp"
#include "engine/bots/cooking_hand.hpp"

namespace bots {

using namespace ::cooking_customers;

CookingSituation::CookingSituation(const Glance& glance, const CookingWeights& weights)
    : glance_(glance), weights_(weights) {
  const int own = board().player(me()).side;
  float sum = 0;
  for (int side = 0; side < board().sides; ++side) {
    if (side == own) continue;
    const auto place = static_cast<std::size_t>(side);
    const Side& other = board().side[place];
    auto reached = static_cast<float>(other.money);
    if (other.needs != 0)
      reached += usual_tip(other.needs) * static_cast<float>(other.meals) / static_cast<float>(other.needs);
    const float distance = weights_.nearness + std::max(0.0F, static_cast<float>(k_goal) - reached);
    rivalry_[place] = 1 / (distance * distance);
    sum += rivalry_[place];
  }
  for (float& share : rivalry_) share *= weights_.rivals / sum;
  for (int i = 0; i < board().seats; ++i) {
    const Seat seat = core::seat_at(i);
    worth_now_[static_cast<std::size_t>(i)] = worth(seat, board().player(seat), board().side_of(seat));
  }
}

float CookingSituation::worth(Seat seat, const Player& player, const Side& side) const {
  const bool known = board().partners(seat, me()) && side.needs != 0;
  const TableGuess table = table_of(side, known ? glance_.tip : 0, glance_.next_needs);
  const float soon = seat == me() && board().turn == core::index(me()) ? 1 : weights_.next_roll;
  return table_worth(table, side.money, weights_) + kitchen_worth(player, table, side.money, soon, weights_);
}

float CookingSituation::gain(const CookingMove& move) const {
  if (move.verb == Verb::done) return 0;
  const bool nobody_cooks = board().player(me()).cook == Card::none;
  const float card = weights_.draw - worth_in_hand(*glance_.hand, move.card, nobody_cooks, weights_);
  switch (move.verb) {
    case Verb::discard:
      return card;
    case Verb::take_cook:
    case Verb::take_helper:
      return card + gain_of_lure(move);
    case Verb::take_over:
    case Verb::leave:
      return card + gain_of_break(move);
    case Verb::steal:
      return card + (1 - weights_.stopped) * (help(me(), move.what) + rivalry(move.on) * weights_.symbol);
    default:
      break;
  }
  if (board().partners(me(), move.on)) return card + help(move.on, move.card);
  return card + rivalry(move.on) * loss_to_attack(move.on, move.card);
}

float CookingSituation::help(Seat seat, Card card) const {
  Player player = board().player(seat);
  lay_helpful(player, card);
  return worth(seat, player, board().side_of(seat)) - worth_now(seat);
}

float CookingSituation::loss(Seat seat, Card card) const {
  Player player = board().player(seat);
  Side side = board().side_of(seat);
  harm(player, side, card);
  return worth_now(seat) - worth(seat, player, side);
}

/// Dollars that two meals bring to the side's table.
float CookingSituation::meals_of_defence(Seat seat) const {
  const Side& side = board().side_of(seat);
  if (side.needs == 0) return 0;
  const bool full = side.needs - side.meals <= k_meals_of_defence;
  const int meals = full ? side.needs - side.meals : k_meals_of_defence;
  return weights_.meal * static_cast<float>(meals) + (full ? weights_.start : 0);
}

float CookingSituation::loss_to_attack(Seat seat, Card card) const {
  const float dollars = loss(seat, card);
  if (defence_against(card) == Card::none) return dollars;
  const float cooked = kind_of(card) == CardKind::customer ? k_cooked : 0;
  const float foiled = weights_.stopped + (1 - weights_.stopped) * cooked;
  return dollars * (1 - foiled) - meals_of_defence(seat) * foiled;
}

float CookingSituation::loss_of_crew(Seat seat, bool cook) const {
  Player player = board().player(seat);
  (cook ? player.cook : player.helper) = Card::none;
  return worth_now(seat) - worth(seat, player, board().side_of(seat));
}

/// The Better Offer takes from one kitchen and gives to another (KC-056).
float CookingSituation::gain_of_lure(const CookingMove& move) const {
  const bool cook = move.verb == Verb::take_cook;
  const Player& other = board().player(move.on);
  const float own = help(me(), cook ? other.cook : other.helper);
  return (1 - weights_.stopped) * (own + rivalry(move.on) * loss_of_crew(move.on, cook));
}

/// Take a Break: the other loses a turn, and his table if it is taken over (KC-061).
float CookingSituation::gain_of_break(const CookingMove& move) const {
  if (move.verb == Verb::leave) return rivalry(move.on) * loss(move.on, move.card);
  Player player = board().player(move.on);
  Side theirs = board().side_of(move.on);
  const Side& own = board().side_of(me());
  Side taken = theirs;
  taken.money = own.money;
  player.owes_turn = 1;
  theirs.needs = theirs.meals = 0;
  const float lost = worth_now(move.on) - worth(move.on, player, theirs);
  // Its tip is not known: the own one is none of its business.
  const TableGuess table = table_of(taken, 0, 0);
  const float after = table_worth(table, own.money, weights_) +
                      kitchen_worth(board().player(me()), table, own.money, 1, weights_);
  return after - worth_now(me()) + rivalry(move.on) * lost;
}

float CookingSituation::gain_of_defence() const {
  const Attack& attack = board().attack;
  const Seat victim = core::seat_at(attack.on);
  if (attack.card == Card::better_offer)
    return loss_of_crew(victim, is(attack.what, CardKind::cook)) - weights_.counter_offer;
  const float loses = attack.card == Card::thief ? weights_.symbol : loss(victim, attack.card);
  const float cooked = kind_of(attack.card) == CardKind::customer ? k_cooked : 0;
  return (1 - cooked) * (loses + meals_of_defence(victim)) - weights_.simmer_down;
}

float CookingSituation::worth_of_supply(Card supply) const {
  Player player = board().player(me());
  const Side& side = board().side_of(me());
  const float before = worth(me(), player, side);
  unhook(player, supply);
  return before - worth(me(), player, side);
}

}  // namespace bots
