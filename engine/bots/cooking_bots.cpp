// Cooking Customers' bots: views to policies and searches.
#include "engine/bots/cooking_bots.hpp"

#include "engine/bots/cooking_policy.hpp"
#include "engine/bots/cooking_search.hpp"
#include "engine/bots/cooking_turn.hpp"
#include "engine/bots/decided_search.hpp"

namespace bots {

namespace {

using ::cooking_customers::View;

class Greedy final : public Bot {
 public:
  std::unique_ptr<Search> begin(const core::AnyView& view, const core::Question& question,
                                std::uint64_t seed) const override {
    return std::make_unique<DecidedSearch>(choose(view, question, seed));
  }
  core::Choice choose(const core::AnyView& view, const core::Question& question,
                      std::uint64_t /*seed*/) const override {
    return cooking_answer(::cooking_customers::glance_of(view.as<View>()), question, k_cooking_weights);
  }
};

class OneTurn final : public Bot {
 public:
  std::unique_ptr<Search> begin(const core::AnyView& view, const core::Question& question,
                                std::uint64_t seed) const override {
    return std::make_unique<DecidedSearch>(choose(view, question, seed));
  }
  core::Choice choose(const core::AnyView& view, const core::Question& question,
                      std::uint64_t /*seed*/) const override {
    return best_of_turn(view.as<View>(), question);
  }
};

class Expert final : public Bot {
 public:
  explicit Expert(int iterations) : iterations_(iterations) {}
  std::unique_ptr<Search> begin(const core::AnyView& view, const core::Question& question,
                                std::uint64_t seed) const override {
    return std::make_unique<CookingSearch>(view, question, seed, iterations_);
  }

 private:
  int iterations_;
};

constexpr int k_expert_iterations = 1000;

}  // namespace

std::unique_ptr<Bot> make_cooking_greedy() {
  return std::make_unique<Greedy>();
}

std::unique_ptr<Bot> make_cooking_one_turn() {
  return std::make_unique<OneTurn>();
}

std::unique_ptr<Bot> make_cooking_expert(int iterations) {
  return std::make_unique<Expert>(iterations > 0 ? iterations : k_expert_iterations);
}

}  // namespace bots
