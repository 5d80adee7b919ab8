// Players that see only their seat's view. One interface for all games, levels and callers.
#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <string_view>

#include "engine/core/any_state.hpp"
#include "engine/core/game.hpp"
#include "engine/core/question.hpp"

namespace bots {

/// One decision that is being thought about. Holds all it needs by value; no clock, no globals: its answer
/// depends on view, question, seed and the number of iterations alone.
class Search {
 public:
  virtual ~Search() = default;
  /// Thinks on. Calling it n times with 1 is the same as once with n; nothing happens when it is done.
  virtual void step(int iterations) = 0;
  virtual bool done() const = 0;
  /// The best legal answer so far; legal from the start on.
  virtual core::Choice best() const = 0;
  /// Iterations played so far.
  virtual int iterations() const = 0;
};

/// A level of play in one game. Stateless: every decision stands for itself.
class Bot {
 public:
  virtual ~Bot() = default;
  /// `view` is the question's seat's own.
  virtual std::unique_ptr<Search> begin(const core::AnyView& view, const core::Question& question,
                                        std::uint64_t seed) const = 0;
  /// The answer after the level's whole budget of iterations.
  virtual core::Choice choose(const core::AnyView& view, const core::Question& question,
                              std::uint64_t seed) const;
};

/// `random`, `greedy`, `expert`: from the weakest to the strongest.
std::span<const std::string_view> bot_levels();

/// The bot of that level. `expert:200` is an expert with a budget of 200 iterations, for tournaments. The
/// error names the levels.
core::Result<std::unique_ptr<Bot>> make_bot(std::string_view level, const core::Game& game);

/// The seed of one decision: a keyed function of the match's seed, the seat, and the number of decisions made
/// in the match before the question was put (for questions put to several seats at once the same number).
std::uint64_t decision_seed(std::uint64_t match_seed, core::Seat seat, int decision_number);

}  // namespace bots
