// One ply of Café Fatal: what a placement changes on its table, by hand-made chances of holding and taking
// it.
#pragma once

#include "engine/bots/cafe_fatal_rest.hpp"
#include "engine/bots/cafe_fatal_worth.hpp"

namespace bots {

/// Weighs placements for the seat on turn. Holds what stays the same for a whole round.
class Policy {
 public:
  explicit Policy(const ::cafe_fatal::Board& board);

  /// The best placement; of equal ones the first in canonical order.
  ::cafe_fatal::Placement choose(const Rest& rest) const;

  /// How much a placement of the thrown dice is worth to the seat on turn, in points.
  float score(const Rest& rest, ::cafe_fatal::Placement placement) const;

 private:
  /// Calls `use(placement)` for each legal placement in canonical order.
  template <class Use>
  static void for_each_placement(const Rest& rest, const Use& use);
  /// What the table promises to `me`: own expected points less a share of the others'.
  float promise(const Rest& rest, std::size_t table, std::size_t me) const;

  Worth worth_;
  float others_weight_;
};

}  // namespace bots
