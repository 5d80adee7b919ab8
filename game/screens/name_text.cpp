// Names as text: UTF-8, at most twelve characters.
#include <algorithm>

#include "game/screens/name_screen.hpp"

namespace game::screens {

namespace {

bool continues(char byte) {
  return (static_cast<unsigned char>(byte) & 0xC0U) == 0x80U;
}

}  // namespace

int characters(std::string_view name) {
  return static_cast<int>(
      std::count_if(name.begin(), name.end(), [](char byte) { return !continues(byte); }));
}

std::string without_last(const std::string& name) {
  std::size_t end = name.size();
  while (end > 0 && continues(name[end - 1])) --end;
  return name.substr(0, end > 0 ? end - 1 : 0);
}

std::string with_typed(const std::string& name, std::string_view text,
                       const std::function<bool(std::string_view)>& can_show) {
  std::string result = name;
  for (std::size_t at = 0; at < text.size();) {
    std::size_t end = at + 1;
    while (end < text.size() && continues(text[end])) ++end;
    const std::string_view character = text.substr(at, end - at);
    at = end;
    const bool is_control = character.size() == 1 && static_cast<unsigned char>(character[0]) < 0x20U;
    const bool leading_space = character == " " && (result.empty() || result.back() == ' ');
    if (is_control || leading_space || !can_show(character)) continue;
    if (characters(result) >= k_longest_name) break;
    result += character;
  }
  return result;
}

}  // namespace game::screens
