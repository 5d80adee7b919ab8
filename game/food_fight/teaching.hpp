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
  count
};

std::string lesson_text(Lesson lesson);

class Teaching {
 public:
  explicit Teaching(bool on) : on_(on) {}

  void choice_opened(::food_fight::Kind kind);
  void choice_made() { text_.clear(); }
  void event(const core::Event& event);
  const std::string& text() const { return text_; }

 private:
  void give(Lesson lesson);

  bool on_;
  unsigned given_ = 0;
  std::string text_;
};

}  // namespace game::food_fight
