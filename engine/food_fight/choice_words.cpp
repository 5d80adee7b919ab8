// One table of verbs: their words, and what their arguments are.
#include "engine/food_fight/choice_words.hpp"

#include <algorithm>
#include <array>
#include <vector>

namespace food_fight {

namespace {

/// How the words behind the first are bound.
enum class Order : std::uint8_t { fixed, any };

struct VerbWords {
  std::string_view first;
  std::string_view second;     ///< a word that always follows: `cheer heal`, `yeet floor`
  std::string_view last;       ///< a word that stands at the end: `cheese`
  std::string_view arguments;  ///< a letter each: c card, s seat; the last one repeats
  Order order = Order::fixed;
};

constexpr std::array<VerbWords, static_cast<std::size_t>(Verb::pass) + 1> k_verbs{{
    {"target", "", "", "s"},
    {"plan", "", "", "c"},
    {"retarget", "", "", "s"},
    {"confuse", "", "", "css"},
    {"take", "", "", "c"},
    {"give", "", "", "c"},
    {"give", "", "", "cs"},
    {"throw", "", "", "c", Order::any},
    {"throw", "", "cheese", "c", Order::any},
    {"swing", "", "", "c"},
    {"swing", "", "cheese", "c"},
    {"blast", "", "", "cs"},
    {"blast", "", "cheese", "cs"},
    {"cheer", "draw", "", "s"},
    {"cheer", "heal", "", "s"},
    {"belch", "", "", "c"},
    {"offer", "", "", "c", Order::any},
    {"claim", "", "", ""},
    {"draw", "", "", ""},
    {"keep", "", "", "c", Order::any},
    {"discard", "", "", "c"},
    {"swap", "", "", "s", Order::any},
    {"splat", "", "", "s"},
    {"eat", "", "", "c", Order::any},
    {"copy", "", "", ""},
    {"yeet", "hand", "", "c"},
    {"yeet", "floor", "", "c"},
    {"drop", "", "", "c"},
    {"add", "", "", "c", Order::any},
    {"counter", "", "", "c"},
    {"self", "", "", "c"},
    {"vote", "up", "", ""},
    {"vote", "down", "", ""},
    {"trade", "", "", "c"},
    {"event", "", "", "c"},
    {"pass", "", "", ""},
}};

const VerbWords& words_of(const core::Choice& choice) {
  return k_verbs[choice.verb];
}
char type_of(const VerbWords& words, int place) {
  const auto last = words.arguments.size() - 1;
  return words.arguments[std::min(static_cast<std::size_t>(place), last)];
}

bool argument_fits(const Box& box, char type, int argument, std::string_view word) {
  if (type == 's') return word == core::name(core::seat_at(argument));
  return pattern_fits(box, word, card_at(argument));
}

/// Every word to an argument of its own: named ones first, then kinds; the arguments are at most a handful.
bool fits_in_any_order(const Box& box, const VerbWords& verb, const core::Choice& choice,
                       std::span<const std::string> words) {
  std::array<bool, core::Choice::k_max_arguments> used{};
  const auto bind = [&](const std::string& word) {
    for (int place = 0; place < choice.size; ++place) {
      if (used[static_cast<std::size_t>(place)] ||
          !argument_fits(box, type_of(verb, place), choice[place], word))
        continue;
      used[static_cast<std::size_t>(place)] = true;
      return true;
    }
    return false;
  };
  const auto is_kind = [](const std::string& word) { return kind_named(word) != CardKind::none; };
  return std::all_of(words.begin(), words.end(),
                     [&](const auto& word) { return is_kind(word) || bind(word); }) &&
         std::all_of(words.begin(), words.end(),
                     [&](const auto& word) { return !is_kind(word) || bind(word); });
}

}  // namespace

std::string choice_text(const Box& box, const core::Choice& choice) {
  const VerbWords& verb = words_of(choice);
  std::string text(verb.first);
  const auto add = [&text](std::string_view word) { text.append(" ").append(word); };
  if (!verb.second.empty()) add(verb.second);
  for (int place = 0; place < choice.size; ++place) {
    if (type_of(verb, place) == 's')
      add(core::name(core::seat_at(choice[place])));
    else
      add(box.id_of(card_at(choice[place])));
  }
  if (!verb.last.empty()) add(verb.last);
  return text;
}

bool choice_fits(const Box& box, const core::Choice& choice, std::span<const std::string> words) {
  const VerbWords& verb = words_of(choice);
  const auto take_front = [&words](std::string_view word) {
    if (word.empty()) return true;
    if (words.empty() || words.front() != word) return false;
    words = words.subspan(1);
    return true;
  };
  if (!take_front(verb.first) || !take_front(verb.second)) return false;
  if (!verb.last.empty()) {
    if (words.empty() || words.back() != verb.last) return false;
    words = words.first(words.size() - 1);
  }
  if (words.size() != choice.size) return false;
  if (verb.order == Order::any) return fits_in_any_order(box, verb, choice, words);
  for (int place = 0; place < choice.size; ++place) {
    if (!argument_fits(box, type_of(verb, place), choice[place], words[static_cast<std::size_t>(place)]))
      return false;
  }
  return true;
}

std::string_view kind_word(Kind kind) {
  constexpr std::array<std::string_view, k_kinds> k_words{
      "target", "plan",  "retarget", "confuse", "take", "give",    "throw", "swing", "blast", "cheer",
      "belch",  "offer", "claim",    "more",    "keep", "discard", "swap",  "splat", "eat",   "copy",
      "yeet",   "drop",  "add",      "counter", "self", "vote",    "trade", "event"};
  return k_words[static_cast<std::size_t>(kind)];
}

}  // namespace food_fight
