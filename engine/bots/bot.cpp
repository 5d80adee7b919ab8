// Levels by name, and the seeds of decisions.
#include "engine/bots/bot.hpp"

#include <array>

#include "engine/bots/random_bot.hpp"
#include "engine/core/hash.hpp"

namespace bots {

namespace {

constexpr std::array<std::string_view, 1> k_levels{"random"};

/// Iterations between two looks at `done`; any number gives the same answer.
constexpr int k_many = 1 << 20;

std::string level_names() {
  std::string names;
  for (const auto level : k_levels) names += (names.empty() ? "" : ", ") + std::string(level);
  return names;
}

}  // namespace

core::Choice Bot::choose(const core::AnyView& view, const core::Question& question,
                         std::uint64_t seed) const {
  const auto search = begin(view, question, seed);
  while (!search->done()) search->step(k_many);
  return search->best();
}

std::span<const std::string_view> bot_levels() {
  return k_levels;
}

core::Result<std::unique_ptr<Bot>> make_bot(std::string_view level, const core::Game& /*game*/) {
  if (level == "random") return std::make_unique<RandomBot>();
  return core::fail("bot \"" + std::string(level) + "\" is not known; levels: " + level_names());
}

std::uint64_t decision_seed(std::uint64_t match_seed, core::Seat seat, int decision_number) {
  constexpr std::uint64_t k_bots = 0x626f7473;  // keeps bots' dice apart from the table's
  const std::uint64_t key = core::mix(core::mix(match_seed, k_bots), static_cast<std::uint64_t>(seat));
  return core::mix(key, static_cast<std::uint64_t>(decision_number));
}

}  // namespace bots
