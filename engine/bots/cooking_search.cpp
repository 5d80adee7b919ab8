// Tries the policy's best moves, and both answers to an attack.
#include "engine/bots/cooking_search.hpp"

#include <algorithm>

#include "engine/bots/cooking_guard.hpp"
#include "engine/bots/cooking_situation.hpp"

namespace bots {

using namespace ::cooking_customers;

namespace {

constexpr std::size_t k_most_arms = 8;
/// Rounds of the table that are played on.
constexpr int k_horizon = 2;
/// Shares of the victory by which a move must beat the policy's own: rules first.
constexpr float k_margin = 0.01F;

}  // namespace

CookingSearch::CookingSearch(const core::AnyView& view, const core::Question& question, std::uint64_t seed,
                             int budget)
    : view_(view), question_(question), seed_(seed), budget_(budget) {
  if (kind_of(question) == Kind::play) {
    add_moves();
  } else {
    add_answers();
  }
  arms_.front().greedy = true;
  if (arms_.size() == 1) budget_ = 0;
  while ((std::size_t{1} << static_cast<unsigned>(halvings_)) < arms_.size()) ++halvings_;
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
  for (const auto& [move, gain] : moves) arms_.push_back({to_choice(move, glance.me)});
}

void CookingSearch::add_answers() {
  const core::Choice own = cooking_answer(glance_of(view_.as<View>()), question_, k_cooking_weights);
  arms_.push_back({own});
  // Which supply goes is asked in the middle of a step, which cannot be played again from there.
  if (kind_of(question_) == Kind::counter)
    arms_.push_back({question_.option(own == question_.option(0) ? 1 : 0)});
}

void CookingSearch::step(int iterations) {
  for (int i = 0; i < iterations && !done(); ++i) iterate();
}

void CookingSearch::iterate() {
  Arm& arm = arms_[turn_];
  // The n-th visit of every arm meets the same world and the same dice: differences are less noisy.
  core::AnyState world = cooking_world(view_, seed_, arm.visits);
  CookingDecider decider(world, arm.choice);
  const Board& board = view_.as<View>().board;
  const SideValues values = play_on(world, decider, k_horizon * board.seats);
  arm.sum += values[board.player(question_.seat()).side];
  ++arm.visits;
  turn_ = (turn_ + 1) % arms_.size();
  ++played_;
  if (played_ >= (halved_ + 1) * budget_ / halvings_) halve();
}

float CookingSearch::value(const Arm& arm) {
  if (arm.visits == 0) return -1;
  return arm.sum / static_cast<float>(arm.visits) + (arm.greedy ? k_margin : 0);
}

void CookingSearch::halve() {
  std::stable_sort(arms_.begin(), arms_.end(),
                   [](const Arm& left, const Arm& right) { return value(left) > value(right); });
  arms_.resize((arms_.size() + 1) / 2);
  turn_ = 0;
  ++halved_;
}

}  // namespace bots
