// Weighs the events of What the Food?! one by one, and when to play the held ones.
#include "engine/bots/what_the_food_events.hpp"

#include <algorithm>

#include "engine/bots/food_fight_landing.hpp"
#include "engine/bots/food_fight_policy.hpp"
#include "engine/bots/food_fight_threat.hpp"
#include "engine/food_fight/what_the_food/cards.hpp"

namespace bots {

using core::Seat;
using fight::Card;

namespace {

int most_points(const fight::Board& board) {
  int most = 0;
  for (std::size_t i = 0; i < board.seats; ++i) most = std::max<int>(most, board.players[i].points);
  return most;
}
bool leads(const Situation& s, Seat seat) {
  return s.points(seat) == most_points(s.board);
}
/// Points from an event: nobody reaches the limit by them (WF-052).
float splatted(const Situation& s, Seat seat, int points) {
  const int last = s.board.limit - 1;
  const int before = s.points(seat);
  return before > last ? s.standing.gain(seat, points)
                       : s.standing.gain(seat, std::min(points, last - before));
}
template <class Value>
float for_all(const Situation& s, const Value& value) {
  float sum = value(s.me);
  s.others([&](Seat seat) { sum += value(seat); });
  return sum;
}
/// So many cards for `seat`, good for it and bad for its rivals.
float dealt(const Situation& s, Seat seat, float cards) {
  return seat == s.me ? k_throwable * cards : -k_throwable * cards * s.standing.weight(seat);
}

/// Whoever aims at this seat must turn away, some of the others turn to it.
float best_friends_forever(const Situation& s, Seat /*active*/) {
  if (s.board.seats == 2) return 0;
  const int aims = aims_at(s.board, s.me);
  const int others = s.board.seats - 1;
  const float later = static_cast<float>(others - aims) / static_cast<float>(others - 1);
  const float sets_left =
      s.board.phase == fight::Phase::act ? 0.25F * static_cast<float>(3 - s.board.set) : 1;
  return 0.5F * sets_left * (static_cast<float>(aims) - later);
}

float the_janitor(const Situation& s, Seat /*active*/) {
  Seat janitor = s.board.starter();
  for (int i = s.board.seats - 1; i >= 0; --i) {
    const Seat seat = core::seat_at((s.board.start + i) % s.board.seats);
    if (leads(s, seat)) janitor = seat;
  }
  const float cards = static_cast<float>(s.glance.floor->size()) / static_cast<float>(s.board.seats - 1);
  return (s.points(janitor) > 0 ? s.standing.gain(janitor, -1) : 0) +
         for_all(s, [&](Seat seat) { return seat == janitor ? 0 : dealt(s, seat, cards); });
}

float fire_drill(const Situation& s, Seat /*active*/) {
  float best = 0;
  for (const Card card : *s.glance.hand) best = std::max(best, worth(s.weights, one(card)));
  float value = best - worth(s.weights, s.hand);
  s.others([&](Seat seat) { value -= dealt(s, seat, std::max(0.0F, s.throwables_in_hand(seat) - 1)); });
  return value;
}

float sprinklers(const Situation& s, Seat /*active*/) {
  return for_all(s, [&](Seat seat) { return splatted(s, seat, 1); });
}

float school_nurse(const Situation& s, Seat /*active*/) {
  return for_all(
      s, [&](Seat seat) { return leads(s, seat) ? s.standing.gain(seat, -std::min(2, s.points(seat))) : 0; });
}

float mix_up(const Situation& s, Seat /*active*/) {
  const Seat left = s.board.left(s.me);
  const float given = static_cast<float>(s.hand.cards()) - s.throwables_in_hand(left);
  return k_throwable * s.throwables_in_hand(s.board.right(s.me)) - worth(s.weights, s.hand) +
         dealt(s, left, given);
}

float lunch_lady(const Situation& s, Seat /*active*/) {
  const int lying = throwables_of(*s.glance.trash).bases();
  float value = 0;
  for (int i = 0; i < std::min<int>(lying, s.board.seats); ++i)
    value += dealt(s, core::seat_at((s.board.start + i) % s.board.seats), 1);
  return value;
}

float detention(const Situation& s, Seat active) {
  return splatted(s, active, 1);
}

float second_helping(const Situation& s, Seat active) {
  return dealt(s, active, 2);
}

float best_day_ever(const Situation& s, Seat /*active*/) {
  return for_all(s, [&](Seat seat) { return dealt(s, seat, leads(s, seat) ? 2 : 1); });
}

float food_poisoning(const Situation& s, Seat /*active*/) {
  constexpr float k_conditions = 0.15F;  ///< of the throwables in hands
  float value = s.hand.conditions > 0 ? splatted(s, s.me, s.hand.conditions) : 0;
  s.others([&](Seat seat) { value += k_conditions * s.throwables_in_hand(seat) * splatted(s, seat, 1); });
  return value;
}

struct EventValue {
  float held;  ///< worth of having it in hand
  float asks;  ///< a held one is played from this worth on: later it may do more
  float (*now)(const Situation& s, Seat active);
};
/// In the order of `EventCard`.
constexpr std::array<EventValue, 11> k_events{{
    {0.3F, 0.6F, best_friends_forever},
    {0.3F, 0.5F, the_janitor},
    {0.8F, 1.2F, fire_drill},
    {0.2F, 0.6F, sprinklers},
    {0.6F, 0.9F, school_nurse},
    {0.3F, 0.5F, mix_up},
    {0.2F, 0.15F, lunch_lady},
    {0.0F, 100, detention},
    {0.6F, 0.1F, second_helping},
    {0.3F, 0.15F, best_day_ever},
    {0.2F, 0.3F, food_poisoning},
}};
const EventValue& value_of(Card event) {
  return k_events[static_cast<std::size_t>(fight::number(event) - fight::number(Card::first_event))];
}

/// What a Fire Drill saves that cancels the attack under way (WF-095).
float saved_by_drill(const Situation& s, const fight::AttackContext& attack) {
  if (attack.under_way == 0) return 0;
  const auto attacker = core::seat_at(attack.attacker);
  Card condition = Card::none;
  for (const Card card : *s.glance.aside) condition = fight::is_condition(card) ? card : condition;
  const auto landing =
      landing_of_attack(s.board, attacker, core::seat_at(attack.target), attack.action, condition);
  return landing.damages ? -s.standing.gain(landing.seat, attack.value) : 0;
}

}  // namespace

float worth_of_held_event(Card event) {
  return value_of(event).held;
}

float worth_of_playing(const Situation& s, Card event, Seat active) {
  return value_of(event).now(s, active);
}

namespace fight_answers {

/// Passes unless an event does enough now. A Fire Drill waits for an attack on the own head.
core::Choice event(const Situation& s, const core::Question& question) {
  const auto attack = fight::context_of(question);
  return best_option(question, [&](const core::Choice& option) {
    if (fight::passed(option)) return 0.0F;
    const Card card = fight::card_in(option);
    float value = worth_of_playing(s, card, s.me);
    if (card == card_of(fight::what_the_food::EventCard::fire_drill)) {
      const float saved = saved_by_drill(s, attack);
      if (saved < 1.5F) return -1.0F;
      value += saved;
    }
    return value - value_of(card).asks;
  });
}

}  // namespace fight_answers

}  // namespace bots
