// The expert's search in Cooking Customers: moves and answers tried in the same sampled worlds, with greedy
// rollouts over the real rules; the worse half is given up again and again.
#pragma once

#include <vector>

#include "engine/bots/bot.hpp"
#include "engine/bots/cooking_rollout.hpp"

namespace bots {

class CookingSearch final : public Search {
 public:
  /// `view` is one of Cooking Customers.
  CookingSearch(const core::AnyView& view, const core::Question& question, std::uint64_t seed, int budget);

  void step(int iterations) override;
  bool done() const override { return played_ >= budget_; }
  core::Choice best() const override { return arms_.front().choice; }
  int iterations() const override { return played_; }

 private:
  struct Arm {
    core::Choice choice;
    bool greedy = false;  ///< what the policy would do
    float sum = 0;
    int visits = 0;
  };

  void add_moves();
  void add_answers();
  void iterate();
  /// The best arms come first; the worse half of them goes.
  void halve();
  static float value(const Arm& arm);

  core::AnyView view_;
  core::Question question_;
  std::uint64_t seed_;
  int budget_;
  int played_ = 0;
  int halvings_ = 1;  ///< over the whole budget; the last one leaves a single arm
  int halved_ = 0;
  std::size_t turn_ = 0;   ///< whose visit comes next
  std::vector<Arm> arms_;  ///< still looked at; the best of the last halving first
};

}  // namespace bots
