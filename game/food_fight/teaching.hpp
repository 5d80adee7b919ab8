// Short hints in the first games, each once, at the moment it matters.
#pragma once

#include <string>

#include "engine/core/event.hpp"
#include "engine/food_fight/question.hpp"

namespace game::food_fight {

enum class Lesson : std::uint8_t {
  aim,
  plan,
  flip,
  grab,
  combo,
  duck,
  event,
  floor,
  chaos,
  nine,
  tenth,
  reaction,
  held,  ///< Hold the Events: a window
  count
};

/// In the words of that board's game; empty where the game has nothing to teach.
std::string lesson_text(Lesson lesson, const ::food_fight::Board& board);

class Teaching {
 public:
  explicit Teaching(bool on) : on_(on) {}
  /// The table as it begins: game and limit.
  void set_table(const ::food_fight::Board& board) { board_ = board; }

  void choice_opened(::food_fight::Kind kind);
  void choice_made() { text_.clear(); }
  /// What was said about a question from a hand that is not open any more would tell that there was one.
  void hand_closed();
  void event(const core::Event& event);
  const std::string& text() const { return text_; }

 private:
  void give(Lesson lesson);

  bool on_;
  ::food_fight::Board board_;
  bool of_hand_ = false;  ///< the text belongs to a question that not everybody knows of
  unsigned given_ = 0;
  std::string text_;
};

}  // namespace game::food_fight
