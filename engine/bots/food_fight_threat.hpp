// What the seats that aim at one are likely to do to it, set by set.
#pragma once

#include "engine/bots/food_fight_situation.hpp"

namespace bots {

/// Expected points in each set, and what comes back to their senders, in own points.
struct Threat {
  std::array<float, fight::k_sets> thrown{};    ///< stopped by Duck
  std::array<float, fight::k_sets> unducked{};  ///< food that Duck does not stop
  std::array<float, fight::k_sets> without_food{};
  float weight_of_attackers = 0;  ///< mean weight of those who aim at the seat
  int attackers = 0;

  float food(int set) const {
    return thrown[static_cast<std::size_t>(set)] + unducked[static_cast<std::size_t>(set)];
  }
  float all(int set) const { return food(set) + without_food[static_cast<std::size_t>(set)]; }
};

Threat threat_to_me(const Situation& situation);

/// How likely a throw at `target` is stopped by Duck, and by what its character can place.
struct Reception {
  float stopped = 0;    ///< of thrown food
  float evaded = 0;     ///< of food that flies over a Duck
  float sent_back = 0;  ///< of both: comes to the attacker
};
Reception reception_of(const Situation& situation, core::Seat target);

/// Seats that aim at `seat`.
int aims_at(const fight::Board& board, core::Seat seat);

}  // namespace bots
