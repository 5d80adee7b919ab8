// What the events add up to: awards, and how the points came. Nothing but events goes in.
#pragma once

#include <array>
#include <string>
#include <vector>

#include "game/cafe_fatal/shown.hpp"
#include "game/cafe_fatal/words.hpp"
#include "game/stage/stage.hpp"

namespace game::cafe_fatal {

class Chronicle {
 public:
  void note(const core::Event& event);
  /// Two or three, best first; each seat's share of luck and skill.
  std::vector<stage::Award> awards(const Names& names, int seats) const;

 private:
  struct Record {
    int tables = 0;
    int ties = 0;
    int thefts = 0;        ///< tables won by a higher result or by one die more
    int largest_haul = 0;  ///< points of one table
    int most_dice = 0;     ///< of one result in one throw
    int wholes = 0;
  };
  std::array<Record, rules::k_most_seats> records_{};
};

/// What was won with its points: "1 whole cake 50, 2 slices of pizza 4, 1 cheese 1".
std::string points_words(const rules::Pieces& won);

}  // namespace game::cafe_fatal
