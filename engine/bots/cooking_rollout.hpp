// Plays sampled worlds of Cooking Customers on with the greedy policy.
#pragma once

#include "engine/bots/cooking_policy.hpp"
#include "engine/bots/cooking_standing.hpp"
#include "engine/core/decider.hpp"

namespace bots {

/// Gives one answer first, then those of the policy, from what the asked seat sees of `state`.
class CookingDecider final : public core::Decider {
 public:
  CookingDecider(const core::AnyState& state, const core::Choice& first) : state_(state), first_(&first) {}

  core::Choice decide(const core::Question& question) override;

 private:
  const core::AnyState& state_;
  const core::Choice* first_;
};

/// A world that fits the view, number `n` of those that `seed` gives.
core::AnyState cooking_world(const core::AnyView& view, std::uint64_t seed, int n);
/// Plays on until so many turns have ended, or the game; the value to each side.
SideValues play_on(core::AnyState& world, core::Decider& decider, int turns);

}  // namespace bots
