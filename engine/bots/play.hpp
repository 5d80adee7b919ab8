// Whole games among bots: inline and fast, or through the border with a complete record.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "engine/bots/bot.hpp"
#include "engine/core/decider.hpp"
#include "engine/core/game.hpp"
#include "engine/core/match.hpp"

namespace bots {

/// Answers the questions of a game that is played inline. Each answer comes from the seat's own view, made
/// when the question is put.
class BotDecider final : public core::Decider {
 public:
  /// `bots`: one for each seat. `state` is the position that is being played on; all must outlive this.
  BotDecider(const core::Game& game, const core::AnyState& state, std::uint64_t match_seed,
             std::span<const Bot* const> bots)
      : game_(game), state_(state), seed_(match_seed), bots_(bots) {}

  core::Choice decide(const core::Question& question) override;
  void decide_together(std::span<const core::Question> questions, std::span<core::Choice> choices) override;

  int decisions() const { return decisions_; }
  /// Hash of all answers in their order.
  std::uint64_t hash() const { return hasher_.value(); }

 private:
  core::Choice answer(const core::Question& question);

  const core::Game& game_;
  const core::AnyState& state_;
  std::uint64_t seed_;
  std::span<const Bot* const> bots_;
  int decisions_ = 0;
  core::Hasher hasher_;
};

/// How a game among bots went.
struct Played {
  core::SeatSet winners;  ///< empty if it was broken off
  std::vector<int> scores;
  int rounds = 0;
  int decisions = 0;
  std::uint64_t hash = 0;   ///< over the final position and all answers
  bool broken_off = false;  ///< `k_most_rounds` were not enough
};

inline constexpr int k_most_rounds = 100;

/// A fresh deal from the seed, played to its end. `setup.options` are complete (`Game::read_options`).
core::Result<Played> play(const core::Game& game, const core::Setup& setup, std::span<const Bot* const> bots);

/// The same game through the border, with the lines of its complete record, each without its newline.
struct Recorded {
  Played played;
  std::vector<std::string> lines;
};
core::Result<Recorded> play_recorded(const core::Game& game, const core::Setup& setup,
                                     std::span<const Bot* const> bots, const core::Json& players);

}  // namespace bots
