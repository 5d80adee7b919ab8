// Gains are differences of worth: before a card and after it.
#include "engine/bots/cooking_situation.hpp"

namespace bots {

using namespace ::cooking_customers;

namespace {

/// A customer is cooked by two MEALs of its victim (KC-037).
constexpr float k_cooked = 1.0F / 9;
constexpr int k_meals_of_defence = 2;

TableGuess without_meals(TableGuess table, int meals) {
  table.meals -= std::min(meals, table.meals);
  return table;
}

}  // namespace

CookingSituation::CookingSituation(const Glance& glance, const CookingWeights& weights)
    : glance_(glance), weights_(weights) {
  const int own = board().player(me()).side;
  float sum = 0;
  for (int side = 0; side < board().sides; ++side) {
    if (side == own) continue;
    const auto place = static_cast<std::size_t>(side);
    const Side& other = board().side[place];
    float reached = static_cast<float>(other.money);
    if (other.needs != 0)
      reached += usual_tip(other.needs) * static_cast<float>(other.meals) / static_cast<float>(other.needs);
    const float distance = weights_.nearness + std::max(0.0F, static_cast<float>(k_goal) - reached);
    rivalry_[place] = 1 / (distance * distance);
    sum += rivalry_[place];
  }
  for (float& share : rivalry_) share *= weights_.rivals / sum;
}

TableGuess CookingSituation::table_before(Seat seat) const {
  const int tip = board().partners(seat, me()) ? glance_.tip : 0;
  return table_of(board().side_of(seat), tip, glance_.next_needs);
}

float CookingSituation::worth(Seat seat, const Player& player, const TableGuess& table) const {
  const int money = board().side_of(seat).money;
  const float soon = seat == me() && board().turn == core::index(me()) ? 1 : weights_.next_roll;
  return table_worth(table, money, weights_) + kitchen_worth(player, table, money, soon, weights_);
}

float CookingSituation::worth_now(Seat seat) const {
  return worth(seat, board().player(seat), table_before(seat));
}

float CookingSituation::gain(const CookingMove& move) const {
  if (move.verb == Verb::done) return 0;
  const float card = weights_.draw - keep(move.card);
  switch (move.verb) {
    case Verb::discard:
      return card;
    case Verb::take_cook:
    case Verb::take_helper:
      return card + gain_of_lure(move);
    case Verb::take_over:
    case Verb::leave:
      return card + gain_of_break(move);
    case Verb::steal: {
      const float stays = 1 - weights_.stopped;
      return card + stays * (help(me(), move.what) + rivalry(move.on) * weights_.symbol);
    }
    default:
      break;
  }
  if (board().partners(me(), move.on)) return card + help(move.on, move.card);
  return card + rivalry(move.on) * loss_to_attack(move.on, move.card);
}

float CookingSituation::help(Seat seat, Card card) const {
  Player player = board().player(seat);
  lay_helpful(player, card);
  return worth(seat, player, table_before(seat)) - worth_now(seat);
}

float CookingSituation::loss(Seat seat, Card card) const {
  Player player = board().player(seat);
  TableGuess table = table_before(seat);
  switch (card) {
    case Card::found_hair:
      player.owes_turn = 1;
      table = without_meals(table, half_of(table.meals));
      break;
    case Card::wrong_order:
      table = without_meals(table, 2);
      break;
    case Card::cold_food:
      table = without_meals(table, half_of(table.meals));
      break;
    case Card::wants_the_manager:
      player.owes_turn = 1;
      break;
    case Card::dine_and_dash:
      table = table_of({}, 0, glance_.next_needs);
      break;
    case Card::bad_review:
      player.helper = Card::none;
      break;
    case Card::food_poisoning:
      table = without_meals(table, table.meals);
      break;
    case Card::closed_for_cleaning:
      player.owes_turn = 1;
      table = without_meals(table, table.meals);
      break;
    case Card::code_violation:
      if (!player.supplies.empty()) return weights_.symbol;
      if (player.helper == Card::none) table = without_meals(table, half_of(table.meals));
      player.helper = Card::none;
      break;
    case Card::cook_quits:
      player.cook = Card::none;
      break;
    default:  // minus cards and cooks that replace
      if (kind_of(card) == CardKind::cook) {
        lay_helpful(player, card);
      } else {
        lay_minus(player, card);
      }
      break;
  }
  return worth_now(seat) - worth(seat, player, table);
}

float CookingSituation::loss_to_attack(Seat seat, Card card) const {
  const float harm = loss(seat, card);
  if (defence_against(card) == Card::none) return harm;
  const float cooked = kind_of(card) == CardKind::customer ? k_cooked : 0;
  const float foiled = weights_.stopped + (1 - weights_.stopped) * cooked;
  const int meals = std::min(k_meals_of_defence, table_before(seat).missing());
  return harm * (1 - foiled) - weights_.meal * static_cast<float>(meals) * foiled;
}

/// The Better Offer takes from one kitchen and gives to another (KC-056).
float CookingSituation::gain_of_lure(const CookingMove& move) const {
  Player player = board().player(move.on);
  Card& there = move.verb == Verb::take_cook ? player.cook : player.helper;
  const Card wanted = there;
  there = Card::none;
  const float harm = worth_now(move.on) - worth(move.on, player, table_before(move.on));
  return (1 - weights_.stopped) * (help(me(), wanted) + rivalry(move.on) * harm);
}

/// Take a Break: the other loses a turn, and his table if it is taken over (KC-061).
float CookingSituation::gain_of_break(const CookingMove& move) const {
  Player player = board().player(move.on);
  player.owes_turn = 1;
  const TableGuess theirs = table_before(move.on);
  if (move.verb == Verb::leave)
    return rivalry(move.on) * (worth_now(move.on) - worth(move.on, player, theirs));
  const TableGuess next = table_of({}, 0, glance_.next_needs);
  const float harm = worth_now(move.on) - worth(move.on, player, next);
  return worth(me(), board().player(me()), theirs) - worth_now(me()) + rivalry(move.on) * harm;
}

float CookingSituation::gain_of_defence() const {
  const Attack& attack = board().attack;
  const Seat victim = core::seat_at(attack.on);
  if (attack.card == Card::better_offer) {
    Player player = board().player(victim);
    (is(attack.what, CardKind::cook) ? player.cook : player.helper) = Card::none;
    return worth_now(victim) - worth(victim, player, table_before(victim)) - weights_.counter_offer;
  }
  const float cooked = kind_of(attack.card) == CardKind::customer ? k_cooked : 0;
  TableGuess table = table_before(victim);
  const bool waits = board().side_of(victim).needs != 0;
  const int meals = waits ? std::min(k_meals_of_defence, table.missing()) : 0;
  table.meals += meals;
  const int money = board().side_of(victim).money;
  float gained = table_worth(table, money, weights_) - table_worth(table_before(victim), money, weights_);
  if (table.missing() == 0) gained += weights_.start;
  return (1 - cooked) * (loss(victim, attack.card) + gained) - weights_.simmer_down;
}

float CookingSituation::worth_of_supply(Card supply) const {
  const auto& supplies = board().player(me()).supplies;
  const auto same = std::count(supplies.begin(), supplies.end(), supply);
  const bool spare = same > 1 || (board().player(me()).cook != Card::none &&
                                  traits(board().player(me()).cook).symbol == traits(supply).symbol);
  // Five minus cards have a hand or a foot, four a first-aid symbol.
  return (supply == Card::first_aid_kit ? 0.8F : 1.0F) - (spare ? 1 : 0);
}

float CookingSituation::keep_cook(Card card) const {
  const Hand& hand = *glance_.hand;
  const int dice = traits(card).dice;
  bool better = false;
  int as_good = 0;
  for (const Card other : hand) {
    if (kind_of(other) != CardKind::cook) continue;
    better = better || traits(other).dice > dice;
    as_good += traits(other).dice >= dice ? 1 : 0;
  }
  if (board().player(me()).cook == Card::none && !better) return weights_.first_cook;
  return as_good <= 2 ? weights_.spare_cook : weights_.more_cooks;
}

float CookingSituation::keep(Card card) const {
  switch (kind_of(card)) {
    case CardKind::cook:
      return keep_cook(card);
    case CardKind::helper:
      return weights_.helper_card;
    case CardKind::plus:
      return card == Card::daily_special ? weights_.daily_special
                                         : weights_.plus_die * static_cast<float>(traits(card).dice);
    case CardKind::minus:
      return weights_.minus;
    case CardKind::supply:
      return weights_.supply;
    case CardKind::defence:
      return card == Card::simmer_down ? weights_.simmer_down : weights_.counter_offer;
    default:
      return weights_.attack;
  }
}

}  // namespace bots
