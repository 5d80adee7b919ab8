// Names in sentences.
#include "game/stage/names.hpp"

#include <algorithm>
#include <cctype>

#include "engine/core/seat.hpp"

namespace game::stage {

std::string joined(const std::vector<std::string>& parts) {
  std::string text;
  for (std::size_t i = 0; i < parts.size(); ++i) {
    if (i > 0) text += i + 1 == parts.size() ? " and " : ", ";
    text += parts[i];
  }
  return text;
}

std::string shouted(std::string text) {
  std::transform(text.begin(), text.end(), text.begin(),
                 [](unsigned char letter) { return static_cast<char>(std::toupper(letter)); });
  return text;
}

std::string Names::operator[](int seat) const {
  const auto index = static_cast<std::size_t>(seat);
  return index < seats_->size() ? (*seats_)[index].name : std::string("Nobody");
}

std::string Names::letter(int seat) const {
  const auto index = static_cast<std::size_t>(seat);
  return index < seats_->size() ? (*seats_)[index].letter : std::string("?");
}

std::string Names::list(unsigned bits) const {
  std::vector<std::string> parts;
  for (int seat = 0; seat < core::k_max_seats; ++seat) {
    if (((bits >> seat) & 1U) != 0) parts.push_back((*this)[seat]);
  }
  constexpr std::size_t k_longest = 34;
  const std::string all = joined(parts);
  return all.size() > k_longest ? std::to_string(parts.size()) + " players" : all;
}

std::string Names::possessive(int seat) const {
  const std::string name = (*this)[seat];
  return name + (!name.empty() && name.back() == 's' ? "’" : "’s");
}

}  // namespace game::stage
