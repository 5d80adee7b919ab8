// Levels by name, and the seeds of decisions.
#include "engine/bots/bot.hpp"

#include <array>
#include <charconv>

#include "engine/bots/cafe_fatal_bots.hpp"
#include "engine/bots/cooking_bots.hpp"
#include "engine/bots/food_fight_bots.hpp"
#include "engine/bots/random_bot.hpp"
#include "engine/core/hash.hpp"

namespace bots {

namespace {

constexpr std::array<std::string_view, 3> k_levels{"random", "greedy", "expert"};

/// The levels of one game that need to know its rules.
struct GameBots {
  std::string_view game;
  std::unique_ptr<Bot> (*greedy)();
  std::unique_ptr<Bot> (*expert)(int iterations);
  /// A yardstick for tournaments, offered nowhere; may be missing.
  std::string_view yardstick;
  std::unique_ptr<Bot> (*make_yardstick)();
};
constexpr std::array<GameBots, 4> k_games{
    {{"cafe-chaos", make_cafe_chaos_greedy, make_food_fight_expert, "greedy-first",
      make_cafe_chaos_first_greedy},
     {"what-the-food", make_what_the_food_greedy, make_food_fight_expert, {}, nullptr},
     {"cafe-fatal", make_cafe_fatal_greedy, make_cafe_fatal_expert, {}, nullptr},
     {"cooking-customers", make_cooking_greedy, make_cooking_expert, "one-turn", make_cooking_one_turn}}};

constexpr int k_most_iterations = 1'000'000;

/// The budget in `expert:200`; 0 for plain `expert`, -1 for anything else.
int expert_iterations(std::string_view level) {
  constexpr std::string_view k_expert = "expert";
  if (level == k_expert) return 0;
  if (level.substr(0, k_expert.size() + 1) != "expert:") return -1;
  const auto digits = level.substr(k_expert.size() + 1);
  int iterations = 0;
  const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), iterations);
  const bool usable = error == std::errc() && end == digits.data() + digits.size() && iterations >= 1 &&
                      iterations <= k_most_iterations;
  return usable ? iterations : -1;
}

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

core::Result<std::unique_ptr<Bot>> make_bot(std::string_view level, const core::Game& game) {
  if (level == "random") return std::make_unique<RandomBot>();
  const int iterations = expert_iterations(level);
  for (const auto& bots : k_games) {
    if (bots.game != game.id()) continue;
    if (level == "greedy") return bots.greedy();
    if (!level.empty() && level == bots.yardstick) return bots.make_yardstick();
    if (iterations >= 0) return bots.expert(iterations);
  }
  return core::fail("bot \"" + std::string(level) + "\" is not known; levels: " + level_names() +
                    ", expert:ITERATIONS");
}

std::uint64_t decision_seed(std::uint64_t match_seed, core::Seat seat, int decision_number) {
  constexpr std::uint64_t k_bots = 0x626f7473;  // keeps bots' dice apart from the table's
  const std::uint64_t key = core::mix(core::mix(match_seed, k_bots), static_cast<std::uint64_t>(seat));
  return core::mix(key, static_cast<std::uint64_t>(decision_number));
}

}  // namespace bots
