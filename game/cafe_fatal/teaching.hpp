// Short hints in the first games, and the rule behind what is in focus.
#pragma once

#include <optional>
#include <string>

#include "game/cafe_fatal/choice.hpp"
#include "game/stage/stage.hpp"

namespace game::cafe_fatal {

enum class Lesson : std::uint8_t { pick, place, later, distribution, tie, whole, count };

std::string lesson_text(Lesson lesson);

/// Gives each lesson once, at the moment it matters.
class Teaching {
 public:
  explicit Teaching(bool on) : on_(on) {}

  void choice_opened(bool first_throw);
  void tables_entered();
  void choice_made() { end(); }
  void event(const core::Event& event);
  const std::string& text() const { return text_; }

 private:
  void give(Lesson lesson);
  void end() { text_.clear(); }

  bool on_;
  unsigned given_ = 0;
  std::string text_;
};

/// For the screen "info": the whole rule, and why dark things are dark. `choice` may be null.
stage::Info explain(const Shown& shown, const Choice* choice, const Names& names);

}  // namespace game::cafe_fatal
