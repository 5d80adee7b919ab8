// Tries the policy's best moves, and both answers to an attack.
#include "engine/bots/cooking_search.hpp"

#include <algorithm>

#include "engine/bots/cooking_guard.hpp"
#include "engine/bots/cooking_situation.hpp"

namespace bots {

using namespace ::cooking_customers;

namespace {

constexpr std::size_t k_most_arms = 16;
/// Dollars below the best move's gain that leave no prior.
constexpr float k_spread = 3.0F;
/// Rounds of the table that are played on.
constexpr int k_horizon = 2;
constexpr std::uint64_t k_whims = 0x7768696d;  // keeps rollouts' whims apart from the worlds

}  // namespace

CookingSearch::CookingSearch(const core::AnyView& view, const core::Question& question, std::uint64_t seed,
                             int budget)
    : view_(view), question_(question), seed_(seed), budget_(budget) {
  if (kind_of(question) == Kind::play) {
    add_moves();
  } else {
    core::ChanceStream unused;
    const auto glance = glance_of(view_.as<View>());
    choices_.push_back(cooking_answer(glance, question, k_cooking_weights, unused, 0));
    arms_.push_back({1, 0, 0});
    if (kind_of(question) == Kind::counter) {
      choices_.push_back(question.option(choices_.front() == question.option(0) ? 1 : 0));
      arms_.push_back({0, 0, 0});
    }
  }
  if (arms_.size() == 1) budget_ = 0;
}

void CookingSearch::add_moves() {
  struct Valued {
    CookingMove move;
    float gain;
  };
  const auto glance = glance_of(view_.as<View>());
  const CookingSituation situation(glance, k_cooking_weights);
  std::vector<Valued> sensible;
  std::vector<Valued> stupid;
  each_cooking_move(glance, [&](const CookingMove& move) {
    (is_stupid(glance, move) ? stupid : sensible).push_back({move, situation.gain(move)});
  });
  std::vector<Valued>& moves = sensible.empty() ? stupid : sensible;
  std::stable_sort(moves.begin(), moves.end(),
                   [](const Valued& left, const Valued& right) { return left.gain > right.gain; });
  if (moves.size() > k_most_arms) moves.resize(k_most_arms);
  for (const auto& [move, gain] : moves) {
    choices_.push_back(to_choice(move, glance.me));
    arms_.push_back({std::max(0.0F, 1 - (moves.front().gain - gain) / k_spread), 0, 0});
  }
}

void CookingSearch::step(int iterations) {
  for (int i = 0; i < iterations && !done(); ++i) iterate();
}

void CookingSearch::iterate() {
  const std::size_t place = most_promising(arms_);
  Arm& arm = arms_[place];
  // The n-th visit of every arm meets the same world: differences between arms are less noisy.
  core::AnyState world = cooking_world(view_, seed_, arm.visits);
  core::ChanceStream stream{core::mix(seed_ ^ k_whims, static_cast<std::uint64_t>(arm.visits)), 0};
  CookingDecider decider(world, choices_[place], stream);
  const Board& board = view_.as<View>().board;
  const SideValues values = play_on(world, decider, k_horizon * board.seats);
  arm.note(values[board.player(question_.seat()).side]);
  ++played_;
}

}  // namespace bots
