// Who might be asked in a food fight: by the actions that lie face up.
#pragma once

#include <array>

#include "engine/food_fight/events.hpp"
#include "engine/food_fight/question.hpp"
#include "game/secret/doubts.hpp"

namespace game::secret {

/// A seat that shows Panic, Smash, Counterstrike or Yeet, or stands in Fire Drill, is in doubt.
class FightDoubts final : public Doubts {
 public:
  explicit FightDoubts(const food_fight::Board& board);

  bool lets_pass(const core::Event& event) const override;
  void note(const core::Event& event) override;

 private:
  using Card = food_fight::Card;

  Card stance(int seat) const { return stance_[static_cast<std::size_t>(seat)]; }
  void flip(const food_fight::CardsFlipped& flipped);
  void declare(const food_fight::AttackDeclared& attack);
  void doubt_target(int seat);
  void add(int seat, food_fight::Kind kind) {
    open_.push_back({core::seat_at(seat), static_cast<std::uint8_t>(kind)});
  }

  int seats_;
  int start_;
  std::array<Card, food_fight::k_most_seats> stance_{};  ///< what each seat's card of this set stands for
  std::array<std::array<Card, food_fight::k_sets>, food_fight::k_most_seats> mats_{};  ///< as flipped
  Card attack_ = Card::none;  ///< the action of the attack under way
};

}  // namespace game::secret
