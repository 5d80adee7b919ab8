// One ply of Café Fatal: what a placement changes on its table, by hand-made chances of holding and taking
// it.
#pragma once

#include <span>

#include "engine/bots/cafe_fatal_rest.hpp"
#include "engine/bots/cafe_fatal_worth.hpp"

namespace bots {

/// How a policy weighs, in points.
struct PolicyWeights {
  float die;        ///< a die in hand: who still has dice when the others have none decides
  float neighbour;  ///< a new neighbour's worth, for each die that could still go there
  float others;     ///< what the others together may win counts as a loss
};

/// The level `greedy`: plain sense; it spends its dice a little early.
PolicyWeights eager_weights(int seats);
/// The expert's rollouts: found by hill climbing in games against an earlier greedy.
PolicyWeights patient_weights(int seats);

/// Weighs placements for the seat on turn. Holds what stays the same for a whole round.
class Policy {
 public:
  Policy(const ::cafe_fatal::Board& board, PolicyWeights weights);

  /// The best placement; of equal ones the first in canonical order.
  ::cafe_fatal::Placement choose(const Rest& rest) const;

  /// The best of some placements; of equal ones the first.
  ::cafe_fatal::Placement choose(const Rest& rest, std::span<const ::cafe_fatal::Placement> placements) const;

  /// How much a placement of the thrown dice is worth to the seat on turn, in points.
  float score(const Rest& rest, ::cafe_fatal::Placement placement) const;

 private:
  /// What the seat on turn has on a table and in its hand, now or after a placement.
  struct Own {
    Strength strength;
    int hand;
  };

  /// What the table promises to the seat on turn: own expected points less a share of the others'.
  float promise(const Rest& rest, std::size_t table, Own own) const;
  float promise_now(const Rest& rest, std::size_t table) const;
  float promise_after(const Rest& rest, ::cafe_fatal::Placement placement) const;

  /// Worth of the tables that dice on `table` would make neighbours.
  float worth_of_new_neighbours(const Rest& rest, std::size_t table) const;

  Worth worth_;
  PolicyWeights weights_;
};

}  // namespace bots
