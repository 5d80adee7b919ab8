// One decision of Cooking Customers as a seat weighs it: what each move gains, in its own dollars.
#pragma once

#include "engine/bots/cooking_worth.hpp"

namespace bots {

/// Valid as long as the glance's view or position.
class CookingSituation {
 public:
  CookingSituation(const cooking::Glance& glance, const CookingWeights& weights);

  /// What a move of the open `play` question gains; keeping all cards is 0.
  float gain(const CookingMove& move) const;
  /// What it gains to stop the waiting attack with the fitting card.
  float gain_of_defence() const;
  /// What the own side would miss of a supply.
  float worth_of_supply(Card supply) const;

  const cooking::Glance& glance() const { return glance_; }
  const cooking::Board& board() const { return *glance_.board; }
  Seat me() const { return glance_.me; }

 private:
  /// What a kitchen, and a side's table, are worth to the seat: as they are, or changed.
  float worth(Seat seat, const cooking::Player& player, const cooking::Side& side) const;
  float worth_now(Seat seat) const { return worth_now_[static_cast<std::size_t>(seat)]; }
  /// How much a dollar that this seat loses counts.
  float rivalry(Seat seat) const { return rivalry_[board().player(seat).side]; }

  float help(Seat seat, Card card) const;
  /// Dollars that the seat loses by the card's effect; for customers and inspectors if they take effect.
  float loss(Seat seat, Card card) const;
  float loss_to_attack(Seat seat, Card card) const;
  float loss_of_crew(Seat seat, bool cook) const;
  float meals_of_defence(Seat seat) const;
  float gain_of_lure(const CookingMove& move) const;
  float gain_of_break(const CookingMove& move) const;

  cooking::Glance glance_;
  const CookingWeights& weights_;
  std::array<float, cooking::k_most_sides> rivalry_{};
  std::array<float, cooking::k_most_seats> worth_now_;
};

}  // namespace bots
