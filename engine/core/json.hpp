// Strict JSON for one line of a table file.
#pragma once

#include <nlohmann/json.hpp>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/result.hpp"

namespace core {

/// Keeps the order of keys, so that what we write reads like what we mean.
using Json = nlohmann::ordered_json;

/// Parses one JSON value; refuses duplicate keys, deep nesting (over 16 levels) and trailing text.
Result<Json> parse_json(std::string_view text);

/// A list that may stand as an array of words or numbers, or as one string with spaces; null and "none" are
/// empty.
Result<std::vector<std::string>> words_of(const Json& value);

/// Splits at single spaces. Two spaces in a row give an empty word.
std::vector<std::string> split_words(std::string_view text);

/// `a b c`
std::string join(const std::vector<std::string>& words, std::string_view separator = " ");

/// Short form of a value for messages, at most about 200 characters.
std::string brief(const Json& value);

/// For messages: control characters, which JSON can smuggle into keys and names, become question marks.
std::string on_one_line(std::string text);

}  // namespace core
