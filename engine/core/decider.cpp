// Simultaneous questions: those that leave a choice are asked together.
#include "engine/core/decider.hpp"

#include <algorithm>
#include <vector>

namespace core {

void ask_together(Decider& decider, std::span<const Question> questions, std::span<Choice> choices) {
  const auto answers_itself = [](const Question& question) { return question.answers_itself(); };
  if (std::none_of(questions.begin(), questions.end(), answers_itself)) {
    if (!questions.empty()) decider.decide_together(questions, choices);
    return;
  }
  std::vector<Question> open;
  std::vector<std::size_t> places;
  for (std::size_t i = 0; i < questions.size(); ++i) {
    if (questions[i].answers_itself()) {
      choices[i] = questions[i].option(0);
    } else {
      open.push_back(questions[i]);
      places.push_back(i);
    }
  }
  if (open.empty()) return;
  std::vector<Choice> answers(open.size());
  decider.decide_together(open, answers);
  for (std::size_t i = 0; i < open.size(); ++i) choices[places[i]] = answers[i];
}

}  // namespace core
