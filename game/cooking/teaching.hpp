// Short hints in the first games, each once, at the moment it matters.
#pragma once

#include <string>

#include "engine/cooking_customers/question.hpp"
#include "engine/core/event.hpp"

namespace game::cooking {

enum class Lesson : std::uint8_t {
  play,
  second,
  counter,
  lose,
  order,
  roll,
  extra,
  fired,
  tip,
  minus,
  supply,
  cooked,
  lost_turn,
  taken,
  counter_customer,
  count
};

/// At most 90 letters.
std::string lesson_text(Lesson lesson);

class Teaching {
 public:
  explicit Teaching(bool on) : on_(on) {}

  /// `attack`: the card that could be stopped.
  void choice_opened(::cooking_customers::Kind kind,
                     ::cooking_customers::Card attack = ::cooking_customers::Card::none);
  void choice_made() { text_.clear(); }
  /// The hand is not open any more: what was said about a question from it would tell that there was one.
  void hand_closed();
  void event(const core::Event& event);
  const std::string& text() const { return text_; }

 private:
  void give(Lesson lesson);

  bool on_;
  bool of_hand_ = false;  ///< the text belongs to a question that not everybody knows of
  int turns_ = 0;         ///< that began since it was given
  unsigned given_ = 0;
  std::string text_;
};

}  // namespace game::cooking
