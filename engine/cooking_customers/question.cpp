// Sources of questions and how option i comes out of them; the words of choices.
#include "engine/cooking_customers/question.hpp"

#include <algorithm>
#include <bit>
#include <string>

namespace cooking_customers {

namespace {

using core::Choice;
using core::Question;

constexpr std::array<std::string_view, k_kinds> k_kind_words{"play", "counter", "lose"};

constexpr std::array<std::string_view, k_cards> k_ids{"cook",
                                                      "one-armed-cook",
                                                      "super-cook",
                                                      "cook-equipped-with-gloves",
                                                      "cook-in-work-shoes",
                                                      "dishwasher",
                                                      "trainee",
                                                      "robo-cook",
                                                      "energy-drink",
                                                      "coffee-break",
                                                      "double-shift",
                                                      "daily-special",
                                                      "tripped",
                                                      "hangover",
                                                      "hot-handle",
                                                      "wet-floor",
                                                      "burned-hand",
                                                      "sore-feet",
                                                      "cut-finger",
                                                      "sprained-ankle",
                                                      "gloves",
                                                      "work-shoes",
                                                      "first-aid-kit",
                                                      "found-hair",
                                                      "wrong-order",
                                                      "cold-food",
                                                      "wants-the-manager",
                                                      "dine-and-dash",
                                                      "bad-review",
                                                      "food-poisoning",
                                                      "closed-for-cleaning",
                                                      "code-violation",
                                                      "simmer-down",
                                                      "counter-offer",
                                                      "better-offer",
                                                      "thief",
                                                      "take-a-break",
                                                      "cook-quits"};

Choice choice_of(Verb verb, std::initializer_list<int> values = {}) {
  return {static_cast<std::uint8_t>(verb), values};
}

/// Different cards of a hand with their ways. Copies are one choice each.
struct PlaySource {
  std::uint8_t cards = 0;
  std::uint8_t me = 0;
  std::uint8_t second = 0;  ///< `done` is an option
  std::uint8_t plays = 0;   ///< options before the discards
  std::array<Ways, k_most_in_hand> ways{};
};

/// The play with this number: by card, then seat, then way.
Choice play_at(const PlaySource& source, int index) {
  for (std::size_t i = 0; i < source.cards; ++i) {
    const Ways& ways = source.ways[i];
    if (index >= ways.size) {
      index -= ways.size;
      continue;
    }
    for (unsigned seats = ways.seats(); seats != 0; seats &= seats - 1) {
      const int seat = std::countr_zero(seats);
      for (unsigned way = 0; way < ways.at.size(); ++way) {
        if (ways.leads_to(seat, way) && index-- == 0)
          return play_choice(ways.card, way, core::seat_at(seat), core::seat_at(source.me));
      }
    }
  }
  return {};
}

Choice play_option(const Question& question, int index) {
  const auto source = question.source<PlaySource>();
  if (index < source.plays) return play_at(source, index);
  index -= source.plays;
  if (index == source.cards) return choice_of(Verb::done);
  return choice_of(Verb::discard, {number(source.ways[static_cast<std::size_t>(index)].card)});
}

Choice counter_option(const Question& question, int index) {
  return index == 0 ? choice_of(Verb::counter, {number(question.source<Card>())}) : choice_of(Verb::pass);
}

struct LoseSource {
  std::array<Card, 3> supplies{};
};
Choice lose_option(const Question& question, int index) {
  return choice_of(Verb::lose,
                   {number(question.source<LoseSource>().supplies[static_cast<std::size_t>(index)])});
}

std::string seat_name(const Choice& choice) {
  return " " + core::name(core::seat_at(choice[1]));
}

}  // namespace

std::string_view kind_word(Kind kind) {
  return k_kind_words[static_cast<std::size_t>(kind)];
}

Verb verb_for(Card card, unsigned way, Seat on, Seat chooser) {
  switch (card) {
    case Card::better_offer:
      return way == 0 ? Verb::take_cook : Verb::take_helper;
    case Card::thief:
      return Verb::steal;
    case Card::take_a_break:
      return way == 0 ? Verb::take_over : Verb::leave;
    default:
      return on == chooser ? Verb::play : Verb::play_on;
  }
}

Choice play_choice(Card card, unsigned way, Seat on, Seat chooser) {
  const Verb verb = verb_for(card, way, on, chooser);
  if (verb == Verb::play) return choice_of(verb, {number(card)});
  if (verb == Verb::steal) return choice_of(verb, {number(card), core::index(on), number(k_supplies[way])});
  return choice_of(verb, {number(card), core::index(on)});
}

Question ask_play(const Board& board, Seat seat, const Hand& hand) {
  static_assert(sizeof(PlaySource) <= Question::k_source_bytes);
  PlaySource source;
  source.me = static_cast<std::uint8_t>(seat);
  source.second = board.played() > 0 ? 1 : 0;
  const Targets targets = targets_of(board, seat);
  for (const Card card : hand) {
    const auto known = source.ways.begin() + source.cards;
    if (std::any_of(source.ways.begin(), known, [card](const Ways& ways) { return ways.card == card; }))
      continue;
    Ways& ways = source.ways[source.cards++];
    ways = ways_of(targets, card);
    source.plays = static_cast<std::uint8_t>(source.plays + ways.size);
  }
  return {seat, static_cast<std::uint8_t>(Kind::play), source.plays + source.cards + source.second,
          play_option, source};
}

Question ask_counter(Seat seat, Card defence) {
  return {seat, static_cast<std::uint8_t>(Kind::counter), 2, counter_option, defence};
}

Question ask_lose(Seat seat, const core::FixedList<Card, 11>& supplies) {
  LoseSource source;
  int size = 0;
  for (const Card supply : supplies) {
    const auto end = source.supplies.begin() + size;
    if (std::find(source.supplies.begin(), end, supply) == end)
      source.supplies[static_cast<std::size_t>(size++)] = supply;
  }
  return {seat, static_cast<std::uint8_t>(Kind::lose), size, lose_option, source};
}

std::string_view card_id(Card card) {
  if (card == Card::none) return "none";
  return card == Card::hidden ? "hidden" : k_ids[static_cast<std::size_t>(card)];
}

Card card_named(std::string_view id) {
  const auto found = std::find(k_ids.begin(), k_ids.end(), id);
  return found == k_ids.end() ? Card::none : card_at(static_cast<int>(found - k_ids.begin()));
}

std::string table_text(TableCard card) {
  return std::to_string(card.needs) + ":" + (card.tip == 0 ? "?" : std::to_string(card.tip));
}

std::string choice_text(const Choice& choice) {
  const auto id = [&choice](int place) { return " " + std::string(card_id(card_in(choice, place))); };
  switch (verb_of(choice)) {
    case Verb::play:
      return "play" + id(0);
    case Verb::play_on:
      return "play" + id(0) + seat_name(choice);
    case Verb::take_cook:
      return "play" + id(0) + seat_name(choice) + " cook";
    case Verb::take_helper:
      return "play" + id(0) + seat_name(choice) + " helper";
    case Verb::steal:
      return "play" + id(0) + seat_name(choice) + id(2);
    case Verb::take_over:
      return "play" + id(0) + seat_name(choice) + " takeover";
    case Verb::leave:
      return "play" + id(0) + seat_name(choice) + " leave";
    case Verb::discard:
      return "discard" + id(0);
    case Verb::done:
      return "done";
    case Verb::counter:
      return "counter" + id(0);
    case Verb::lose:
      return "lose" + id(0);
    case Verb::pass:
      return "pass";
  }
  return "unknown choice";
}

}  // namespace cooking_customers
