// Plays sampled worlds of a food fight on with the greedy policy, and says what they are worth to each seat.
#pragma once

#include <array>

#include "engine/bots/food_fight_policy.hpp"
#include "engine/core/game.hpp"
#include "engine/food_fight/view.hpp"

namespace bots {

using SeatValues = std::array<float, fight::k_most_seats>;

/// Answers every question by the policy, from what its seat sees of `state`.
class PolicyDecider : public core::Decider {
 public:
  PolicyDecider(const core::AnyState& state, core::ChanceStream& stream) : state_(state), stream_(stream) {}

  core::Choice decide(const core::Question& question) override { return by_policy(question); }

 protected:
  core::Choice by_policy(const core::Question& question);

 private:
  const core::AnyState& state_;
  core::ChanceStream& stream_;
};

/// A world that fits the view, number `n` of those that `seed` gives.
core::AnyState fight_world(const fight::View& view, std::uint64_t seed, int n);
/// One step of the rules.
void fight_step(core::AnyState& world, core::Decider& decider);
/// Plays on until the game is over or round `until` begins; shares of the victory, exact when it is over.
SeatValues play_on(core::AnyState& world, int until, core::ChanceStream& stream);

}  // namespace bots
