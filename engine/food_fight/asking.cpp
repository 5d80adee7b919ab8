// Sources of questions and how option i comes out of them.
#include "engine/food_fight/asking.hpp"

#include <algorithm>

namespace food_fight {

namespace {

using core::Choice;
using core::Question;

std::uint8_t verb_byte(Verb verb) {
  return static_cast<std::uint8_t>(verb);
}
Choice choice_of(Verb verb, std::initializer_list<int> values = {}) {
  return {verb_byte(verb), values};
}

template <class Source>
Question make(Seat seat, Kind kind, int size, Question::OptionFunction option, const Source& source) {
  static_assert(offsetof(Source, asked) == 0);
  return {seat, static_cast<std::uint8_t>(kind), size, option, source};
}

/// A short list of seats, in seat order.
struct Seats {
  std::array<std::uint8_t, k_most_seats> at{};
  std::uint8_t size = 0;
  void add(int seat) { at[size++] = static_cast<std::uint8_t>(seat); }
  int operator[](int place) const { return at[static_cast<std::size_t>(place)]; }
};
Seats others(const Board& board, Seat seat, int not_this = -1) {
  Seats seats;
  for (int i = 0; i < board.seats; ++i) {
    if (i != core::index(seat) && i != not_this) seats.add(i);
  }
  return seats;
}
Seats members(core::SeatSet set) {
  Seats seats;
  for (int i = 0; i < k_most_seats; ++i) {
    if (set.has(core::seat_at(i))) seats.add(i);
  }
  return seats;
}
Asked because(Card cause) {
  return {{}, cause};
}

struct SeatSource {
  Asked asked;
  Verb verb;
  bool optional;
  std::uint8_t before;  ///< an argument before the seat: the owner of a target card, a card; k_nobody: none
  Seats seats;
};
Choice seat_option(const Question& question, int index) {
  const auto source = question.source<SeatSource>();
  if (index == source.seats.size) return pass_choice();
  if (source.before == k_nobody) return choice_of(source.verb, {source.seats[index]});
  return choice_of(source.verb, {source.before, source.seats[index]});
}
Question seat_question(Seat seat, Kind kind, const SeatSource& source) {
  return make(seat, kind, source.seats.size + (source.optional ? 1 : 0), seat_option, source);
}

struct CardSource {
  Asked asked;
  Verb verb;
  Pile cards;
};
Choice card_option(const Question& question, int index) {
  const auto source = question.source<CardSource>();
  if (index == source.cards.size()) return pass_choice();
  return choice_of(source.verb, {number(source.cards[index])});
}

struct PlanSource {
  Asked asked;
  std::uint8_t size;
  std::array<Card, k_most_in_pile> cards;
};
Choice plan_option(const Question& question, int index) {
  const auto source = question.source<PlanSource>();
  const int cards = source.size;
  const int first = index / ((cards - 1) * (cards - 2));
  int second = index / (cards - 2) % (cards - 1);
  int third = index % (cards - 2);
  second += second >= first ? 1 : 0;
  for (const int taken : {std::min(first, second), std::max(first, second)}) third += third >= taken ? 1 : 0;
  const auto at = [&](int place) { return number(source.cards[static_cast<std::size_t>(place)]); };
  return choice_of(Verb::plan, {at(first), at(second), at(third)});
}

/// Throwables by kind, each in hand order.
struct Combos {
  std::uint8_t foods = 0, toppings = 0, conditions = 0;
  bool cheese = false;
  bool single = false;
  std::array<Card, k_most_foods> food{};
  std::array<Card, k_most_toppings> topping{};
  std::array<Card, k_most_conditions> condition{};

