// Who answers questions inside a rule's call: a bot, a rollout, a script, a replay, or the border to people.
#pragma once

#include <span>

#include "engine/core/question.hpp"

namespace core {

class Decider {
 public:
  virtual ~Decider() = default;

  /// Answers a question that has at least two options (or is a sequence). Must return a legal choice.
  virtual Choice decide(const Question& question) = 0;

  /// Answers questions that are asked of several seats at once; no answer may depend on another.
  /// `choices[i]` answers `questions[i]`.
  virtual void decide_together(std::span<const Question> questions, std::span<Choice> choices) {
    for (std::size_t i = 0; i < questions.size(); ++i) choices[i] = decide(questions[i]);
  }
};

/// Asks one seat; a question with a single option is not asked.
inline Choice ask(Decider& decider, const Question& question) {
  return question.answers_itself() ? question.option(0) : decider.decide(question);
}

/// Asks several seats at once (`plan`, `vote`, `keep`); single options are not asked.
void ask_together(Decider& decider, std::span<const Question> questions, std::span<Choice> choices);

}  // namespace core
