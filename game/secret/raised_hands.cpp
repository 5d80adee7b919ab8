// Hands that go up and down.
#include "game/secret/raised_hands.hpp"

#include <algorithm>

namespace game::secret {

void RaisedHands::put_down(int seat, const core::Question* question) {
  Hand& hand = at(seat);
  hand = {false, {}};
  for (int i = 0; question != nullptr && i < question->size(); ++i)
    hand.offered.push_back(question->option(i));
}

bool RaisedHands::asks(const core::Question& window, bool hides) const {
  const int seat = core::index(window.seat());
  if (is_up(seat, hides)) return true;
  if (hides) return false;
  const auto& offered = at(seat).offered;
  for (int i = 0; i < window.size(); ++i) {
    if (std::find(offered.begin(), offered.end(), window.option(i)) == offered.end()) return true;
  }
  return false;
}

}  // namespace game::secret
