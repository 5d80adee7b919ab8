// Who might be asked now, as everybody at the table can tell: by what lies open, never by the hands.
#pragma once

#include <deque>
#include <memory>

#include "engine/core/event.hpp"
#include "engine/core/game.hpp"

namespace game::secret {

/// A seat that stands where a question of this kind may come.
struct Doubt {
  core::Seat seat;
  std::uint8_t kind = 0;
  bool asked = false;   ///< the question did come
  bool window = false;  ///< of Hold the Events: only who raised a hand is asked
};

/// Reads the public events of a game in order. A seat that might be asked gets its curtain whether or not the
/// engine has something to ask: else the missing pause would tell what it holds (design.md).
class Doubts {
 public:
  Doubts() = default;
  virtual ~Doubts() = default;
  Doubts(const Doubts&) = delete;
  Doubts& operator=(const Doubts&) = delete;

  /// Whether the event may be shown while the first doubt is still open: it belongs to what came before.
  virtual bool lets_pass(const core::Event& event) const = 0;
  virtual void note(const core::Event& event) = 0;
  /// The next event, before it is asked whether it may pass: it may tell that somebody had no choice.
  virtual void foresee(const core::Event& /*next*/) {}
  /// A question is open.
  virtual void asked(core::Seat /*seat*/, std::uint8_t /*kind*/) {}

  bool empty() const { return open_.empty(); }
  Doubt& front() { return open_.front(); }
  const Doubt& front() const { return open_.front(); }
  void pop() { open_.pop_front(); }
  /// What was shown long ago (a continued game) leaves no doubt.
  void forget() { open_.clear(); }

 protected:
  std::deque<Doubt> open_;
};

/// `first`: the table as everybody sees it before the first event that is noted. Null for a game without
/// hidden hands.
std::unique_ptr<Doubts> make_doubts(const core::Game& game, const core::AnyView& first);

}  // namespace game::secret
