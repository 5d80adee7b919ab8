// Hold the Events (WF-094, WF-A60): who wants to be asked when a window opens.
//
// A set has ten windows and more, and the rules ask holders alone. Were the curtain to fall for everybody who
// might hold an event, nobody could play; were it to fall for holders only, all would know them. So people at
// one screen say in the open that they want to be asked: Up raises their hand, Up again puts it down. In each
// window the curtain falls for the hands that are up, clockwise, whether or not they hold an event; for the
// others it never does, and who holds one passes without a word. That is the ruling's switch for passing by
// itself, seen by all; a hand that is up says no more than "wait!" at a table, and anybody may bluff. A hand
// stays up until its owner puts it down, over rounds too: the first window of a round opens at once. When a
// table goes on after a break all hands are up, so that nobody's window is lost with the power. The breath
// that the stage takes at every window is the same for all, too: bots answer in it.
//
// One person alone, or open hands: a holder is asked in the open in every window, until they say "Not this
// round"; an event that comes into the hand after that is asked about again, and Up asks for all.
#pragma once

#include <array>
#include <optional>
#include <vector>

#include "engine/core/question.hpp"
#include "engine/food_fight/board.hpp"

namespace game::secret {

class RaisedHands {
 public:
  /// As the mode begins: down where hands are hidden, up where they are not.
  void clear() { hands_ = {}; }
  /// In the open every round asks again; hidden hands stay as they are.
  void new_round(bool hides) {
    if (!hides) clear();
  }
  bool is_up(int seat, bool hides) const { return at(seat).up.value_or(!hides); }
  void raise(int seat) { at(seat) = {true, {}}; }
  /// `question`: what was asked when they said so; null: nothing.
  void put_down(int seat, const core::Question* question);
  /// Whether that window is for the person to answer. A card that was not on offer when the hand went down is
  /// new to an open hand.
  bool asks(const core::Question& window, bool hides) const;

 private:
  struct Hand {
    std::optional<bool> up;
    std::vector<core::Choice> offered;  ///< when it went down
  };
  Hand& at(int seat) { return hands_[static_cast<std::size_t>(seat)]; }
  const Hand& at(int seat) const { return hands_[static_cast<std::size_t>(seat)]; }

  std::array<Hand, ::food_fight::k_most_seats> hands_{};
};

}  // namespace game::secret
