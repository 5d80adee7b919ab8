// Shares of victory by tables of powers: no library function whose last bit a machine may choose.
#include "engine/bots/food_fight_standing.hpp"

#include <algorithm>

namespace bots {

namespace {

using fight::Board;
using Points = std::array<std::uint8_t, fight::k_most_seats>;

constexpr int k_gaps = 11;    ///< points between the most that anybody has and the limit; more count as these
constexpr float k_lost = 10;  ///< own points
constexpr int k_margins = 32;  ///< points above the fewest; more count as these

/// The factor of one point, by gap: exp(-1/s) for s from 0.6 at the limit to 2.4 far from it.
constexpr std::array<float, k_gaps> k_factors{0.189F, 0.368F, 0.463F, 0.513F, 0.555F, 0.591F,
                                              0.607F, 0.621F, 0.635F, 0.647F, 0.659F};

constexpr std::array<std::array<float, k_margins>, k_gaps> powers() {
  std::array<std::array<float, k_margins>, k_gaps> table{};
  for (std::size_t gap = 0; gap < k_gaps; ++gap) {
    float power = 1;
    for (auto& entry : table[gap]) {
      entry = power;
      power *= k_factors[gap];
    }
  }
  return table;
}
constexpr auto k_powers = powers();

const std::array<float, k_margins>& powers_at(const Board& board, int most) {
  return k_powers[static_cast<std::size_t>(std::clamp(board.limit - most, 0, k_gaps - 1))];
}

float share_with(const Board& board, const Points& points, std::size_t me) {
  int most = 0;
  int fewest = 255;
  for (std::size_t i = 0; i < board.seats; ++i) {
    most = std::max<int>(most, points[i]);
    fewest = std::min<int>(fewest, points[i]);
  }
  const auto& factors = powers_at(board, most);
  const auto factor = [&](std::size_t seat) {
    return factors[static_cast<std::size_t>(std::min(points[seat] - fewest, k_margins - 1))];
  };
  float sum = 0;
  for (std::size_t i = 0; i < board.seats; ++i) sum += factor(i);
  return factor(me) / sum;
}

Points points_of(const Board& board) {
  Points points{};
  for (std::size_t i = 0; i < board.seats; ++i) points[i] = board.players[i].points;
  return points;
}

}  // namespace

float share_of_victory(const Board& board, core::Seat seat) {
  return share_with(board, points_of(board), static_cast<std::size_t>(seat));
}

Standing::Standing(const Board& board, core::Seat me) : board_(board), me_(me), rival_(board.left(me)) {
  for (std::size_t i = 0; i < board.seats; ++i) {
    most_ = std::max<int>(most_, board.players[i].points);
    fewest_ = std::min<int>(fewest_, board.players[i].points);
  }
  powers_ = powers_at(board, most_).data();
  for (std::size_t i = 0; i < board.seats; ++i) sum_ += power(board.players[i].points);
  share_ = power(board.player(me).points) / sum_;
  // An own point takes share × (1 - share) / s; s is near 2 for most of a game.
  unit_ = 2.0F / std::max(0.04F, share_ * (1 - share_));
  for (int i = 0; i < board.seats; ++i) {
    const auto seat = core::seat_at(i);
    weights_[static_cast<std::size_t>(i)] = gain(seat, 1);
    if (seat != me && weight(seat) > weight(rival_)) rival_ = seat;
  }
}

float Standing::power(int points) const {
  return powers_[std::min(points - fewest_, k_margins - 1)];
}

float Standing::gain(core::Seat seat, int points) const {
  const int before = board_.player(seat).points;
  const int after = std::clamp(before + points, 0, 255);
  // Nobody ends a game that somebody else would win (the game may still go on: heals count until the round
  // ends).
  if (after >= board_.limit && most_ < board_.limit && board_.player(me_).points > fewest_) return -k_lost;
  if (after < fewest_ || after > most_) {
    Points all = points_of(board_);
    all[static_cast<std::size_t>(seat)] = static_cast<std::uint8_t>(after);
    return (share_with(board_, all, static_cast<std::size_t>(me_)) - share_) * unit_;
  }
  const float sum = sum_ - power(before) + power(after);
  const float own = power(seat == me_ ? after : board_.player(me_).points);
  return (own / sum - share_) * unit_;
}

}  // namespace bots
