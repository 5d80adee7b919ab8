// What the tests of bots share: set-ups, bots by name, and games that stop at each decision.
#pragma once

#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "engine/bots/play.hpp"

namespace bot_tests {

/// The game's default options at so many seats.
core::Setup setup_for(const core::Game& game, int seats, std::uint64_t seed);

/// Bots that live as long as this.
class Team {
 public:
  /// `names`: one for all seats, or one for each.
  Team(const core::Game& game, int seats, const std::vector<std::string>& names);
  std::span<const bots::Bot* const> players() const { return players_; }

 private:
  std::vector<std::unique_ptr<bots::Bot>> owned_;
  std::vector<const bots::Bot*> players_;
};

using AtDecision = std::function<void(const core::AnyState& state, const core::Question& question)>;
/// Plays a game among greedy bots and calls `look` at every decision, with the true position.
void walk(const core::Game& game, const core::Setup& setup, const AtDecision& look);

/// Some games for every set of options and every number of seats, half of the answers at random: so plays
/// come up that no bot would choose.
void wander(const core::Game& game, int games, const AtDecision& look);

}  // namespace bot_tests
