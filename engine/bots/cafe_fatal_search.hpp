// The expert's search in Café Fatal: a flat bandit over placements with rollouts to the end of the round.
#pragma once

#include <vector>

#include "engine/bots/bot.hpp"
#include "engine/bots/cafe_fatal_policy.hpp"

namespace bots {

/// Nothing hidden matters before the round ends, so there is no world to sample: the dice are the only
/// chance.
class CafeFatalSearch final : public Search {
 public:
  CafeFatalSearch(const ::cafe_fatal::View& view, const core::Question& question, std::uint64_t seed,
                  int budget);

  void step(int iterations) override;
  bool done() const override { return played_ >= budget_; }
  core::Choice best() const override;
  int iterations() const override { return played_; }

 private:
  struct Arm {
    ::cafe_fatal::Placement placement;
    float prior = 0;  ///< 0 … 1 by rank in the policy's order
    float sum = 0;
    int visits = 0;
    float mean() const { return visits == 0 ? prior : sum / static_cast<float>(visits); }
  };

  void iterate();
  std::size_t choose_arm() const;
  float roll_out(const Arm& arm, int visit) const;
  float value_of(const Rest& end) const;

  ::cafe_fatal::Board board_;
  int bag_;
  int seat_;
  std::uint64_t seed_;
  int budget_;
  int played_ = 0;
  Rest rest_;
  Policy policy_;
  std::vector<Arm> arms_;  ///< best prior first
};

}  // namespace bots
