// Café Fatal's bots: views to policies and searches.
#include "engine/bots/cafe_fatal_bots.hpp"

#include "engine/bots/cafe_fatal_guard.hpp"
#include "engine/bots/cafe_fatal_search.hpp"
#include "engine/bots/decided_search.hpp"

namespace bots {

namespace {

using ::cafe_fatal::View;

class Greedy final : public Bot {
 public:
  std::unique_ptr<Search> begin(const core::AnyView& view, const core::Question& question,
                                std::uint64_t seed) const override {
    return std::make_unique<DecidedSearch>(choose(view, question, seed));
  }
  core::Choice choose(const core::AnyView& view, const core::Question& question,
                      std::uint64_t /*seed*/) const override {
    const auto& board = view.as<View>().board;
    const auto placements = sensible_placements(board, question);
    const Policy policy(board, eager_weights(board.seats));
    return ::cafe_fatal::to_choice(policy.choose(rest_of(board), placements));
  }
};

class Expert final : public Bot {
 public:
  explicit Expert(int iterations) : iterations_(iterations) {}
  std::unique_ptr<Search> begin(const core::AnyView& view, const core::Question& question,
                                std::uint64_t seed) const override {
    return std::make_unique<CafeFatalSearch>(view.as<View>(), question, seed, iterations_);
  }

 private:
  int iterations_;
};

constexpr int k_expert_iterations = 1500;

}  // namespace

std::unique_ptr<Bot> make_cafe_fatal_greedy() {
  return std::make_unique<Greedy>();
}

std::unique_ptr<Bot> make_cafe_fatal_expert(int iterations) {
  return std::make_unique<Expert>(iterations > 0 ? iterations : k_expert_iterations);
}

}  // namespace bots
