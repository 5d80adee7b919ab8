// The expert's searches in a food fight: sampled worlds, the secret programmes as a game of simultaneous
// moves, greedy rollouts over the real rules.
#pragma once

#include <optional>
#include <vector>

#include "engine/bots/bandit.hpp"
#include "engine/bots/bot.hpp"
#include "engine/bots/food_fight_plan.hpp"
#include "engine/bots/food_fight_rollout.hpp"

namespace bots {

/// What all of them share: a view, a seed, and a number of iterations.
class FightSearch : public Search {
 public:
  FightSearch(const fight::View& view, const core::Question& question, std::uint64_t seed, int budget)
      : view_(view), question_(question), seed_(seed), budget_(budget) {}

  void step(int iterations) final {
    for (int i = 0; i < iterations && !done(); ++i, ++played_) iterate();
  }
  bool done() const final { return played_ >= budget_; }
  int iterations() const final { return played_; }

 protected:
  virtual void iterate() = 0;
  const fight::View& view() const { return view_; }
  const core::Question& question() const { return question_; }
  std::uint64_t seed() const { return seed_; }
  int me() const { return core::index(question_.seat()); }
  void no_search() { budget_ = 0; }
  core::AnyState world(int n) const { return fight_world(view_, seed_, n); }
  core::ChanceStream dice(int n) const {
    return {core::mix(seed_ ^ k_dice, static_cast<std::uint64_t>(n)), 0};
  }
  /// What the policy would answer, without a whim.
  core::Choice policy_choice() const;

 private:
  static constexpr std::uint64_t k_dice = 0x64696365;  // keeps rollouts' dice apart from the worlds'

  fight::View view_;
  core::Question question_;
  std::uint64_t seed_;
  int budget_;
  int played_ = 0;
};

/// Whole programmes: decoupled bandits, one for each seat. The others play the policy half the time.
class ProgrammeSearch final : public FightSearch {
 public:
  ProgrammeSearch(const fight::View& view, const core::Question& question, std::uint64_t seed, int budget);
  core::Choice best() const override;

 private:
  struct Bandit {
    std::vector<Programme> programmes;
    std::vector<Arm> arms;
  };
  void iterate() override;
  static void add_arms(Bandit& bandit, const std::vector<ValuedProgramme>& ranked, std::size_t most);
  void add_others(int seat, const core::AnyState& typical);

  std::array<Bandit, fight::k_most_seats> bandits_;
};

/// One arm an answer, for questions that the step of the rules begins with: the step is played again from its
/// start in each sampled world. Others are answered by the policy.
class AnswerSearch final : public FightSearch {
 public:
  AnswerSearch(const fight::View& view, const core::Question& question, std::uint64_t seed, int budget);
  core::Choice best() const override;

 private:
  void iterate() override;
  void add_options(const core::Choice& first);

  std::vector<core::Choice> choices_;
  std::vector<Arm> arms_;
};

}  // namespace bots
