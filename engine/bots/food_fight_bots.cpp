// The bots of both food fights: views to policies and searches.
#include "engine/bots/food_fight_bots.hpp"

#include "engine/bots/decided_search.hpp"
#include "engine/bots/food_fight_policy.hpp"
#include "engine/bots/food_fight_search.hpp"

namespace bots {

namespace {

using ::food_fight::View;

class Greedy final : public Bot {
 public:
  explicit Greedy(const FightWeights& weights) : weights_(weights) {}
  std::unique_ptr<Search> begin(const core::AnyView& view, const core::Question& question,
                                std::uint64_t seed) const override {
    return std::make_unique<DecidedSearch>(choose(view, question, seed));
  }
  core::Choice choose(const core::AnyView& view, const core::Question& question,
                      std::uint64_t seed) const override {
    core::ChanceStream stream{seed, 0};
    return fight_answer(fight::glance_of(view.as<View>()), question, weights_, stream, weights_.whim);
  }

 private:
  FightWeights weights_;
};

class Expert final : public Bot {
 public:
  explicit Expert(int iterations) : iterations_(iterations) {}
  std::unique_ptr<Search> begin(const core::AnyView& view, const core::Question& question,
                                std::uint64_t seed) const override {
    const auto& seen = view.as<View>();
    switch (fight::kind_of(question)) {
      case fight::Kind::plan:
        return std::make_unique<ProgrammeSearch>(seen, question, seed, iterations_);
      case fight::Kind::target:
        return std::make_unique<AnswerSearch>(seen, question, seed, share(4));
      case fight::Kind::event:
      case fight::Kind::confuse:
        // Matters of rules: among the two dozen moves of a Confuse a search would follow chance.
        return std::make_unique<AnswerSearch>(seen, question, seed, 0);
      default:
        return std::make_unique<AnswerSearch>(seen, question, seed, share(8));
    }
  }

 private:
  int share(int part) const { return (iterations_ + part - 1) / part; }

  int iterations_;
};

constexpr int k_expert_iterations = 1000;

}  // namespace

std::unique_ptr<Bot> make_cafe_chaos_greedy() {
  return std::make_unique<Greedy>(k_chaos_weights);
}

std::unique_ptr<Bot> make_what_the_food_greedy() {
  return std::make_unique<Greedy>(k_what_the_food_weights);
}

std::unique_ptr<Bot> make_food_fight_expert(int iterations) {
  return std::make_unique<Expert>(iterations > 0 ? iterations : k_expert_iterations);
}

std::unique_ptr<Bot> make_cafe_chaos_first_greedy() {
  return std::make_unique<Greedy>(k_first_chaos_weights);
}

}  // namespace bots
