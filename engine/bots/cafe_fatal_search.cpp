// Chooses arms by upper confidence bound, rolls out with the greedy policy and a little chance.
#include "engine/bots/cafe_fatal_search.hpp"

#include <algorithm>
#include <bit>
#include <cmath>

#include "engine/bots/cafe_fatal_guard.hpp"
#include "engine/core/hash.hpp"

namespace bots {

using namespace ::cafe_fatal;

namespace {

// Found in tournaments of 800 games; other values tried cost up to 2 victories in a hundred.

/// So many placements, the policy's best, are looked at.
constexpr std::size_t k_most_arms = 24;
constexpr float k_exploration = 0.35F;
constexpr float k_prior_weight = 2.0F;
/// Share of rollout moves drawn at random, of 256. With 77 the expert won 5 in a hundred less.
constexpr std::uint32_t k_random_moves = 20;

Placement random_placement(const Rest& rest, core::ChanceStream& stream) {
  core::Bits bits(stream.draw());
  const auto me = static_cast<std::size_t>(rest.turn);
  std::array<int, k_results> results{};
  std::uint32_t size = 0;
  for (int result = 0; result < k_results; ++result) {
    if (rest.thrown[static_cast<std::size_t>(result)] > 0) results[size++] = result;
  }
  const int result = results[bits.below(size)];
  const int own = rest.table_of[me][static_cast<std::size_t>(result)];
  if (own != k_no_table) return {result + 1, own};
  TableSet left = rest.reach[me];
  for (auto skip = bits.below(static_cast<std::uint32_t>(std::popcount(left))); skip > 0; --skip)
    left = static_cast<TableSet>(left & (left - 1));
  return {result + 1, std::countr_zero(left)};
}

}  // namespace

CafeFatalSearch::CafeFatalSearch(const View& view, const core::Question& question, std::uint64_t seed,
                                 int budget)
    : board_(view.board),
      bag_(count(view.bag)),
      seat_(core::index(question.seat())),
      seed_(seed),
      budget_(budget),
      rest_(rest_of(view.board)),
      policy_(view.board, patient_weights(view.board.seats)) {
  std::vector<std::pair<float, Placement>> scored;
  for (const auto placement : sensible_placements(board_, question))
    scored.emplace_back(policy_.score(rest_, placement), placement);
  std::stable_sort(scored.begin(), scored.end(),
                   [](const auto& left, const auto& right) { return left.first > right.first; });
  if (scored.size() > k_most_arms) scored.resize(k_most_arms);
  const float spread = std::max(0.5F, scored.front().first - scored.back().first);
  for (const auto& [score, placement] : scored) {
    Arm arm;
    arm.placement = placement;
    arm.prior = 1 - (scored.front().first - score) / spread;
    arms_.push_back(arm);
  }
  if (arms_.size() == 1) budget_ = 0;
}

void CafeFatalSearch::step(int iterations) {
  for (int i = 0; i < iterations && !done(); ++i) iterate();
}

core::Choice CafeFatalSearch::best() const {
  const auto better = [](const Arm& left, const Arm& right) { return left.visits < right.visits; };
  return to_choice(std::max_element(arms_.begin(), arms_.end(), better)->placement);
}

void CafeFatalSearch::iterate() {
  Arm& arm = arms_[choose_arm()];
  arm.sum += roll_out(arm, arm.visits);
  ++arm.visits;
  ++played_;
}

std::size_t CafeFatalSearch::choose_arm() const {
  std::size_t best = 0;
  float best_bound = -1;
  const float total = std::sqrt(static_cast<float>(played_ + 1));
  for (std::size_t i = 0; i < arms_.size(); ++i) {
    const Arm& arm = arms_[i];
    const auto tried = static_cast<float>(arm.visits + 1);
    // A quarter root in place of the logarithm's root: only square roots are the same on every machine.
    const float bound =
        arm.mean() + k_exploration * std::sqrt(std::sqrt(total) / tried) + k_prior_weight * arm.prior / tried;
    if (bound <= best_bound) continue;
    best = i;
    best_bound = bound;
  }
  return best;
}

float CafeFatalSearch::roll_out(const Arm& arm, int visit) const {
  // The n-th visit of every arm meets the same dice: differences between arms are less noisy.
  core::ChanceStream stream{core::mix(seed_, static_cast<std::uint64_t>(visit)), 0};
  Rest rest = rest_;
  bool going = place(rest, arm.placement);
  while (going) {
    throw_dice(rest, stream);
    const bool random = (stream.draw() & 255U) < k_random_moves;
    going = place(rest, random ? random_placement(rest, stream) : policy_.choose(rest));
  }
  return value_of(rest);
}

float CafeFatalSearch::value_of(const Rest& end) const {
  std::array<Pieces, k_most_seats> won{};
  const auto seats = static_cast<std::size_t>(end.seats);
  for (std::size_t seat = 0; seat < seats; ++seat) won[seat] = board_.players[seat].won;
  for (std::size_t table = 0; table < end.layout->tables; ++table) {
    Strength top = 0;
    std::size_t leader = seats;
    for (std::size_t seat = 0; seat < seats; ++seat) {
      if (end.strength[seat][table] > top) {
        top = end.strength[seat][table];
        leader = seat;
      } else if (end.strength[seat][table] == top) {
        leader = seats;
      }
    }
    if (leader == seats) continue;
    for (std::size_t kind = 0; kind < k_morsels; ++kind)
      won[leader][kind] = static_cast<std::uint8_t>(won[leader][kind] + board_.morsels[table][kind]);
  }
  return value_of_end(board_, bag_, won, seat_);
}

}  // namespace bots
