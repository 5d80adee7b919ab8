// Options that are lists of words: one text with spaces, as the engine writes them.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/core/json.hpp"

namespace game::screens {

std::vector<std::string> option_words(const core::Json& options, std::string_view key);
bool has_word(const core::Json& options, std::string_view key, std::string_view word);
void set_word(core::Json& options, std::string_view key, std::string_view word, bool on);

}  // namespace game::screens
