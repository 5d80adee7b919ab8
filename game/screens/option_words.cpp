// Lists of words in options.
#include "game/screens/option_words.hpp"

#include <algorithm>
#include <sstream>

namespace game::screens {

std::vector<std::string> option_words(const core::Json& options, std::string_view key) {
  std::vector<std::string> words;
  const auto found = options.find(std::string(key));
  if (found == options.end() || !found->is_string()) return words;
  std::istringstream text(found->get<std::string>());
  for (std::string word; text >> word;) words.push_back(word);
  return words;
}

bool has_word(const core::Json& options, std::string_view key, std::string_view word) {
  const auto words = option_words(options, key);
  return std::find(words.begin(), words.end(), word) != words.end();
}

void set_word(core::Json& options, std::string_view key, std::string_view word, bool on) {
  auto words = option_words(options, key);
  std::erase(words, word);
  if (on) words.emplace_back(word);
  std::string text;
  for (const auto& one : words) text += (text.empty() ? "" : " ") + one;
  options[std::string(key)] = text;
}

}  // namespace game::screens
