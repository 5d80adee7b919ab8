// Who might be asked now, as everybody at the table can tell: by the cards that lie open, never by the hands.
#pragma once

#include <array>
#include <deque>

#include "engine/core/event.hpp"
#include "engine/food_fight/events.hpp"
#include "engine/food_fight/question.hpp"

namespace game::secret {

/// A seat that stands where a question of this kind may come.
struct Doubt {
  core::Seat seat;
  food_fight::Kind kind;
  bool asked = false;  ///< the question did come
};

/// Reads the public events of a food fight in order. A seat that shows Panic, Smash, Counterstrike or Yeet,
/// or stands in Fire Drill, gets its curtain whether or not the engine has something to ask: else the missing
/// pause would tell what it holds (design.md).
class Doubts {
 public:
  /// The table as everybody sees it before the first event that `note` hears of.
  explicit Doubts(const food_fight::Board& board);

  /// Whether the event may be shown while the first doubt is still open: it belongs to what came before.
  bool lets_pass(const core::Event& event) const;
  void note(const core::Event& event);

  bool empty() const { return open_.empty(); }
  Doubt& front() { return open_.front(); }
  const Doubt& front() const { return open_.front(); }
  void pop() { open_.pop_front(); }
  /// What was shown long ago (a continued game) leaves no doubt.
  void forget() { open_.clear(); }

 private:
  using Card = food_fight::Card;

  Card stance(int seat) const { return stance_[static_cast<std::size_t>(seat)]; }
  void flip(const food_fight::CardsFlipped& flipped);
  void declare(const food_fight::AttackDeclared& attack);
  void doubt_target(int seat);
  void add(int seat, food_fight::Kind kind) { open_.push_back({core::seat_at(seat), kind}); }

  int seats_;
  int start_;
  std::array<Card, food_fight::k_most_seats> stance_{};  ///< what each seat's card of this set stands for
  std::array<std::array<Card, food_fight::k_sets>, food_fight::k_most_seats> mats_{};  ///< as flipped
  Card attack_ = Card::none;  ///< the action of the attack under way
  std::deque<Doubt> open_;
};

}  // namespace game::secret