  void sort(const Pile& cards) {
    for (const Card card : cards) {
      if (is_food(card)) food[foods++] = card;
      if (is_topping(card)) topping[toppings++] = card;
      if (is_condition(card)) condition[conditions++] = card;
    }
  }
  /// Sets of Food and Topping that carry an attack.
  int bases() const {
    if (single) return foods + toppings;
    return foods + toppings + foods * toppings + toppings * (toppings - 1) / 2;
  }
  void add_base(Choice& choice, int index) const {
    const auto put = [&choice](Card card) { choice.push_back(number(card)); };
    if (index < foods) return put(food[static_cast<std::size_t>(index)]);
    index -= foods;
    if (index < toppings) return put(topping[static_cast<std::size_t>(index)]);
    index -= toppings;
    if (index < foods * toppings) {
      put(food[static_cast<std::size_t>(index / toppings)]);
      return put(topping[static_cast<std::size_t>(index % toppings)]);
    }
    index -= foods * toppings;
    int first = 0;
    while (index >= toppings - 1 - first) index -= toppings - 1 - first++;
    const int second = first + 1 + index;
    put(topping[static_cast<std::size_t>(first)]);
    put(topping[static_cast<std::size_t>(second)]);
  }
};
struct ThrowSource {
  Asked asked;
  Combos combos;
};
Choice throw_option(const Question& question, int index) {
  const auto source = question.source<ThrowSource>();
  const Combos& combos = source.combos;
  const bool cheese = combos.cheese && index % 2 == 1;
  if (combos.cheese) index /= 2;
  Choice choice = choice_of(cheese ? Verb::throw_cheese : Verb::throw_food);
  const int bases = combos.bases();
  if (index >= bases) choice.push_back(number(combos.condition[static_cast<std::size_t>(index / bases - 1)]));
  combos.add_base(choice, index % bases);
  return choice;
}

struct AimedCardSource {
  Asked asked;
  bool cheese;
  Verb verb, cheese_verb;
  Seats seats;  ///< empty: the card alone
  Pile cards;
};
Choice aimed_card_option(const Question& question, int index) {
  const auto source = question.source<AimedCardSource>();
  const int seats = std::max<int>(1, source.seats.size);
  const int ways = source.cheese ? 2 : 1;
  if (index == source.cards.size() * seats * ways) return pass_choice();
  const Verb verb = source.cheese && index % 2 == 1 ? source.cheese_verb : source.verb;
  index /= ways;
  Choice choice = choice_of(verb, {number(source.cards[index / seats])});
  if (source.seats.size > 0) choice.push_back(source.seats[index % seats]);
  return choice;
}

struct WordsSource {
  Asked asked;
  std::array<Verb, 2> verbs;
};
Choice word_option(const Question& question, int index) {
  return choice_of(question.source<WordsSource>().verbs[static_cast<std::size_t>(index)]);
}
Question words(Seat seat, Kind kind, Verb first, Verb second, Card cause) {
  return make(seat, kind, 2, word_option, WordsSource{because(cause), {first, second}});
}

Choice cheer_option(const Question& question, int index) {
  const auto source = question.source<SeatSource>();
  const bool heals = index >= source.seats.size;
  return choice_of(heals ? Verb::cheer_heal : Verb::cheer_draw, {source.seats[index % source.seats.size]});
}
Choice belch_option(const Question& question, int index) {
  if (index == 0) return choice_of(Verb::belch);
  return choice_of(Verb::belch, {number(question.source<CardSource>().cards[index - 1])});
}

/// Option `index` of the pairs i < j of `size` things.
std::pair<int, int> pair_at(int index, int size) {
  int first = 0;
  while (index >= size - 1 - first) index -= size - 1 - first++;
  return {first, first + 1 + index};
}
Choice offer_option(const Question& question, int index) {
  const auto source = question.source<CardSource>();
  if (index < source.cards.size()) return choice_of(source.verb, {number(source.cards[index])});
  const auto [first, second] = pair_at(index - source.cards.size(), source.cards.size());
  return choice_of(source.verb, {number(source.cards[first]), number(source.cards[second])});
}
Choice pair_option(const Question& question, int index) {
  const auto source = question.source<CardSource>();
  const auto [first, second] = pair_at(index, source.cards.size());
  return choice_of(source.verb, {number(source.cards[first]), number(source.cards[second])});
}
Choice swap_option(const Question& question, int index) {
  const auto source = question.source<SeatSource>();
  const auto [first, second] = pair_at(index, source.seats.size);
  return choice_of(Verb::swap, {source.seats[first], source.seats[second]});
}

/// Two lists of cards that together may be a whole deck; what does not fit is not offered.
struct TwoListsSource {
  Asked asked;
  core::FixedList<Card, 110> first, second;

  static core::FixedList<Card, 110> fit(const Pile& pile) {
    core::FixedList<Card, 110> list;
    for (int i = 0; i < std::min(pile.size(), 110); ++i) list.push_back(pile[i]);
    return list;
  }
};
Choice trade_option(const Question& question, int index) {
  const auto source = question.source<TwoListsSource>();
  if (index == source.first.size() * source.second.size()) return pass_choice();
  return choice_of(Verb::trade, {number(source.first[index / source.second.size()]),
                                 number(source.second[index % source.second.size()])});
}
Choice eat_option(const Question& question, int index) {
  const auto combos = question.source<ThrowSource>().combos;
  if (index == combos.foods * combos.toppings) return pass_choice();
  return choice_of(Verb::eat, {number(combos.food[static_cast<std::size_t>(index / combos.toppings)]),
                               number(combos.topping[static_cast<std::size_t>(index % combos.toppings)])});
}
Choice yeet_option(const Question& question, int index) {
  const auto source = question.source<TwoListsSource>();
  if (index < source.first.size()) return choice_of(Verb::yeet_hand, {number(source.first[index])});
  index -= source.first.size();
  if (index < source.second.size()) return choice_of(Verb::yeet_floor, {number(source.second[index])});
  return pass_choice();
}

struct ConfuseSource {
  Asked asked;
  std::uint8_t seats;
  Seats owners;
  std::array<std::uint8_t, k_most_seats> targets;
  Pile cards;

