// The expert's search in Cooking Customers: a flat bandit over moves and answers, sampled worlds, greedy
// rollouts over the real rules.
#pragma once

#include <vector>

#include "engine/bots/bandit.hpp"
#include "engine/bots/bot.hpp"
#include "engine/bots/cooking_rollout.hpp"

namespace bots {

class CookingSearch final : public Search {
 public:
  /// `view` is one of Cooking Customers.
  CookingSearch(const core::AnyView& view, const core::Question& question, std::uint64_t seed, int budget);

  void step(int iterations) override;
  bool done() const override { return played_ >= budget_; }
  core::Choice best() const override { return choices_[most_visited(arms_)]; }
  int iterations() const override { return played_; }

 private:
  void add_moves();
  void iterate();

  core::AnyView view_;
  core::Question question_;
  std::uint64_t seed_;
  int budget_;
  int played_ = 0;
  std::vector<core::Choice> choices_;
  std::vector<Arm> arms_;
};

}  // namespace bots
