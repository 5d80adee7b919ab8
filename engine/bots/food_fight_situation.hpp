// One decision of a policy in a food fight: what the seat sees, how it looks at it, and its whim.
#pragma once

#include "engine/bots/food_fight_hand.hpp"
#include "engine/bots/food_fight_standing.hpp"
#include "engine/bots/what_the_food_conditions.hpp"
#include "engine/core/chance.hpp"
#include "engine/food_fight/glance.hpp"

namespace bots {

/// Small random numbers that keep a policy from being read. With size 0 it has no whims.
class Whim {
 public:
  Whim(core::ChanceStream& stream, float size) : stream_(stream), size_(size) {}
  /// Between -size and size, small ones likelier.
  float next() {
    if (size_ <= 0) return 0;
    const std::uint64_t bits = stream_.draw();
    constexpr float k_unit = 1.0F / 65536.0F;
    const auto first = static_cast<float>(bits & 0xffffU);
    const auto second = static_cast<float>((bits >> 16) & 0xffffU);
    return size_ * (first - second) * k_unit;
  }

 private:
  core::ChanceStream& stream_;
  float size_;
};

struct Situation {
  Situation(const fight::Glance& glance_, const FightWeights& weights_, Whim whim_)
      : glance(glance_),
        board(*glance_.board),
        me(glance_.me),
        weights(weights_),
        standing(*glance_.board, glance_.me),
        hand(throwables_of(*glance_.hand)),
        whim(whim_) {}

  const fight::Glance& glance;
  const fight::Board& board;
  core::Seat me;
  const FightWeights& weights;
  Standing standing;
  Throwables hand;
  mutable Whim whim;

  int points(core::Seat seat) const { return board.player(seat).points; }
  /// What a heal of so many is worth to this seat.
  float healed(int points_off) const { return standing.gain(me, -points_off); }
  /// Throwables that `seat` is likely to hold.
  float throwables_in_hand(core::Seat seat) const {
    if (seat == me) return static_cast<float>(hand.cards());
    const int owned = glance.owned[static_cast<std::size_t>(seat)] - 1;
    return 0.85F * static_cast<float>(owned > 0 ? owned : 0);
  }
  float worth_of_card(fight::Card card) const {
    return bots::worth_of(weights, card, fight::is_action(card) ? hand : hand.without(one(card))) +
           super_worth_in_hand(board, card);
  }
  /// What `card` would add to the hand.
  float worth_of_new(fight::Card card) const {
    return bots::worth_of(weights, card, hand) + super_worth_in_hand(board, card);
  }
  /// What a point on each neighbour of `seat` is worth, but for the own seat.
  float beside(core::Seat seat) const {
    float sum = 0;
    for (const auto neighbour : {board.left(seat), board.right(seat)})
      sum += neighbour == me ? 0 : standing.weight(neighbour);
    return sum;
  }
  template <class Visit>
  void others(const Visit& visit) const {
    for (int i = 1; i < board.seats; ++i) visit(core::seat_at((core::index(me) + i) % board.seats));
  }
};

}  // namespace bots
