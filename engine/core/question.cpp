// Legality of an answer.
#include "engine/core/question.hpp"

#include <bitset>

namespace core {

bool Question::accepts(const Choice& choice) const {
  if (!sequence_) {
    for (int i = 0; i < size(); ++i) {
      if (option(i) == choice) return true;
    }
    return false;
  }
  if (choice.verb != sequence_verb_ || choice.size > size()) return false;
  std::bitset<256> used;
  for (int place = 0; place < choice.size; ++place) {
    int match = -1;
    for (int i = 0; i < size() && match < 0; ++i) {
      if (!used[static_cast<std::size_t>(i)] && option(i)[0] == choice[place]) match = i;
    }
    if (match < 0) return false;
    used.set(static_cast<std::size_t>(match));
  }
  return true;
}

}  // namespace core
