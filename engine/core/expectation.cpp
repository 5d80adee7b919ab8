// Only the named keys are compared; lists compare by the order that the game gives their key.
#include "engine/core/expectation.hpp"

#include <algorithm>

namespace core {

namespace {

constexpr std::string_view k_size_suffix = "_size";

bool is_nothing(const Json& value) {
  return value.is_null() || (value.is_string() && (value.get<std::string>().empty() || value == "none"));
}

/// Each word must find a card of its own. Exact ids bind first, so that a kind never takes the card that an
/// id needs.
bool bind_all(const Game& game, std::vector<std::string> words, std::vector<std::string> cards) {
  if (words.size() != cards.size()) return false;
  const auto take = [&cards](const auto& fits) {
    const auto found = std::find_if(cards.begin(), cards.end(), fits);
    if (found == cards.end()) return false;
    cards.erase(found);
    return true;
  };
  const auto named = std::stable_partition(words.begin(), words.end(), [&](const std::string& word) {
    return std::find(cards.begin(), cards.end(), word) != cards.end();
  });
  std::vector<std::string> kinds;
  for (auto word = words.begin(); word != named; ++word) {
    if (!take([&](const std::string& card) { return card == *word; })) kinds.push_back(*word);
  }
  kinds.insert(kinds.end(), named, words.end());
  return std::all_of(kinds.begin(), kinds.end(), [&](const std::string& word) {
    return take([&](const std::string& card) { return game.word_fits(word, card); });
  });
}

bool same_list(const Game& game, std::string_view key, const std::vector<std::string>& words,
               const std::vector<std::string>& cards) {
  const ListOrder order = game.list_order(key);
  if (order == ListOrder::any) return bind_all(game, words, cards);
  if (words.size() > cards.size() || (order == ListOrder::exact && words.size() != cards.size()))
    return false;
  return std::equal(
      words.begin(), words.end(), cards.begin(),
      [&](const std::string& word, const std::string& card) { return game.word_fits(word, card); });
}

std::string differs(const std::string& path, const Json& expected, const Json& actual) {
  return path + ": expected " + brief(expected) + ", is " + brief(actual);
}

class Comparison {
 public:
  explicit Comparison(const Game& game) : game_(game) {}

  std::string object(const std::string& path, const Json& expected, const Json& actual) const {
    if (!expected.is_object()) return differs(path, expected, actual);
    for (const auto& [key, wanted] : expected.items()) {
      const std::string here = path.empty() ? key : path + "." + key;
      std::string difference;
      if (actual.contains(key)) {
        difference = value(here, key, wanted, actual[key]);
      } else if (const auto* list = list_behind_size(key, actual); list != nullptr) {
        if (wanted != Json(list->size()))
          difference = here + ": expected " + brief(wanted) + ", is " + std::to_string(list->size());
      } else {
        difference = here + ": there is no such key here";
      }
      if (!difference.empty()) return difference;
    }
    return {};
  }

 private:
  static const Json* list_behind_size(std::string_view key, const Json& actual) {
    if (!key.ends_with(k_size_suffix)) return nullptr;
    key.remove_suffix(k_size_suffix.size());
    const auto found = actual.find(std::string(key));
    return found != actual.end() && (found->is_array() || found->is_object()) ? &*found : nullptr;
  }

  std::string value(const std::string& path, const std::string& key, const Json& expected,
                    const Json& actual) const {
    if (actual.is_object()) return object(path, expected, actual);
    if (actual.is_array()) {
      const auto words = words_of(expected);
      const auto cards = words_of(actual);
      if (!words) return path + ": " + words.error().message;
      return cards && same_list(game_, key, *words, *cards) ? "" : differs(path, expected, actual);
    }
    const bool same = is_nothing(actual) ? is_nothing(expected) : expected == actual;
    return same ? "" : differs(path, expected, actual);
  }

  const Game& game_;
};

}  // namespace

std::string first_difference(const Game& game, const Json& expected, const Json& actual) {
  return Comparison(game).object("", expected, actual);
}

}  // namespace core
