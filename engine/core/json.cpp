// JSON parsing with the limits that bad files need.
#include "engine/core/json.hpp"

#include <algorithm>
#include <set>

namespace core {

namespace {
constexpr int k_max_depth = 16;

/// Watches a parse for duplicate keys and deep nesting; the first fault stays.
class Guard {
 public:
  bool operator()(int depth, Json::parse_event_t event, const Json& parsed) {
    using Kind = Json::parse_event_t;
    if (depth > k_max_depth) note("nested more than 16 levels deep");
    if (event == Kind::object_start) keys_.emplace_back();
    if (event == Kind::object_end && !keys_.empty()) keys_.pop_back();
    if (event == Kind::key && !keys_.empty() && !keys_.back().insert(parsed.get<std::string>()).second) {
      note("key \"" + parsed.get<std::string>() + "\" stands twice");
    }
    return fault_.empty();
  }
  const std::string& fault() const { return fault_; }

 private:
  void note(std::string fault) {
    if (fault_.empty()) fault_ = std::move(fault);
  }
  std::vector<std::set<std::string>> keys_;
  std::string fault_;
};

Result<std::string> word_of(const Json& value) {
  if (value.is_string()) return value.get<std::string>();
  if (value.is_number_integer()) return value.dump();
  return fail("expected a word or a whole number, found " + brief(value));
}
}  // namespace

Result<Json> parse_json(std::string_view text) {
  Guard guard;
  try {
    Json value = Json::parse(text, [&guard](int depth, Json::parse_event_t event, Json& parsed) {
      return guard(depth, event, parsed);
    });
    if (!guard.fault().empty()) return fail(guard.fault());
    return value;
  } catch (const Json::parse_error& error) {
    return fail(guard.fault().empty() ? "not valid JSON near character " + std::to_string(error.byte)
                                      : guard.fault());
  } catch (const Json::exception&) {
    return fail("not valid JSON: a number is too large");
  }
}

Result<std::vector<std::string>> words_of(const Json& value) {
  std::vector<std::string> words;
  if (value.is_null()) return words;
  if (value.is_string()) {
    const auto text = value.get<std::string>();
    if (text.empty() || text == "none") return words;
    words = split_words(text);
    for (const auto& word : words) {
      if (word.empty()) return fail("one space stands between words: \"" + text + "\"");
    }
    return words;
  }
  if (!value.is_array()) return fail("expected a list, found " + brief(value));
  for (const auto& item : value) {
    auto word = word_of(item);
    if (!word) return fail(word.error().message);
    words.push_back(*word);
  }
  return words;
}

std::vector<std::string> split_words(std::string_view text) {
  std::vector<std::string> words;
  for (std::size_t begin = 0;;) {
    const auto end = text.find(' ', begin);
    words.emplace_back(text.substr(begin, end - begin));
    if (end == std::string_view::npos) return words;
    begin = end + 1;
  }
}

std::string join(const std::vector<std::string>& words, std::string_view separator) {
  std::string text;
  for (const auto& word : words) {
    if (!text.empty()) text += separator;
    text += word;
  }
  return text;
}

std::string brief(const Json& value) {
  constexpr std::size_t k_longest = 200;
  std::string text = value.dump(-1, ' ', false, Json::error_handler_t::replace);
  if (text.size() <= k_longest) return text;
  std::size_t end = k_longest;
  while ((static_cast<unsigned char>(text[end]) & 0xc0) == 0x80) --end;  // never through a character
  return text.substr(0, end) + "…";
}

namespace {
/// A word longer than any id or path would fill the screen: it is cut, never inside a character of UTF-8.
std::string short_word(std::string_view word) {
  constexpr std::size_t k_longest = 200;
  constexpr std::size_t k_kept = 60;
  if (word.size() <= k_longest) return std::string(word);
  std::size_t end = k_kept;
  while ((static_cast<unsigned char>(word[end]) & 0xc0U) == 0x80U) --end;
  return std::string(word.substr(0, end)) + "… (" + std::to_string(word.size()) + " bytes) ";
}
}  // namespace

std::string on_one_line(std::string text) {
  std::replace_if(
      text.begin(), text.end(),
      [](char byte) { return static_cast<unsigned char>(byte) < 0x20 || byte == '\x7f'; }, '?');
  std::string shortened;
  std::size_t from = 0;
  while (from < text.size()) {
    const std::size_t to = std::min(text.find(' ', from), text.size() - 1) + 1;
    shortened += short_word(std::string_view(text).substr(from, to - from));
    from = to;
  }
  return shortened;
}

}  // namespace core
