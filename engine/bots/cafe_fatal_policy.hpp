// One ply of Café Fatal: what a placement changes on its table, by hand-made chances of holding and taking
// it.
#pragma once

#include <span>

#include "engine/bots/cafe_fatal_rest.hpp"
#include "engine/bots/cafe_fatal_worth.hpp"

namespace bots {

/// Weighs placements for the seat on turn. Holds what stays the same for a whole round.
class Policy {
 public:
  explicit Policy(const ::cafe_fatal::Board& board);

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

  Worth worth_;
  float others_weight_;
};

}  // namespace bots