  int aims() const { return seats - 2; }  ///< not the owner, not the present aim
};
Choice confuse_option(const Question& question, int index) {
  const auto source = question.source<ConfuseSource>();
  const int moves = source.owners.size * source.aims();
  if (index == source.cards.size() * moves) return pass_choice();
  const int owner = source.owners[index % moves / source.aims()];
  int aim = index % source.aims();
  const int present = source.targets[static_cast<std::size_t>(owner)];
  for (const int taken : {std::min(owner, present), std::max(owner, present)}) aim += aim >= taken ? 1 : 0;
  return choice_of(Verb::confuse, {number(source.cards[index / moves]), owner, aim});
}

/// What a Smash may add: at most one Condition, and at most one Food or Topping.
struct AddSource {
  Asked asked;
  std::uint8_t conditions, bases;
  std::array<Card, k_most_conditions> condition;
  std::array<Card, k_most_foods + k_most_toppings> base;
};
Choice add_option(const Question& question, int index) {
  const auto source = question.source<AddSource>();
  // 0 … : without and with each condition, each without and with each base; the empty addition is the pass,
  // last.
  const int ways = source.bases + 1;
  if (index == ways * (source.conditions + 1) - 1) return pass_choice();
  ++index;
  Choice choice = choice_of(Verb::add);
  if (index / ways > 0)
    choice.push_back(number(source.condition[static_cast<std::size_t>(index / ways - 1)]));
  if (index % ways > 0) choice.push_back(number(source.base[static_cast<std::size_t>(index % ways - 1)]));
  return choice;
}

}  // namespace

Question ask_target(const Board& board, Seat seat) {
  return seat_question(seat, Kind::target,
                       {because(Card::none), Verb::target, false, k_nobody, others(board, seat)});
}

Question ask_plan(const State& state, Seat seat) {
  const auto cards = available_actions(state, seat);
  PlanSource source{because(Card::none), static_cast<std::uint8_t>(cards.size()), {}};
  std::copy(cards.begin(), cards.end(), source.cards.begin());
  const int n = source.size;
  return make(seat, Kind::plan, n * (n - 1) * (n - 2), plan_option, source);
}

Question ask_retarget(const Board& board, Seat seat, Seat owner, bool optional, Card cause) {
  return seat_question(seat, Kind::retarget,
                       {because(cause), Verb::retarget, optional, seat_byte(owner),
                        others(board, owner, board.player(owner).target)});
}

Question ask_card(Seat seat, Kind kind, Verb verb, const Pile& cards, bool optional, const Asked& asked) {
  return make(seat, kind, cards.size() + (optional ? 1 : 0), card_option, CardSource{asked, verb, cards});
}

Question ask_cards(Seat seat, const Pile& cards, const Asked& asked) {
  CardSource source{asked, Verb::discard, {}};
  for (int i = 0; i < std::min(cards.size(), Choice::k_max_arguments); ++i) source.cards.push_back(cards[i]);
  return make(seat, Kind::discard, source.cards.size(), card_option, source)
      .as_sequence(verb_byte(Verb::discard));
}

Question ask_receiver(const Board& board, Seat seat, Card card, Card cause) {
  return seat_question(
      seat, Kind::give,
      {because(cause), Verb::give_to, false, static_cast<std::uint8_t>(card), others(board, seat)});
}

Question ask_throw(Seat seat, const Pile& throwables, bool single, bool cheese, Card cause) {
  ThrowSource source{because(cause), {}};
  source.combos.sort(throwables);
  source.combos.single = single;
  source.combos.cheese = cheese;
  const int conditions = single ? 0 : source.combos.conditions;
  return make(seat, Kind::throw_food, source.combos.bases() * (conditions + 1) * (cheese ? 2 : 1),
              throw_option, source);
}

Question ask_swing(Seat seat, const Pile& throwables, bool cheese, Card cause) {
  return make(seat, Kind::swing, throwables.size() * (cheese ? 2 : 1), aimed_card_option,
              AimedCardSource{because(cause), cheese, Verb::swing, Verb::swing_cheese, {}, throwables});
}

Question ask_blast(Seat seat, const Pile& throwables, core::SeatSet at, bool cheese, Card cause) {
  return make(
      seat, Kind::blast, throwables.size() * at.size() * (cheese ? 2 : 1) + 1, aimed_card_option,
      AimedCardSource{because(cause), cheese, Verb::blast, Verb::blast_cheese, members(at), throwables});
}

Question ask_cheer(const Board& board, Seat seat, Card cause) {
  const SeatSource source{because(cause), Verb::cheer_draw, false, k_nobody, others(board, seat)};
  return make(seat, Kind::cheer, 2 * source.seats.size, cheer_option, source);
}

Question ask_belch(Seat seat, const Pile& conditions, Card cause) {
  return make(seat, Kind::belch, 1 + conditions.size(), belch_option,
              CardSource{because(cause), Verb::belch, conditions});
}

Question ask_offer(Seat seat, const Pile& bases, Card cause) {
  const int n = bases.size();
  return make(seat, Kind::offer, n + n * (n - 1) / 2, offer_option,
              CardSource{because(cause), Verb::offer, bases});
}

Question ask_claim(Seat seat, Card cause) {
  return words(seat, Kind::claim, Verb::claim, Verb::pass, cause);
}
Question ask_more(Seat seat, Card cause) {
  return words(seat, Kind::more, Verb::draw, Verb::pass, cause);
}
Question ask_copy(Seat seat, Card copied) {
  return words(seat, Kind::copy, Verb::copy, Verb::pass, copied);
}
Question ask_event(Seat seat, const Pile& events, const AttackContext& declared) {
  return ask_card(seat, Kind::event, Verb::event, events, true, {declared, Card::none});
}
Question ask_vote(Seat seat, Card event) {
  return words(seat, Kind::vote, Verb::vote_up, Verb::vote_down, event);
}

Question ask_keep_two(Seat seat, const Pile& cards, Card cause) {
  const int n = cards.size();
  return make(seat, Kind::keep, n * (n - 1) / 2, pair_option, CardSource{because(cause), Verb::keep, cards});
}

Question ask_swap(Seat seat, core::SeatSet seats, Card cause) {
  const SeatSource source{because(cause), Verb::swap, false, k_nobody, members(seats)};
  return make(seat, Kind::swap, source.seats.size * (source.seats.size - 1) / 2, swap_option, source);
}

Question ask_splat(Seat seat, core::SeatSet seats, Card cause) {
  return seat_question(seat, Kind::splat, {because(cause), Verb::splat, false, k_nobody, members(seats)});
}

Question ask_eat(Seat seat, const Pile& hand, Card cause) {
  ThrowSource source{because(cause), {}};
  source.combos.sort(hand);
  return make(seat, Kind::eat, source.combos.foods * source.combos.toppings + 1, eat_option, source);
}

Question ask_confuse(const Board& board, Seat seat, const Pile& throwables, core::SeatSet owners,
                     Card cause) {
  ConfuseSource source{because(cause), board.seats, members(owners), {}, throwables};
  for (std::size_t i = 0; i < board.seats; ++i) source.targets[i] = board.players[i].target;
  return make(seat, Kind::confuse, throwables.size() * source.owners.size * source.aims() + 1, confuse_option,
              source);
}

Question ask_yeet(Seat seat, const Pile& hand, const Pile& floor, const Asked& asked) {
  const TwoListsSource source{asked, TwoListsSource::fit(hand), TwoListsSource::fit(floor)};
  return make(seat, Kind::yeet, source.first.size() + source.second.size() + 1, yeet_option, source);
}

Question ask_add(Seat seat, const Pile& hand, int foods, int toppings, int conditions, const Asked& asked) {
  AddSource source{asked, 0, 0, {}, {}};
  for (const Card card : hand) {
    const bool fits_base = foods + toppings < 2 && (is_topping(card) || (is_food(card) && foods == 0));
    if (fits_base) source.base[source.bases++] = card;
    if (is_condition(card) && conditions == 0) source.condition[source.conditions++] = card;
  }
  return make(seat, Kind::add, (source.bases + 1) * (source.conditions + 1), add_option, source);
}

Question ask_trade(Seat seat, const Pile& hand, const Pile& floor, Card cause) {
  const TwoListsSource source{because(cause), TwoListsSource::fit(hand), TwoListsSource::fit(floor)};
  return make(seat, Kind::trade, source.first.size() * source.second.size() + 1, trade_option, source);
}

AttackContext context_of(const Question& question) {
  return question.source<Asked>().attack;
}
Card cause_of(const Question& question) {
  return question.source<Asked>().cause;
}

}  // namespace food_fight
