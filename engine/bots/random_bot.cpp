// Draws legal answers.
#include "engine/bots/random_bot.hpp"

#include <utility>
#include <vector>

#include "engine/bots/decided_search.hpp"
#include "engine/core/chance.hpp"

namespace bots {

namespace {

core::Choice random_sequence(const core::Question& question, core::Bits bits) {
  core::Choice choice;
  choice.verb = question.sequence_verb();
  std::vector<int> left;
  for (int i = 0; i < question.size(); ++i) left.push_back(i);
  const auto length = bits.below(static_cast<std::uint32_t>(question.size()) + 1);
  for (std::uint32_t place = 0; place < length; ++place) {
    const auto drawn = bits.below(static_cast<std::uint32_t>(left.size()));
    std::swap(left[drawn], left.back());
    choice.push_back(question.option(left.back())[0]);
    left.pop_back();
  }
  return choice;
}

}  // namespace

core::Choice random_choice(const core::Question& question, std::uint64_t seed) {
  core::Bits bits(core::mix(seed));
  if (question.is_sequence()) return random_sequence(question, bits);
  return question.option(static_cast<int>(bits.below(static_cast<std::uint32_t>(question.size()))));
}

std::unique_ptr<Search> RandomBot::begin(const core::AnyView& view, const core::Question& question,
                                         std::uint64_t seed) const {
  return std::make_unique<DecidedSearch>(choose(view, question, seed));
}

core::Choice RandomBot::choose(const core::AnyView& /*view*/, const core::Question& question,
                               std::uint64_t seed) const {
  return random_choice(question, seed);
}

}  // namespace bots
