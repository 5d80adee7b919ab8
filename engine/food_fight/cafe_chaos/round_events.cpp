// What the nineteen events do.
#include "engine/food_fight/cafe_chaos/round_events.hpp"

#include <vector>

#include "engine/food_fight/asking.hpp"
#include "engine/food_fight/cafe_chaos/cards.hpp"
#include "engine/food_fight/common_events.hpp"

namespace food_fight::cafe_chaos {

namespace {

using namespace common_events;

/// Shuffles what is left of the event deck and all events played into a new one; `also` joins them.
void shuffle_events(Table& t, Card also) {
  std::array<std::uint8_t, k_most_events> order{};
  std::size_t size = 0;
  while (!t.state.events.empty()) order[size++] = static_cast<std::uint8_t>(t.state.events.pop_back());
  while (!t.state.event_discard.empty())
    order[size++] = static_cast<std::uint8_t>(t.state.event_discard.pop_back());
  if (also != Card::none) order[size++] = static_cast<std::uint8_t>(also);
  t.chance.order(std::span(order).first(size));
  for (std::size_t i = size; i > 0; --i) t.state.events.push_back(static_cast<Card>(order[i - 1]));
}

/// Time Machine: every mat shifts left by one place, and all events go into a new deck, this one too (CC-258,
/// CC-259, CC-A114).
void time_machine(Table& t, Card event) {
  for (int i = 0; i < t.board.seats; ++i) {
    auto& plan = t.state.plans[static_cast<std::size_t>(i)];
    plan = {plan[1], plan[2], plan[0]};
  }
  t.tell([&] { return MatsShifted{t.board.start}; });
  shuffle_events(t, event);
}

/// Streaming Live and Taco Tuesday: all vote up or down at once; on equal counts the starting player's vote
/// decides (CC-311, CC-312, CC-A116).
void vote(Table& t, Card event) {
  std::vector<core::Question> questions;
  questions.reserve(t.board.seats);
  for (int i = 0; i < t.board.seats; ++i) questions.push_back(ask_vote(seat_in_turn(t, i), event));
  std::vector<core::Choice> choices(questions.size());
  core::ask_together(t.decider, questions, choices);
  int up = 0;
  core::SeatSet up_seats;
  for (std::size_t i = 0; i < choices.size(); ++i) {
    if (verb_of(choices[i]) != Verb::vote_up) continue;
    ++up;
    up_seats.add(questions[i].seat());
  }
  const int down = t.board.seats - up;
  const bool goes_up = up != down ? up > down : up_seats.has(t.board.starter());
  t.board.vote = goes_up ? Vote::up : Vote::down;
  t.tell(
      [&] {
        return VotesCounted{event, static_cast<std::uint8_t>(up), static_cast<std::uint8_t>(down),
                            t.board.vote, static_cast<std::uint8_t>(up_seats.bits())};
      },
      true);
}

/// Taco Tuesday, down: the floor is discarded and seven cards are dealt (CC-317).
void taco_tuesday(Table& t, Card event) {
  constexpr int k_dealt = 7;
  vote(t, event);
  if (t.board.vote == Vote::up) return;
  for (const Card card : t.state.floor) {
    to_trash(t, card);
    t.tell([&] { return CardMoved{card, Place::floor, Place::trash, k_nobody, k_nobody, event, k_nobody}; });
  }
  t.state.floor.clear();
  deal_to_floor(t, k_dealt, event);
}

/// Food Poison: everybody shows the hand and gains 1 for each Condition in it (CC-341 … CC-343, CC-A102,
/// CC-A125).
void food_poison(Table& t, Card event) {
  for (int i = 0; i < t.board.seats; ++i) {
    const Seat seat = seat_in_turn(t, i);
    for (const Card card : loose_cards(t.state, seat)) {
      t.state.known[static_cast<std::size_t>(card)] = static_cast<std::uint8_t>(t.all().bits());
      t.tell([&] { return CardShown{seat_byte(seat), card, event}; }, true);
    }
  }
  for (int i = 0; i < t.board.seats; ++i) {
    const Seat seat = seat_in_turn(t, i);
    hurt(t, seat, count(t.hand(seat), is_condition), Blame::event, event_why(event));
  }
}

/// Ice Cream Social: clockwise each chooses a player who gains 1; a tenth point is allowed (CC-344 … CC-346,
/// CC-A121).
void ice_cream_social(Table& t, Card event) {
  for (int i = 0; i < t.board.seats; ++i) {
    const Seat seat = seat_in_turn(t, i);
    const auto choice = t.ask(ask_splat(seat, t.all(), event));
    hurt(t, seat_in(choice), 1, Blame::other, {seat_byte(seat), Reason::event, event});
  }
}

/// Annoying Customers: clockwise each may trade one hand card, no Basic, for a floor card (CC-364 … CC-367,
/// CC-A122).
void annoying_customers(Table& t, Card event) {
  for (int i = 0; i < t.board.seats; ++i) {
    const Seat seat = seat_in_turn(t, i);
    const Pile cards = loose_cards(t.state, seat);
    if (cards.empty() || t.state.floor.empty()) continue;
    const auto choice = t.ask(ask_trade(seat, cards, t.state.floor, event));
    if (passed(choice)) continue;
    const Card wanted = card_in(choice, 1);
    out_of_floor(t, wanted);
    drop(t, seat, card_in(choice, 0), event);
    to_hand(t, seat, wanted, t.all());
    t.tell([&] {
      return CardMoved{wanted, Place::floor, Place::hand, k_nobody, seat_byte(seat), event, seat_byte(seat)};
    });
  }
}

/// Caution Wet Floor: five more cards on the floor; each Topping among them gives everybody 1 (CC-368 …
/// CC-370, CC-A123).
void wet_floor(Table& t, Card event) {
  constexpr int k_dealt = 5;
  const int toppings = deal_to_floor(t, k_dealt, event);
  for (int i = 0; i < t.board.seats; ++i)
    hurt(t, seat_in_turn(t, i), toppings, Blame::event, event_why(event));
}

/// Cruel & Unusual, Hunger James, Bake Sale, Extra Cheese: rules for the round, looked up where they matter.
void for_the_round(Table& /*t*/, Card /*event*/) {}

struct EventRule {
  void (*play)(Table& t, Card event);
  bool lasts;  ///< until the round ends
};
constexpr std::array<EventRule, 19> k_rules{{
    {best_day_ever, false},
    {bff, false},
    {for_the_round, true},  // Cruel & Unusual Punishment
    {fire_drill, false},
    {for_the_round, true},  // Hunger James
    {janitor_duty, false},
    {lunch_lady, false},
    {mix_up, false},
    {school_nurse, false},
    {sprinklers, false},
    {time_machine, false},
    {vote, true},  // Streaming Live
    {taco_tuesday, true},
    {for_the_round, true},  // Bake Sale
    {food_poison, false},
    {ice_cream_social, false},
    {annoying_customers, false},
    {wet_floor, false},
    {for_the_round, true},  // Extra Cheese
}};

}  // namespace

void play_event(Table& t) {
  if (t.state.events.empty()) shuffle_events(t, Card::none);  // CC-A114
  if (t.state.events.empty()) return;
  const Card event = t.state.events.pop_back();
  t.board.event = event;
  t.tell(
      [&] {
        return EventRevealed{t.board.start, event, static_cast<std::uint8_t>(t.state.events.size())};
      },
      true);
  const EventRule& rule = k_rules[static_cast<std::size_t>(number(event) - number(Card::first_event))];
  rule.play(t, event);
  if (rule.lasts) return;
  t.board.event = Card::none;
  if (event != card_of(EventCard::time_machine)) t.state.event_discard.push_back(event);
  t.tell([&] { return EventEnded{event}; });
}

}  // namespace food_fight::cafe_chaos
