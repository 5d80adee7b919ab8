// A thread on which bots think, so that no frame waits for them.
#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>

#include "engine/bots/bot.hpp"

namespace game::bot_worker {

/// All that a decision needs, by value: the table may go on while the bot thinks.
struct Job {
  core::AnyView view;
  core::Question question;
  std::uint64_t seed = 0;
  std::shared_ptr<const bots::Bot> bot;
};

struct Answer {
  core::Choice choice;
  int iterations = 0;
  bool cut_short = false;  ///< the hard stop came before the budget was used
};

/// Jobs are thought about one after another. All calls come from one thread (the frame loop) and return at
/// once. A search that reaches its budget gives the answer that `Bot::choose` gives.
class BotWorker {
 public:
  using Ticket = std::uint64_t;
  /// Time since any fixed moment. Asked by the calls of the frame loop only.
  using Clock = std::function<std::chrono::milliseconds()>;

  static constexpr std::chrono::milliseconds k_hard_stop{500};
  /// Iterations between two checkpoints; a cancelled search ends after at most so many.
  static constexpr int k_iterations_a_checkpoint = 64;

  /// `clock` empty: the steady clock.
  explicit BotWorker(Clock clock = {});
  /// Cancels everything and waits for the thread, at most one checkpoint long.
  ~BotWorker();
  BotWorker(const BotWorker&) = delete;
  BotWorker& operator=(const BotWorker&) = delete;

  /// Takes a job; the time to its hard stop runs from here.
  Ticket start(Job job);
  /// The answer, once: when the search is done, or at the hard stop its last checkpoint. Nothing while it
  /// thinks, and for tickets that were answered or cancelled.
  std::optional<Answer> poll(Ticket ticket);
  void cancel(Ticket ticket);

 private:
  struct Self;
  std::unique_ptr<Self> self_;
};

}  // namespace game::bot_worker
