// Choosing among a few answers by what they brought so far.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

namespace bots {

/// One answer that is being tried.
struct Arm {
  float prior = 0;  ///< 0 … 1
  float sum = 0;
  int visits = 0;

  float mean() const { return visits == 0 ? 0 : sum / static_cast<float>(visits); }
  void note(float value) {
    sum += value;
    ++visits;
  }
};

/// The arm with the highest upper bound, the first of equals.
std::size_t most_promising(const std::vector<Arm>& arms);
/// The arm with the most visits, the first of equals.
std::size_t most_visited(const std::vector<Arm>& arms);
/// One of those with at least three quarters of the most visits; `bits` draws it.
std::size_t one_of_most_visited(const std::vector<Arm>& arms, std::uint64_t bits);

}  // namespace bots
