// Upper confidence bounds with a prior.
#include "engine/bots/bandit.hpp"

#include <algorithm>
#include <cmath>

#include "engine/core/chance.hpp"

namespace bots {

namespace {

constexpr float k_exploration = 0.20F;
constexpr float k_prior_weight = 0.6F;

bool fewer_visits(const Arm& left, const Arm& right) {
  return left.visits < right.visits;
}

}  // namespace

std::size_t most_promising(const std::vector<Arm>& arms) {
  int tried = 0;
  float sum = 0;
  for (const auto& arm : arms) {
    tried += arm.visits;
    sum += arm.sum;
  }
  const float usual = tried == 0 ? 0.25F : sum / static_cast<float>(tried);
  // A quarter root in place of the logarithm's root: only square roots are the same on every machine.
  const float total = std::sqrt(static_cast<float>(tried + 1));
  std::size_t best = 0;
  float best_bound = -1;
  for (std::size_t i = 0; i < arms.size(); ++i) {
    const auto visits = static_cast<float>(arms[i].visits);
    // One imagined usual result: a first bad visit does not bury an arm.
    const float mean = (arms[i].sum + usual) / (visits + 1);
    const float bound = mean + k_exploration * std::sqrt(total / (visits + 1)) * 0.5F +
                        k_prior_weight * arms[i].prior / (visits + 1);
    if (bound <= best_bound) continue;
    best = i;
    best_bound = bound;
  }
  return best;
}

std::size_t most_visited(const std::vector<Arm>& arms) {
  return static_cast<std::size_t>(std::max_element(arms.begin(), arms.end(), fewer_visits) - arms.begin());
}

std::size_t one_of_most_visited(const std::vector<Arm>& arms, std::uint64_t bits) {
  const std::size_t best = most_visited(arms);
  std::vector<std::size_t> good;
  for (std::size_t i = 0; i < arms.size(); ++i) {
    if (4 * arms[i].visits >= 3 * arms[best].visits) good.push_back(i);
  }
  // Before the first visit all are equal: then the first has the best prior.
  if (arms[best].visits == 0) return best;
  return good[core::Bits(bits).below(static_cast<std::uint32_t>(good.size()))];
}

}  // namespace bots
