// What points are worth: the chance to have the fewest when the game ends.
#pragma once

#include <array>

#include "engine/food_fight/board.hpp"

namespace bots {

namespace fight = ::food_fight;

/// The share of the victory that a seat may expect: falls by a constant factor with every point more than
/// another has, the steeper the nearer the limit is.
float share_of_victory(const fight::Board& board, core::Seat seat);

/// How a seat looks at the points of all.
class Standing {
 public:
  Standing(const fight::Board& board, core::Seat me);

  float share() const { return share_; }
  /// What it is worth to this seat, in own points, that `seat` gains so many (negative: heals them).
  float gain(core::Seat seat, int points) const;
  /// The same for one point; about -1 for the own seat.
  float weight(core::Seat seat) const { return weights_[static_cast<std::size_t>(seat)]; }
  /// The other seat whose points are worth most.
  core::Seat rival() const { return rival_; }

 private:
  float power(int points) const;

  const fight::Board& board_;
  core::Seat me_;
  core::Seat rival_;
  const float* powers_;  ///< by points above the fewest
  int most_ = 0;
  int fewest_ = 255;
  float sum_ = 0;  ///< of the powers of all seats
  float share_ = 0;
  float unit_;  ///< own points for a whole victory
  std::array<float, fight::k_most_seats> weights_{};
};

}  // namespace bots
